import type { Act } from "../acts/act.ts";
import type { Db, Owner } from "../engine/database.ts";
import { toNextVersion } from "./next-version.ts";
import { storeOf } from "./store.ts";
import type { Writing } from "./write-path.ts";

/** When customers were last met, of which company they are, and their version. */
const contacts = storeOf("customers", [
  "customers.company",
  "customers.lastContact",
  "customers.updatedAt",
]);
export const findContact = contacts.find;
type Contact = NonNullable<Awaited<ReturnType<typeof contacts.find>>>;

/** By whose clock a contact is one. */
interface When {
  act: Act;
  /** The user's own. */
  today: string;
}

/**
 * What a contact on such a day, or at such a time, changes in its customer. Never earlier than the last
 * one, and a day that is still to come is no contact yet.
 */
export function toLastContact(
  owner: Owner,
  customer: string,
  found: Contact,
  at: string,
  { act, today }: When,
): Writing[] {
  const lastContact = at.slice(0, today.length);
  if (lastContact > today || found.lastContact >= lastContact) return [];
  const versions = { updatedAt: toNextVersion(found, act.now), seen: found.updatedAt };
  return [contacts.toChange(owner, customer, { lastContact }, versions)];
}

/** The same of a customer who was not looked for yet. */
export async function toLastContactOf(
  db: Db,
  owner: Owner,
  customer: string,
  at: string,
  when: When,
): Promise<Writing[]> {
  const found = await findContact(db, owner, customer);
  return found ? toLastContact(owner, customer, found, at, when) : [];
}
