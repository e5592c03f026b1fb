import { hash } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Engine } from "../engine/engine.ts";
import { recordTables } from "../records/records.ts";
import { postgresTagTriggers, sqliteTagTriggers } from "../records/tagged.ts";
import type { Tables } from "../schema.ts";
import { postgresBookingTriggers, sqliteBookingTriggers } from "./booking-triggers.ts";
import { postgresContactTriggers, sqliteContactTriggers } from "./contact-days.ts";
import { postgresCounterTriggers, sqliteCounterTriggers } from "./counter-triggers.ts";
import {
  postgresForYouTriggers,
  postgresReminderTriggers,
  sqliteForYouTriggers,
  sqliteReminderTriggers,
} from "./reminder-triggers.ts";
import { postgresResponsibleTriggers, sqliteResponsibleTriggers } from "./responsible-history.ts";
import { postgresSearch } from "./search-functions.ts";
import { sqliteSearchTriggers } from "./search-triggers.ts";
import { sqliteStatistics } from "./statistics.ts";
import { postgresDurationTriggers, sqliteDurationTriggers } from "./status-durations.ts";
import { postgresStatusTriggers, sqliteStatusTriggers } from "./status-history.ts";
import { postgresZoneTriggers, sqliteZoneTriggers } from "./zone-triggers.ts";

/**
 * True when the derived SQL of a database is that of this program. `version` is the number of its
 * newest migration: a new table needs its policy, even where no text has changed.
 */
export async function isDerived(db: Kysely<Tables>, { name }: Engine, version: number) {
  const found = await db.selectFrom("derivations").select("hash").executeTakeFirst();
  return found?.hash === toHash(name, version);
}

/**
 * Makes all SQL that follows from the descriptions again: every trigger, SQLite's planner statistics, and
 * what PostgreSQL searches by and its policies.
 */
export async function derive(tx: Transaction<Tables>, engine: Engine, version: number) {
  await dropTriggers(tx, engine);
  await engine.runScript(tx, toScript(engine.name));
  await tx.deleteFrom("derivations").execute();
  await tx
    .insertInto("derivations")
    .values({ hash: toHash(engine.name, version) })
    .execute();
}

function toHash(engine: Engine["name"], version: number): string {
  return hash("sha256", `${version}\n${toScript(engine)}`, "base64url");
}

function toScript(engine: Engine["name"]): string {
  const statements =
    engine === "sqlite"
      ? [
          ...recordTables.flatMap(sqliteCounterTriggers),
          ...sqliteSearchTriggers(),
          ...sqliteStatusTriggers(),
          ...sqliteDurationTriggers(),
          ...sqliteContactTriggers(),
          ...sqliteResponsibleTriggers(),
          ...sqliteTagTriggers(),
          ...sqliteReminderTriggers(),
          ...sqliteForYouTriggers(),
          ...sqliteBookingTriggers(),
          ...sqliteZoneTriggers(),
          ...sqliteStatistics,
        ]
      : [
          ...recordTables.flatMap(postgresCounterTriggers),
          ...postgresStatusTriggers(),
          ...postgresDurationTriggers(),
          ...postgresContactTriggers(),
          ...postgresResponsibleTriggers(),
          ...postgresTagTriggers(),
          ...postgresReminderTriggers(),
          ...postgresForYouTriggers(),
          ...postgresBookingTriggers(),
          ...postgresZoneTriggers(),
          ...postgresSearch,
          addPolicies,
        ];
  return statements.map((statement) => `${statement};\n`).join("");
}

/** They are made again when all migrations are done. */
export async function dropTriggers(tx: Transaction<Tables>, engine: Engine) {
  if (engine.name === "postgres") return engine.runScript(tx, dropPostgresTriggers);
  const { rows } = await sql<{ name: string }>`
    SELECT "name" FROM sqlite_schema WHERE "type" = 'trigger'
  `.execute(tx);
  for (const { name } of rows) await sql`DROP TRIGGER ${sql.id(name)}`.execute(tx);
}

const dropPostgresTriggers = `DO $$
DECLARE
  called text;
BEGIN
  FOR called IN SELECT p.oid::regprocedure::text FROM pg_catalog.pg_proc AS p
    WHERE p.pronamespace = current_schema()::regnamespace AND p.prorettype = 'trigger'::regtype
      AND p.prolang = (SELECT oid FROM pg_catalog.pg_language WHERE lanname = 'plpgsql')
  LOOP
    EXECUTE 'DROP FUNCTION ' || called || ' CASCADE';
  END LOOP;
END $$;`;

/** Tables with rows of one person. */
export const ofPersons = [
  "accessTokens",
  "accountEvents",
  "calendarAddresses",
  "passkeys",
  "recoveryCodes",
  "twoSteps",
] as const satisfies (keyof Tables)[];

/**
 * The second wall: whatever a query leaves out, the role that serves users meets only the rows of the
 * desk and the person that its transaction was begun for, and none without. The tables' own role passes: it
 * migrates, backs up and checks. See docs/decisions/0014-row-level-security.md.
 */
const addPolicies = `DO $$
DECLARE
  name text;
BEGIN
  FOR name IN SELECT c.relname FROM pg_catalog.pg_class AS c
    JOIN pg_catalog.pg_attribute AS a ON a.attrelid = c.oid AND a.attname = 'owner'
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('DROP POLICY IF EXISTS "of_owner" ON %I', name);
    EXECUTE format('CREATE POLICY "of_owner" ON %I
      USING ("owner" = current_setting(''clientdesk.owner'', true))', name);
  END LOOP;
  -- What somebody has apart from any desk, and on every desk. Sessions and members tell who asks: no policy holds them.
  FOREACH name IN ARRAY ARRAY[${ofPersons.map((table) => `'${table}'`).join(", ")}] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('DROP POLICY IF EXISTS "of_person" ON %I', name);
    EXECUTE format('CREATE POLICY "of_person" ON %I
      USING ("user" = current_setting(''clientdesk.person'', true))', name);
  END LOOP;
  -- Who reads a calendar by its secret address, or calls with an access token, shows by this alone whose it is.
  FOREACH name IN ARRAY ARRAY['calendarAddresses', 'accessTokens', 'deskInvitations', 'bookingLinks', 'sentMails'] LOOP
    EXECUTE format('DROP POLICY IF EXISTS "by_token" ON %I', name);
    EXECUTE format('CREATE POLICY "by_token" ON %I FOR SELECT
      USING ("tokenHash" = current_setting(''clientdesk.token'', true))', name);
  END LOOP;
  -- Who is invited sees it once their email was proven to be theirs; any account may say that it has one.
  DROP POLICY IF EXISTS "by_email" ON "deskInvitations";
  CREATE POLICY "by_email" ON "deskInvitations" FOR SELECT
    USING ("emailKey" = (SELECT "provenKey" FROM "users" WHERE "_id" = current_setting('clientdesk.person', true)));
  -- That of a desk is of nobody: whoever made it ends it with all else that an old password may have made.
  FOREACH name IN ARRAY ARRAY['SELECT', 'DELETE'] LOOP
    EXECUTE format('DROP POLICY IF EXISTS %I ON "calendarAddresses"', 'of_maker_' || lower(name));
    EXECUTE format('CREATE POLICY %I ON "calendarAddresses" FOR %s
      USING ("user" IS NULL AND "madeBy" = current_setting(''clientdesk.person'', true))',
      'of_maker_' || lower(name), name);
  END LOOP;
  -- The address of a booking page tells whose it is.
  FOREACH name IN ARRAY ARRAY['bookingPages', 'bookingNames'] LOOP
    EXECUTE format('DROP POLICY IF EXISTS "by_name" ON %I', name);
    EXECUTE format('CREATE POLICY "by_name" ON %I FOR SELECT
      USING ("name" = current_setting(''clientdesk.token'', true))', name);
  END LOOP;
  -- Who logs in with a passkey shows by it who that is.
  DROP POLICY IF EXISTS "by_credential" ON "passkeys";
  CREATE POLICY "by_credential" ON "passkeys" FOR SELECT
    USING ("credential" = current_setting('clientdesk.token', true));
END $$`;
