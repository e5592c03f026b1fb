import { type RawBuilder, sql } from "kysely";
import { type Db, engineOf } from "../engine/database.ts";
import type { OrPlaceholder } from "./placeholders.ts";

/** From one instant on, and before another. */
export interface Instants {
  begin: string;
  end: string;
}

/** Spans of time as the value of a statement. */
export function toSpanList(spans: readonly Instants[]): string {
  return JSON.stringify(spans.map(({ begin, end }, place) => ({ place, begin, end })));
}

/** Any number of them as a table `span`, with their places from 0 on. */
export function spansIn(db: Db, list: OrPlaceholder<string>): RawBuilder<unknown> {
  return engineOf(db) === "sqlite"
    ? sql`(SELECT "value"->>'place' AS "place", "value"->>'begin' AS "begin",
        "value"->>'end' AS "end" FROM json_each(${list})) AS "span"`
    : sql`jsonb_to_recordset(${list}::jsonb)
        AS "span" ("place" bigint, "begin" plain_text, "end" plain_text)`;
}
