import { sql } from "kysely";
import { type Db, engineOf } from "../../db/engine/database.ts";
import type { CatalogTable } from "../../db/maintenance/catalog.ts";

/** A row that was added, changed or deleted. */
export interface Written {
  table: string;
  /** Null where it is of nobody's desk, or of nobody. */
  desk: string | null;
  user: string | null;
  _id: string | null;
}

/** Lets the database itself tell of each row that becomes another; returns what has been since it was asked last. */
export async function watchRows(db: Db, tables: readonly CatalogTable[]) {
  const isSqlite = engineOf(db) === "sqlite";
  await (isSqlite ? watchSqlite(db, tables) : watchPostgres(db, tables));
  const log = sql.raw<Written>(`DELETE FROM ${isSqlite ? "temp.written" : "watch.written"}
    RETURNING "table", "desk", "user", "_id"`);
  return async () => (await log.execute(db)).rows;
}

/** Whose a row is, by the columns of its table. */
function whoseOf({ name, columns }: CatalogTable) {
  const first = (...names: string[]) => names.find((one) => columns.includes(one));
  return [
    name === "desks" ? "_id" : first("owner", "desk"),
    name === "users" ? "_id" : first("user"),
    first("_id"),
  ];
}

/** What follows from what people say of themselves, on any of their desks; and what is noted after an answer. */
const passing = [
  ...["zones", "mailDue", "bookingMailDue", "agendaSent", "summarySent", "isMailed"],
  ...[
    "calendarVersion",
    "calendarRevised",
    "lastDesk",
    "lastReadAt",
    "lastUsedAt",
    "expiresAt",
    "mailKey",
  ],
];

/** What the server notes of mails that it sends behind answers. */
const ofMails = ["state", "dueAt", "claimedUntil", "tries", "failure"];
const passingOf: Readonly<Record<string, readonly string[]>> = {
  letters: ofMails,
  bookingMails: [...ofMails, "sentAt", "shown", "customer", "company"],
};

async function watchSqlite(db: Db, tables: readonly CatalogTable[]) {
  await sql`CREATE TEMP TABLE "written" ("table", "desk", "user", "_id")`.execute(db);
  for (const table of tables) {
    const { name, columns } = table;
    const differs = columns
      .filter((one) => !passing.includes(one) && !passingOf[name]?.includes(one))
      .map((one) => `OLD."${one}" IS NOT NEW."${one}"`)
      .join(" OR ");
    const when: Record<string, string> = { INSERT: "", UPDATE: `WHEN ${differs}`, DELETE: "" };
    for (const [event, condition] of Object.entries(when)) {
      const row = event === "DELETE" ? "OLD" : "NEW";
      const whose = whoseOf(table).map((column) => (column ? `${row}."${column}"` : "NULL"));
      await sql
        .raw(
          `CREATE TEMP TRIGGER "written_${name}_${event}" AFTER ${event} ON main."${name}" ${condition}
          BEGIN INSERT INTO temp."written" VALUES ('${name}', ${whose.join(", ")}); END`,
        )
        .execute(db);
    }
  }
}

/** It runs as whoever has made it, for the role that serves has no such table. */
const postgresWatch = `
  CREATE SCHEMA watch;
  CREATE TABLE watch.written ("table" text, "desk" text, "user" text, "_id" text);
  CREATE FUNCTION watch.write() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    DECLARE
      passing text[] := '{${passing}}'::text[] || TG_ARGV[3]::text[];
      written jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
    BEGIN
      IF TG_OP <> 'UPDATE' OR to_jsonb(OLD) - passing <> written - passing THEN
        INSERT INTO watch.written VALUES (
          TG_TABLE_NAME, written ->> TG_ARGV[0], written ->> TG_ARGV[1], written ->> TG_ARGV[2]
        );
      END IF;
      RETURN NULL;
    END
  $$`;

async function watchPostgres(db: Db, tables: readonly CatalogTable[]) {
  for (const statement of postgresWatch.split(/;\n(?= {2}CREATE)/)) {
    await sql.raw(statement).execute(db);
  }
  for (const table of tables) {
    const whose = whoseOf(table).map((column) => `'${column ?? ""}'`);
    const also = `'{${passingOf[table.name] ?? []}}'`;
    await sql
      .raw(
        `CREATE TRIGGER "written" AFTER INSERT OR UPDATE OR DELETE ON "${table.name}"
        FOR EACH ROW EXECUTE FUNCTION watch.write(${[...whose, also].join(", ")})`,
      )
      .execute(db);
  }
}
