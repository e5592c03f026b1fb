import { useQuery } from "@tanstack/react-query";
import { statusChoices } from "../../customers/status.tsx";
import { dashboardQuery } from "../../dashboard/queries.ts";
import { monthStart } from "../../lib/dates.ts";
import { EditorHead, type EditorProps } from "./editor-head.tsx";
import { FilterChoices } from "./filter-choices.tsx";
import { useCondition } from "./use-condition.ts";

export function StatusEditor(props: EditorProps) {
  const { word, values, set } = useCondition(props);
  // Loaded for the sidebar anyway.
  const { data } = useQuery({ ...dashboardQuery(monthStart()), meta: {} });
  return (
    <>
      <EditorHead {...props} word={word} onWord={(next) => set(next, values)} />
      <FilterChoices
        choices={statusChoices.map((choice) => ({
          ...choice,
          count: data?.statuses.find(({ status }) => status === choice.value)?.customers,
        }))}
        values={values}
        onChange={(next) => set(word, next)}
      />
    </>
  );
}
