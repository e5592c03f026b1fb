import type { DeskPerson } from "../../../shared/account/desks.ts";
import { may } from "../../../shared/account/roles.ts";
import { peopleHere } from "./people-here.ts";

/** Whether somebody can have work: readers have none. */
export function canHaveWork({ role }: Pick<DeskPerson, "role">): boolean {
  return may(role, "write");
}

/** Those of the desk who can have work. */
export function workersHere(people: readonly DeskPerson[]): DeskPerson[] {
  return peopleHere(people).filter(canHaveWork);
}
