import { type RawBuilder, sql } from "kysely";
import { engineOf } from "../engine/database.ts";
import type { Where } from "./list-description.ts";

/**
 * Columns as conditions name them. With an order, SQLite must not begin at another column than that
 * of the order: it would have to sort all that it finds there.
 */
export function columnsOf(table: string, { db, sort }: Pick<Where, "db" | "sort">) {
  const isFree = sort === undefined || engineOf(db) === "postgres";
  return (name: string): RawBuilder<string> => {
    const ref = sql.ref<string>(`${table}.${name}`);
    return isFree || name === sort.replace("-", "") ? ref : unread(ref);
  };
}

/** A column by which SQLite looks up nothing: a plus sign keeps it from that. */
export function unread(column: RawBuilder<string>): RawBuilder<string> {
  return sql`+${column}`;
}
