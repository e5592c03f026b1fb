import { labelOf } from "../../../lib/people/label-of.ts";
import { peopleHere } from "../../../lib/people/people-here.ts";
import { useSession } from "../../../lib/session.ts";
import { EditorHead, type EditorProps } from "./editor-head.tsx";
import { FilterChoices } from "./filter-choices.tsx";
import { useCondition } from "./use-condition.ts";

/** Me first, then all on the desk, then who has left. */
export function ResponsibleEditor(props: EditorProps) {
  const { word, values, set } = useCondition(props);
  const { user } = useSession();
  const people = user?.desk.people ?? [];
  const others = peopleHere(people).filter(({ _id }) => _id !== user?._id);
  const choices = [
    { value: "me", label: "Me" },
    ...others.map(({ _id, name }) => ({ value: _id, label: name })),
    ...people
      .filter(({ hasLeft }) => hasLeft)
      .map((person) => ({ value: person._id, label: labelOf(person) })),
  ];
  return (
    <>
      <EditorHead {...props} word={word} onWord={(next) => set(next, values)} />
      <FilterChoices choices={choices} values={values} onChange={(next) => set(word, next)} />
    </>
  );
}
