import { useQuery } from "@tanstack/react-query";
import { lists } from "../../../../shared/words/en/lists.ts";
import { peopleQuery } from "../../../kinds/customers/people-query.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { labelOf } from "../../../lib/people/label-of.ts";
import { peopleHere } from "../../../lib/people/people-here.ts";
import { useSession } from "../../../lib/session.ts";
import { SquareOf } from "../../../ui/text/person-square.tsx";
import { EditorHead, type EditorProps } from "./editor-head.tsx";
import { FilterChoices } from "./filter-choices.tsx";
import { useCondition } from "./use-condition.ts";

/** Me first, then all on the desk, then who has left, and nobody: all of these. Each with how much they have. */
export function ResponsibleEditor(props: EditorProps) {
  const { list } = props;
  const { word, values, set } = useCondition(props);
  const { user } = useSession();
  const shares = useQuery({ ...peopleQuery(useNow().today), meta: {} }).data;
  const people = user?.desk.people ?? [];
  const left = people.filter(({ hasLeft }) => hasLeft);
  const here = peopleHere(people);
  const others = here.filter(({ _id }) => _id !== user?._id);
  const countOf = (has: (person: string) => boolean) =>
    shares?.filter(({ person }) => has(person)).reduce((sum, share) => sum + share[list], 0);
  const isGone = (person: string) => !here.some(({ _id }) => _id === person);
  const choices = [
    ...(user ? [{ value: "me", id: user._id, label: lists.me }] : []),
    ...[...others, ...left].map((person) => ({
      value: person._id,
      id: person._id,
      label: labelOf(person),
    })),
  ].map(({ id, ...choice }) => ({
    ...choice,
    icon: <SquareOf id={id} size={20} named />,
    count: countOf((person) => person === id),
  }));
  const nobody = { value: "nobody", label: lists.nobody, count: countOf(isGone) };
  return (
    <>
      <EditorHead {...props} word={word} onWord={(next) => set(next, values)} />
      <FilterChoices
        choices={left.length > 0 || nobody.count ? [...choices, nobody] : choices}
        values={values}
        onChange={(next) => set(word, next)}
      />
    </>
  );
}
