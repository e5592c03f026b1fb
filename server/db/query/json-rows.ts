import type { Simplify } from "kysely";
import { jsonArrayFrom as toPostgresArray } from "kysely/helpers/postgres";
import { jsonArrayFrom as toSqliteArray } from "kysely/helpers/sqlite";
import { type Db, engineOf } from "../engine/database.ts";

/** Rows as one value, so that several readings are one statement. */
export function asJson<Row>(db: Db, rows: Parameters<typeof toSqliteArray<Row>>[0]) {
  return engineOf(db) === "sqlite" ? toSqliteArray(rows) : toPostgresArray(rows);
}

/** The rows again: SQLite answers a text, PostgreSQL's driver has read it already. */
export function fromJson<Row>(value: Simplify<Row>[]): Simplify<Row>[] {
  return typeof value === "string" ? JSON.parse(value) : value;
}
