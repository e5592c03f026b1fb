import type { Db, Owner } from "../db/engine/database.ts";
import { readNames } from "../desks/members.ts";

/** The values of a statement about everyone's records on a desk, or about those of some people. */
export interface OfPeople {
  owner: Owner;
  /** Ids, as a list in JSON: of customers who is responsible today, of appointments who hosts or attends them. */
  people?: string;
}

/** People as a value of a statement; none for everyone. */
export function toPeople(people: readonly string[] | undefined): Pick<OfPeople, "people"> {
  return people ? { people: JSON.stringify(people) } : {};
}

/** The names of people, where a list is in their order: grouped by them, or sorted. */
export async function namesFor(
  db: Db,
  owner: Owner,
  { group, sort }: { group?: string | undefined; sort: string },
): Promise<ReadonlyMap<string, string> | undefined> {
  if (!group && !/^-?responsible$/.test(sort)) return undefined;
  return (await readNames(db, owner)) ?? new Map();
}

/** Whether a list of people in JSON is of one. */
export function isOne(people: string): boolean {
  return JSON.parse(people).length === 1;
}
