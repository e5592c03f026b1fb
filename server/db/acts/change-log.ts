import { type RawBuilder, sql } from "kysely";
import { type Db, engineOf, type Owner } from "../engine/database.ts";
import type { OrPlaceholder, Placeholders } from "../query/placeholders.ts";
import { prepared } from "../query/prepared.ts";
import type { RecordTable } from "../schema.ts";
import type { Act } from "./act.ts";
import { loggedKinds } from "./logged-columns.ts";

// The statements that keep the log. They read what is about to change, so they go ahead of what
// changes it, in the same transaction.

/** An act as the log has it. */
export interface Entry {
  owner: Owner;
  change: string;
  at: string;
  action: string;
  session: string | null;
  device: string | null;
  /** Who acts; null for a command of the provider. */
  user: string | null;
}

export function toEntry(owner: Owner, { id, now, action, session }: Act): Entry {
  return {
    owner,
    change: id,
    at: now.toISOString(),
    action,
    session: session?._id ?? null,
    device: session?.device ?? null,
    user: session?.user ?? null,
  };
}

const entryColumns = sql.raw(
  ["owner", "_id", "at", "action", "session", "device", "user", "kind", "record", "name", "nameKey"]
    .map((name) => `"${name}"`)
    .join(", "),
);

/** A value among selected ones: PostgreSQL does not look up there what type it is to be. */
function text(value: OrPlaceholder<string | null>): RawBuilder<string> {
  return sql`CAST(${value} AS text)`;
}

/** Columns of a row as a text of JSON. */
function toJsonText(db: Db, columns: readonly string[]): RawBuilder<string> {
  const fields = sql.join(columns.flatMap((name) => [sql.lit(name), sql.ref(name)]));
  return engineOf(db) === "sqlite"
    ? sql`json_object(${fields})`
    : sql`jsonb_build_object(${fields})::text`;
}

function valuesOf({ owner, change, at, action, session, device, user }: Placeholders<Entry>) {
  return sql`${owner}, ${change}, ${at}, ${action}, ${session}, ${device}, ${user}`;
}

function selectEntry(
  table: RecordTable,
  { owner, change, at, action, session, device, user }: Placeholders<Entry>,
) {
  const { name, nameKey } = loggedKinds[table];
  return sql`${text(owner)}, ${text(change)}, ${text(at)}, ${text(action)}, ${text(session)},
    ${text(device)}, ${text(user)}, ${sql.lit(table)}, "_id", ${sql.ref(name)}, ${sql.ref(nameKey)}`;
}

interface Part {
  owner: Owner;
  change: string;
  part: number;
}

interface Inserted extends Entry {
  record: string;
  name: string;
  nameKey: string;
  after: string;
}

/** A record that is new. */
export const logInsertion = prepared(
  (_db, { record, name, nameKey, after, ...entry }: Placeholders<Inserted>, table) =>
    sql`INSERT INTO "changes" (${entryColumns}, "after") VALUES (${valuesOf(entry)},
      ${sql.lit(table)}, ${record}, ${name}, ${nameKey}, ${after})`,
);

/** One more record that is new, by an act that is in the log already. */
export const logFurtherInsertion = prepared(
  (
    _db,
    { owner, change, part, record, after }: Placeholders<Part & { record: string; after: string }>,
    table,
  ) =>
    sql`INSERT INTO "changeRecords" ("owner", "change", "part", "kind", "record", "after")
      VALUES (${owner}, ${change}, ${part}, ${sql.lit(table)}, ${record}, ${after})`,
);

/** The one record that a statement changes, if it is still as the statement wants it. */
export interface Version {
  id: string;
  updatedAt: string;
  seen: string | undefined;
}

interface Changed extends Version {
  after: string;
}

/** The shape of a statement that logs a change: its table and the columns that change. */
export function toShape(table: RecordTable, columns: readonly string[]): string {
  return [table, ...columns].join(" ");
}

function readShape(shape: string) {
  const [table, ...columns] = shape.split(" ");
  // as: see toShape.
  return { table: table as RecordTable, columns };
}

function isVersion({ owner, id, updatedAt, seen }: Placeholders<Version & { owner: Owner }>) {
  const isSeen = seen === undefined ? sql`` : sql`AND "updatedAt" = ${seen}`;
  return sql`"owner" = ${owner} AND "_id" = ${id} AND "updatedAt" < ${updatedAt} ${isSeen}`;
}

/** The change of an act on one record. */
export const logChange = prepared((db, values: Placeholders<Entry & Changed>, shape) => {
  const { table, columns } = readShape(shape);
  return sql`INSERT INTO "changes" (${entryColumns}, "before", "after")
    SELECT ${selectEntry(table, values)}, ${toJsonText(db, columns)}, ${text(values.after)}
    FROM ${sql.table(table)} WHERE ${isVersion(values)}`;
});

/** A change of one more record by an act that is in the log already. */
export const logFurtherChange = prepared((db, values: Placeholders<Part & Changed>, shape) => {
  const { table, columns } = readShape(shape);
  const { owner, change, part, after } = values;
  return sql`INSERT INTO "changeRecords"
      ("owner", "change", "part", "kind", "record", "before", "after")
    SELECT ${text(owner)}, ${text(change)}, CAST(${part} AS bigint), ${sql.lit(table)}, "_id",
      ${toJsonText(db, columns)}, ${text(after)}
    FROM ${sql.table(table)} WHERE ${isVersion(values)}`;
});

/** A record that goes alone. */
export const logDeletion = prepared((db, values: Placeholders<Entry & { id: string }>, shape) => {
  const { table } = readShape(shape);
  return sql`INSERT INTO "changes" (${entryColumns}, "before")
    SELECT ${selectEntry(table, values)}, ${toJsonText(db, loggedKinds[table].columns)}
    FROM ${sql.table(table)} WHERE "owner" = ${values.owner} AND "_id" = ${values.id}`;
});

interface Opened extends Entry {
  id: string;
  plan: string | null;
  detail: string | null;
}

/** The change of an act on a record and all that belongs to it; logClosed completes it. */
export const logOpened = prepared((_db, values: Placeholders<Opened>, shape) => {
  const { table } = readShape(shape);
  return sql`INSERT INTO "changes" (${entryColumns}, "plan", "detail")
    SELECT ${selectEntry(table, values)}, ${text(values.plan)}, ${text(values.detail)}
    FROM ${sql.table(table)} WHERE "owner" = ${values.owner} AND "_id" = ${values.id}`;
});

interface Begun extends Entry {
  kind: string;
  record: string;
  name: string;
  nameKey: string;
  plan: string | null;
  detail: string;
}

/** The change of an act that is about no record that there is yet; logClosed completes it. */
export const logBegun = prepared(
  (_db, { kind, record, name, nameKey, plan, detail, ...entry }: Placeholders<Begun>) =>
    sql`INSERT INTO "changes" (${entryColumns}, "plan", "detail") VALUES (${valuesOf(entry)},
      ${kind}, ${record}, ${name}, ${nameKey}, ${plan}, ${detail})`,
);

/** Rows that an open act is about to delete, as many as meet a condition. */
export function selectDeleted(
  db: Db,
  table: RecordTable,
  { owner, change, part }: Placeholders<Part>,
  isGoing: RawBuilder<unknown>,
) {
  return sql`INSERT INTO "changeRecords" ("owner", "change", "part", "kind", "record", "before")
    SELECT ${text(owner)}, ${text(change)}, CAST(${part} AS bigint), ${sql.lit(table)}, "_id",
      ${toJsonText(db, loggedKinds[table].columns)}
    FROM ${sql.table(table)} WHERE "owner" = ${owner} AND ${isGoing}`;
}

/** Rows that an open act is about to give another parent. */
export function selectMoved(
  db: Db,
  table: RecordTable,
  column: string,
  { owner, change, part, after }: Placeholders<Part & { after: string }>,
  isGoing: RawBuilder<unknown>,
) {
  return sql`INSERT INTO "changeRecords"
      ("owner", "change", "part", "kind", "record", "before", "after")
    SELECT ${text(owner)}, ${text(change)}, CAST(${part} AS bigint), ${sql.lit(table)}, "_id",
      ${toJsonText(db, [column, "updatedAt"])}, ${text(after)}
    FROM ${sql.table(table)} WHERE "owner" = ${owner} AND ${isGoing}`;
}
