import { sql } from "kysely";
import type { Owner } from "../db/engine/database.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared } from "../db/query/prepared.ts";

interface Detail {
  owner: Owner;
  change: string;
  detail: string;
}

/** Keeps what an act has answered, for who asks again. */
export const noteDetail = prepared(
  (_db, { owner, change, detail }: Placeholders<Detail>) =>
    sql`UPDATE "changes" SET "detail" = ${detail} WHERE "owner" = ${owner} AND "_id" = ${change}`,
);
