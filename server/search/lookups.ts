import { findCandidates, findFew, isOneOf } from "../db/candidates.ts";
import type { Db, Owner } from "../db/database.ts";
import type { RecordTable } from "../db/schema.ts";
import { matches } from "../db/text-matching.ts";

type Ids = string[] | undefined;

export interface Lookups {
  /** Ids of those that hold what was typed anywhere, or undefined when they are many. */
  find: (db: Db, table: RecordTable) => Promise<Ids>;
  /** Ids of those whose name holds it, or undefined when they are many. */
  findNamed: (db: Db, table: "companies" | "customers") => Promise<Ids>;
}

/** What several parts of one search need to know is asked for once: some of it takes a while. */
export function createLookups(owner: Owner, typed: string): Lookups {
  const asked = new Map<string, Promise<Ids>>();
  const once = (what: string, ask: () => Promise<Ids>) => {
    const ids = asked.get(what) ?? ask();
    asked.set(what, ids);
    return ids;
  };
  const find = (db: Db, table: RecordTable) =>
    once(table, () => findCandidates(db, owner, table, typed));
  return {
    find,
    findNamed: (db, table) =>
      once(`${table} by name`, async () => {
        const isNamed = matches(`${table}.nameKey`, typed);
        const ids = await find(db, table);
        if (!ids) return findFew(db, owner, table, isNamed);
        return findFew(db, owner, table, isNamed, isOneOf(db, `${table}._id`, ids));
      }),
  };
}
