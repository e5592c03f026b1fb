import { listWorking } from "../../../lib/people/at-person.ts";
import { nameOfPerson } from "../../../lib/people/people-here.ts";
import { getSession } from "../../../lib/session.ts";
import { personOptions } from "../../../ui/people/person-options.tsx";
import { SquareOf } from "../../../ui/text/person-square.tsx";

/** Whose a record can be, me first. */
export function usOptions() {
  const me = getSession().user?._id;
  const people = listWorking();
  return personOptions(
    [...people.filter(({ _id }) => _id === me), ...people.filter(({ _id }) => _id !== me)],
    18,
  );
}

/** Somebody in a cell of the check. */
export function NamedPerson({ id }: { id: string }) {
  return (
    <span className="inline-flex max-w-full items-center gap-1.5 align-top">
      <SquareOf id={id} size={18} named />
      <bdi className="clipped">{nameOfPerson(id)}</bdi>
    </span>
  );
}
