import { sql } from "kysely";
import { type DatabasePlace, type Db, engineOf } from "../engine/database.ts";
import { isDamaged } from "../engine/errors.ts";
import { openAsIs } from "../engine/sqlite/open-as-is.ts";
import { countWrongTags, relinkTags } from "../records/tagged.ts";
import { listTables } from "./catalog.ts";
import { findWrongBookings } from "./check-bookings.ts";
import { findOtherContacts, findUntold, findWrongEntries } from "./check-history.ts";
import { checkPostgres } from "./check-postgres.ts";
import { findWrongRepeats } from "./check-repeats.ts";
import { findUnlisted } from "./check-search.ts";
import { checkSqlite } from "./check-sqlite.ts";
import { hasCurrentKeys } from "./key-rewrites.ts";
import { countWrongRows, keptCounters, recount } from "./recounts.ts";
import { newestMigration, readSchemaVersion } from "./schema-version.ts";

/** One line of the checkup. What is wrong has an advice. */
export interface Finding {
  check: string;
  result: string;
  advice?: string;
}

const countersOf = "Counters of ";
const tags = "Tags";
const repairAdvice = "Run npm run admin -- doctor --repair to recalculate";
const restoreBackup = "Restore the newest backup into an empty folder (docs/operations.md)";

/** Looks at everything that can be wrong inside a database. Changes nothing, migrates nothing. */
export async function checkDatabase(place: DatabasePlace): Promise<Finding[]> {
  const db = await openAsIs(place);
  try {
    return await db
      .transaction()
      .setAccessMode("read only")
      .execute((tx) => checkAll(tx));
  } catch (error) {
    // A page that even the checks can't get past.
    if (!isDamaged(error)) throw error;
    const result = error instanceof Error ? error.message : String(error);
    return [{ check: "Integrity", result, advice: restoreBackup }];
  } finally {
    await db.destroy();
  }
}

/** True when recounting can help. */
export function hasWrongCounters(findings: readonly Finding[]): boolean {
  const isCounted = (check: string) => check.startsWith(countersOf) || check === tags;
  return findings.some(({ check, advice }) => isCounted(check) && advice);
}

/** Recounts all stored counters, while nobody else can write. */
export async function repairCounters(place: DatabasePlace): Promise<void> {
  const db = await openAsIs(place);
  try {
    await db.transaction().execute(async (tx) => {
      if (engineOf(tx) === "postgres") {
        const names = (await listTables(tx)).map(({ name }) => sql.table(name));
        await sql`LOCK TABLE ${sql.join(names)} IN EXCLUSIVE MODE`.execute(tx);
      }
      for (const counters of keptCounters) await recount(tx, counters);
      await relinkTags(tx);
    });
  } finally {
    await db.destroy();
  }
}

async function checkAll(db: Db): Promise<Finding[]> {
  const isSqlite = engineOf(db) === "sqlite";
  if (!isSqlite) await sql`SET LOCAL row_security = off`.execute(db);
  const version = await readVersion(db, isSqlite);
  const sound = await (isSqlite ? checkSqlite(db) : checkPostgres(db));
  const integrity = toFinding("Integrity", sound.integrity, restoreBackup);
  if (integrity.advice) return [version, integrity];

  const schema = await checkVersion(db);
  // An older database does not have all that is asked for below.
  if (schema.advice) return [version, schema, integrity];
  return [
    version,
    schema,
    integrity,
    toFinding("Foreign keys", sound.references, restoreBackup),
    toFinding("Structure", sound.structure, "Undo the manual change, or restore a backup"),
    ...(isSqlite ? [toFinding("Search", await findUnlisted(db), restoreBackup)] : []),
    ...(await checkCounters(db)),
    toFinding(tags, toDiffering(await countWrongTags(db)), repairAdvice),
    toFinding(
      "Repeats",
      await findWrongRepeats(db),
      "Save those appointments again for all their times; nothing else is wrong",
    ),
    toFinding(
      "Bookings",
      await findWrongBookings(db),
      "Delete those that can't be read; mails go out with the desk’s next booking",
    ),
    toFinding(
      "History",
      await findWrongEntries(db),
      "Those changes can't be undone; nothing else is wrong",
    ),
    toFinding(
      "Status history",
      await findUntold(db),
      "Only reports about the past are affected; the next change of such a customer puts it right",
    ),
    toFinding(
      "Days of contact",
      await findOtherContacts(db),
      "Only reports about the past are affected; the next contact of such a customer puts it right",
    ),
  ];
}

function toFinding(check: string, findings: string[], advice: string): Finding {
  if (findings.length === 0) return { check, result: "ok" };
  return { check, result: findings.join("; "), advice };
}

async function readVersion(db: Db, isSqlite: boolean): Promise<Finding> {
  const { rows } = await (isSqlite
    ? sql<{ version: string }>`SELECT sqlite_version() AS "version"`
    : sql<{ version: string }>`SELECT current_setting('server_version') AS "version"`
  ).execute(db);
  return { check: isSqlite ? "SQLite" : "PostgreSQL", result: rows[0]?.version ?? "" };
}

async function checkVersion(db: Db): Promise<Finding> {
  const [last, known] = [await readSchemaVersion(db), newestMigration(engineOf(db))];
  const result = `version ${last} of ${known}`;
  const isBehind = last < known || (last === known && !(await hasCurrentKeys(db)));
  if (last === known && !isBehind) return { check: "Schema", result };
  const advice = isBehind
    ? "Start the program; it updates the database"
    : "Start the newer version that was used before";
  return { check: "Schema", result, advice };
}

function toDiffering(wrong: number): string[] {
  if (wrong === 0) return [];
  return [`${wrong} ${wrong === 1 ? "row differs" : "rows differ"} from a recount`];
}

async function checkCounters(db: Db): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const counters of keptCounters) {
    const wrong = await countWrongRows(db, counters);
    findings.push(toFinding(countersOf + counters.table, toDiffering(wrong), repairAdvice));
  }
  return findings;
}
