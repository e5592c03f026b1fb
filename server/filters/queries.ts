import { sql } from "kysely";
import type { Owner } from "../db/engine/database.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared } from "../db/query/prepared.ts";
import { isListed } from "../db/query/search/candidates.ts";
import { isNotOver } from "./filter.ts";

interface Ids {
  owner: Owner;
  /** A list in JSON. */
  ids: string;
}

interface Open {
  today: string;
  wallTime: string;
  earliest: string;
}

/** When the next appointments of customers are, of those that have one. */
export const nextAppointments = prepared(
  (db, values: Placeholders<Ids & Open>) =>
    sql<{ customer: string; date: string }>`SELECT "a"."customer", min("a"."date") AS "date"
      FROM "appointments" AS "a" WHERE "a"."owner" = ${values.owner}
        AND ${isListed(db, "a.customer", values.ids)} AND ${isNotOver(db, values)}
      GROUP BY "a"."customer"`,
);

/** How many tasks customers have that are not done, of those that have any. */
export const openTasks = prepared(
  (db, { owner, ids }: Placeholders<Ids>) =>
    sql<{ customer: string; tasks: number }>`SELECT "customer", count(*) AS "tasks"
      FROM "tasks" WHERE "owner" = ${owner} AND ${isListed(db, "customer", ids)}
        AND "doneAt" IS NULL
      GROUP BY "customer"`,
);
