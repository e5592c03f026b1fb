import { useQuery } from "@tanstack/react-query";
import { tagsQuery } from "../../tags/queries.ts";
import { EditorHead, type EditorProps } from "./editor-head.tsx";
import { FilterChoices } from "./filter-choices.tsx";
import { useCondition } from "./use-condition.ts";

export function TagEditor(props: EditorProps) {
  const { word, values, set } = useCondition(props);
  const tags = useQuery({ ...tagsQuery(), meta: {} });
  const choices = tags.data?.map(({ _id, name, ...uses }) => ({
    value: _id,
    label: name,
    count: uses[props.list],
  }));
  return (
    <>
      <EditorHead
        {...props}
        word={word}
        onWord={(next) => set(next, next === "isEmpty" ? [] : values)}
      />
      {word !== "isEmpty" &&
        (choices && choices.length > 0 ? (
          <FilterChoices choices={choices} values={values} onChange={(next) => set(word, next)} />
        ) : (
          <p className="px-2.5 pt-1 pb-2 text-13 text-ink-3">
            {tags.isError ? "The tags could not be loaded." : choices ? "No tags yet." : "Loading"}
          </p>
        ))}
    </>
  );
}
