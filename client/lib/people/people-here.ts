import type { Account } from "../../../shared/account/auth.ts";
import type { Desk, DeskPerson } from "../../../shared/account/desks.ts";
import { getSession } from "../session.ts";

/** Without those who have left. */
export function peopleHere(people: readonly DeskPerson[]): DeskPerson[] {
  return people.filter(({ hasLeft }) => !hasLeft);
}

/** A desk of one shows nothing that is about people. */
export function isAlone({ people }: Pick<Desk, "people">): boolean {
  return peopleHere(people).length < 2;
}

/** The same of the desk of this tab: with other people all of the dashboard is rendered anew. */
export function isAloneHere(): boolean {
  const { user } = getSession();
  return !user || isAlone(user.desk);
}

/** What is for somebody shows on a desk of several, and as long as they are invited to another. */
export function hasForYou({ desk, invitations }: Pick<Account, "desk" | "invitations">): boolean {
  return !isAlone(desk) || invitations !== undefined;
}

/** The name of somebody on the desk or who was; of others what was given. */
export function nameOfPerson(id: string): string {
  const { user } = getSession();
  return user?.desk.people.find(({ _id }) => _id === id)?.name ?? id;
}
