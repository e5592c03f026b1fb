import { sql } from "kysely";
import { loggedKinds } from "../acts/logged-columns.ts";
import type { Step } from "../acts/steps.ts";
import type { Db, Owner } from "../engine/database.ts";
import type { Placeholders } from "../query/placeholders.ts";
import { prepared, readRows } from "../query/prepared.ts";
import type { RecordTable } from "../schema.ts";
import { recordKeys } from "./keys.ts";
import { kindOf } from "./records.ts";

interface Named {
  owner: Owner;
  key: string;
}

const called = prepared(
  (_db, { owner, key }: Placeholders<Named>, table) =>
    sql<{ _id: string; name: string }>`SELECT "_id", ${nameOf(table).column} AS "name"
      FROM ${sql.table(table)} WHERE "owner" = ${owner} AND ${nameOf(table).key} = ${key}`,
);

function nameOf(table: string) {
  // as: called for kinds of records only.
  const { name, nameKey } = loggedKinds[table as RecordTable];
  return { column: sql.ref<string>(name), key: sql.ref(nameKey) };
}

/** Whether another record of the kind has the name, whatever its case and accents. */
export async function isNameTaken(
  db: Db,
  owner: Owner,
  table: RecordTable,
  { name, _id }: { name: string; _id: string },
  leaving: ReadonlySet<string> = new Set(),
): Promise<boolean> {
  // as: every kind has the key of its name.
  const keys = recordKeys[table].toKeys({ [loggedKinds[table].name]: name }) as Record<
    string,
    string
  >;
  const key = keys[loggedKinds[table].nameKey] ?? "";
  const found = await readRows(db, owner, called({ owner, key }, table));
  // Nothing is left of a few names when they are folded.
  const isSame = (other: { name: string }) => key !== "" || other.name === name;
  return found.some((other) => other._id !== _id && !leaving.has(other._id) && isSame(other));
}

/** The first name that steps would give to a record though another one has it. */
export async function findTakenName(
  db: Db,
  owner: Owner,
  steps: readonly Step[],
): Promise<string | undefined> {
  const own = steps.filter(({ kind }) => kindOf(kind).hasOwnName);
  const leaving = new Set(own.map(({ record }) => record));
  for (const { kind, record, after, whole } of own) {
    const name = after?.[loggedKinds[kind].name] && String(whole?.[loggedKinds[kind].name]);
    if (name && (await isNameTaken(db, owner, kind, { name, _id: record }, leaving))) return name;
  }
  return undefined;
}
