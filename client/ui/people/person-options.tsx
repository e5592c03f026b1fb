import type { DeskPerson } from "../../../shared/account/desks.ts";
import { labelOf } from "../../lib/people/label-of.ts";
import { SquareOf } from "../text/person-square.tsx";

type Option = Pick<DeskPerson, "_id" | "name" | "hasLeft">;

/** People for Select and MenuRadios; the size is that of their squares, in pixels. */
export function personOptions(people: readonly Option[], size: 18 | 22) {
  return people.map((person) => ({
    value: person._id,
    label: labelOf(person),
    icon: <SquareOf id={person._id} size={size} named />,
  }));
}
