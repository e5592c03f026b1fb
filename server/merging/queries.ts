import { type RawBuilder, sql } from "kysely";
import { activityKinds } from "../../shared/kinds/activities.ts";
import { heldKinds } from "../../shared/kinds/registry.ts";
import type { DuplicateKind } from "../../shared/matching/duplicate-kinds.ts";
import type { Belongings } from "../../shared/matching/merging.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows } from "../db/query/prepared.ts";
import { isListed } from "../db/query/search/candidates.ts";
import { kindOf } from "../db/records/records.ts";

interface Ids {
  owner: Owner;
  /** A list in JSON. */
  ids: string;
}

interface Counted {
  record: string;
  /** A kind of record, or of activity. */
  what: string;
  n: number;
}

/** What belongs to some records, counted by what it is. */
const counted = prepared((db, { owner, ids }: Placeholders<Ids>, kind) => {
  const column = kind === "companies" ? "company" : "customer";
  const count = (table: string, what: RawBuilder<string>) =>
    sql`SELECT ${sql.ref(column)} AS "record", ${what} AS "what", count(*) AS "n"
      FROM ${sql.table(table)} WHERE "owner" = ${owner} AND ${isListed(db, column, ids)} GROUP BY 1, 2`;
  const all = heldKinds
    .filter((held) => column in kindOf(held).parents)
    .map((held) =>
      count(held, held === "activities" ? sql`"kind"` : sql`CAST(${sql.lit(held)} AS text)`),
    );
  return sql<Counted>`${sql.join(all, sql` UNION ALL `)}`;
});

/** What would move along with each of some records. */
export async function readBelongings(
  db: Db,
  owner: Owner,
  kind: DuplicateKind,
  ids: readonly string[],
) {
  const rows = await readRows(db, owner, counted({ owner, ids: JSON.stringify(ids) }, kind));
  return (id: string) => {
    const own = new Map(rows.filter(({ record }) => record === id).map((row) => [row.what, row.n]));
    const countOf = (what: string) => own.get(what) ?? 0;
    // as: each kind is there.
    const activities = Object.fromEntries(
      activityKinds.map((each) => [each, countOf(each)]),
    ) as Record<(typeof activityKinds)[number], number>;
    const counts = heldKinds.map((held) => [
      held,
      held === "activities" ? activities : countOf(held),
    ]);
    // as: each kind is there.
    return Object.fromEntries(counts) as Belongings;
  };
}

const imported = prepared(
  (db, { owner, ids }: Placeholders<Ids>) => sql<{ record: string }>`
    SELECT "c"."record" FROM "changes" AS "c"
      WHERE "c"."owner" = ${owner} AND ${isListed(db, "c.record", ids)} AND "c"."action" = 'import'
        AND "c"."before" IS NULL AND "c"."after" IS NOT NULL
    UNION SELECT "r"."record" FROM "changeRecords" AS "r"
      JOIN "changes" AS "c" ON "c"."owner" = "r"."owner" AND "c"."_id" = "r"."change"
      WHERE "r"."owner" = ${owner} AND ${isListed(db, "r.record", ids)} AND "c"."action" = 'import'
        AND "r"."before" IS NULL`,
);

/** Those that an import has made, as far as the history goes back. */
export async function listImported(db: Db, owner: Owner, ids: readonly string[]) {
  const rows = await readRows(db, owner, imported({ owner, ids: JSON.stringify(ids) }));
  return new Set(rows.map(({ record }) => record));
}
