import { type Expression, sql } from "kysely";
import type { ActivityQuery, activitySorts } from "../../shared/kinds/activities.ts";
import { foundCount } from "../../shared/lists/search.ts";
import { findCustomer } from "../customers/queries.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { byTime, type SortKey } from "../db/query/lists.ts";
import { recordList } from "../db/query/record-lists.ts";
import { findCandidates, isOneOf } from "../db/query/search/candidates.ts";
import { byCloseness, matches } from "../db/query/search/text-matching.ts";
import { selectActivities, toActivity } from "./queries.ts";

const sortKeys: Record<(typeof activitySorts)[number], SortKey> = { at: byTime("activities.at") };

const readActivities = recordList({
  table: "activities",
  sortKeys,
  select: selectActivities,
  narrow: ({ customer }: { customer: Expression<string> }) => [
    sql<boolean>`${sql.ref("activities.customer")} = ${customer}`,
  ],
});

/** Those of one customer. Throws the 404 when the owner has no such customer. */
export async function listActivities(db: Db, owner: Owner, customer: string, query: ActivityQuery) {
  await findCustomer(db, owner, customer);
  const { data, nextCursor, sums } = await readActivities(db, owner, query, { customer });
  return { data: data.map(toActivity), nextCursor, total: sums.total };
}

/** The best matches: those that begin so first, among equals the newest; of very many the newest. */
export async function findActivities(db: Db, owner: Owner, typed: string) {
  const ids = await findCandidates(db, owner, "activities", typed);
  const matching = selectActivities(db, owner).where(matches(db, "activities", typed));
  const best = ids
    ? matching
        .where(isOneOf(db, "activities._id", ids))
        .orderBy(byCloseness(db, "activities", typed))
    : matching;
  const found = await best
    .orderBy("activities.at", "desc")
    .orderBy("activities._id", "desc")
    .limit(foundCount)
    .execute();
  return found.map(toActivity);
}
