import { sql } from "kysely";
import type { Owner } from "../../db/engine/database.ts";
import type { Placeholders } from "../../db/query/placeholders.ts";
import { prepared } from "../../db/query/prepared.ts";
import { spansIn } from "../../db/query/spans.ts";

interface Gained {
  added: number;
  closed: number;
}

/** Of each span, in their order: customers created, and those that closed, each once. */
export const gained = prepared(
  (db, { owner, spans }: Placeholders<{ owner: Owner; spans: string }>) =>
    sql<Gained>`SELECT (
        SELECT count(*) FROM "customers" AS "c" WHERE "c"."owner" = ${owner}
          AND "c"."createdAt" >= "span"."begin" AND "c"."createdAt" < "span"."end"
      ) AS "added", (
        SELECT count(DISTINCT "s"."customer") FROM "statusChanges" AS "s"
        WHERE "s"."owner" = ${owner} AND "s"."at" >= "span"."begin" AND "s"."at" < "span"."end"
          AND "s"."toStatus" = 'Deal Closed' AND coalesce("s"."fromStatus", '') <> 'Deal Closed'
          AND "s"."company" IS NOT NULL
      ) AS "closed"
      FROM ${spansIn(db, spans)} ORDER BY "span"."place"`,
);

/** When the first customer was added; one row, null without any. */
export const firstAdded = prepared(
  (_db, { owner }: Placeholders<{ owner: Owner }>) =>
    sql<{ at: string | null }>`SELECT min("createdAt") AS "at" FROM "customers"
      WHERE "owner" = ${owner}`,
);
