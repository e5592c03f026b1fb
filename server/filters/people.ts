import type { Owner } from "../db/engine/database.ts";

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
