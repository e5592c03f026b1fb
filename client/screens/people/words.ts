import type { OwnDesk } from "../../../shared/account/desks.ts";
import type { Role } from "../../../shared/account/roles.ts";
import { people as words } from "../../../shared/words/en/people.ts";

/** In the order in which they are offered: the usual one first. */
export function roleChoices() {
  return (["member", "reader", "owner"] as const satisfies readonly Role[]).map((value) => ({
    value,
    label: words.roles[value],
    note: words.mayDo[value],
  }));
}

/** "4 people"; of a desk of one "only you". */
export function countPeople({ people }: Pick<OwnDesk, "people">): string {
  return people === 1 ? words.onlyYou : words.count(people);
}
