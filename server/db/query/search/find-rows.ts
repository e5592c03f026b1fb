import type { Db, Owner } from "../../engine/database.ts";
import { kindOf } from "../../records/records.ts";
import type { RecordTable } from "../../schema.ts";
import { findCandidates } from "./candidates.ts";
import { findNearlyNamed } from "./nearly-named.ts";
import { type SearchTermValues, splitSearchTerms, toTermValues } from "./search-terms.ts";
import { toCompanyTrigrams } from "./sqlite-search-index.ts";

export interface FoundRows extends SearchTermValues {
  /** Ids of the few that may match, in JSON, so that nothing has to be read to skip the others. */
  ids?: string;
  /** SQLite: finds the companies that are called so, where they are few; see isFoundOrCalled. */
  anyTrigrams?: string;
}

/** What was typed, as values of a statement about the rows of a table. */
export async function findRows(
  db: Db,
  owner: Owner,
  table: RecordTable,
  typed: string,
): Promise<FoundRows> {
  const terms = toTermValues(splitSearchTerms(typed));
  const ids = await findCandidates(db, owner, table, typed);
  if (kindOf(table).names && ids?.length === 0)
    return toIds(await findNearlyNamed(db, owner, table, typed));
  if (ids) return { ...terms, ...toIds(ids) };
  const anyTrigrams = table === "customers" ? await toCompanyTrigrams(db, owner, typed) : undefined;
  return { ...terms, ...(anyTrigrams && { anyTrigrams }) };
}

export function toIds(ids: readonly string[]): { ids: string } {
  return { ids: JSON.stringify(ids) };
}
