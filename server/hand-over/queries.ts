import { type Expression, type SqlBool, sql } from "kysely";
import { addDays } from "../../shared/dates/dates.ts";
import type { Db, Owner, Person } from "../db/engine/database.ts";
import type { OrPlaceholder, Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows } from "../db/query/prepared.ts";
import { isListed } from "../db/query/search/candidates.ts";
import { recordKinds } from "../db/records/records.ts";
import type { RecordTable } from "../db/schema.ts";

/** A column that says whose a record is. */
export interface Held {
  kind: RecordTable;
  column: string;
}

/** Records that are looked for at once: each time all that somebody has may be read. */
const heldAtOnce = 500;

export const heldColumns: readonly Held[] = recordKinds.flatMap(({ table, people, fixed }) =>
  people.filter((column) => !fixed.includes(column)).map((column) => ({ kind: table, column })),
);

/** What is handed over. */
export type Scope = { customers: readonly string[] } | { company: string } | { person: Person };

interface Wanted {
  scope: Scope;
  /** What is theirs already needs nothing. */
  to?: Person | undefined;
  /** What is over stays with whoever has done it. */
  today: string;
}

/** The same where a query is put together: customers as a list in JSON. */
type Sought =
  | { customers: OrPlaceholder<string> }
  | { company: OrPlaceholder<string> }
  | { person: OrPlaceholder<Person> };

interface SoughtRecords {
  owner: OrPlaceholder<Owner>;
  scope: Sought;
  to?: OrPlaceholder<Person> | undefined;
  today: OrPlaceholder<string>;
}

/** Records of a kind that are handed over: no done tasks, no appointments of the past. */
export function selectHeld(db: Db, owner: Owner, held: Held, { scope, to, today }: Wanted) {
  return selectSought(db, held, { owner, scope: seek(scope), to, today });
}

function seek(scope: Scope) {
  return "customers" in scope ? { customers: JSON.stringify(scope.customers) } : scope;
}

function selectSought(db: Db, { kind, column }: Held, { owner, scope, to, today }: SoughtRecords) {
  return db
    .selectFrom(kind)
    .where(db.dynamic.ref(`${kind}.owner`), "=", owner)
    .where(isIn(db, owner, { kind, column }, scope))
    .$if(to !== undefined, (query) => query.where(db.dynamic.ref(column), "<>", to ?? ""))
    .$if(kind === "appointments", (query) => query.where(isToCome(today)))
    .$if(kind === "tasks", (query) => query.where(db.dynamic.ref("doneAt"), "is", null));
}

function isIn(
  db: Db,
  owner: OrPlaceholder<Owner>,
  { kind, column }: Held,
  scope: Sought,
): Expression<SqlBool> {
  if ("person" in scope) return sql`${sql.ref(column)} = ${scope.person}`;
  if ("company" in scope) {
    return sql`${sql.ref(kind === "companies" ? "companies._id" : `${kind}.company`)} = ${scope.company}`;
  }
  const ids = scope.customers;
  if (kind === "customers") return isListed(db, "customers._id", ids);
  if (kind !== "companies") return isListed(db, `${kind}.customer`, ids);
  return sql`("companies"."private" = 0 AND "companies"."_id" IN (
    SELECT "company" FROM "customers" WHERE "owner" = ${owner} AND ${isListed(db, "customers._id", ids)}))`;
}

interface HeldValues {
  owner: Owner;
  to?: Person | undefined;
  today: string;
  customers?: string;
  company?: string;
  person?: Person;
}

/** Of many records that somebody has, no index knows which are still to come. */
const someHeld = prepared(
  (db, values: Placeholders<HeldValues>, shape) => {
    const [kind, column = ""] = shape.split(" ");
    const { customers, company, person, ...rest } = values;
    const scope =
      (customers && { customers }) ?? (company && { company }) ?? (person && { person });
    // as: listHeld makes the shape of what is held.
    const held = { kind, column } as Held;
    if (!scope) throw new Error("Nothing is handed over");
    return selectSought(db, held, { ...rest, scope })
      .select("_id")
      .limit(sql.lit(heldAtOnce));
  },
  { isWide: true },
);

/** Some of what is handed over, of which there may be more. */
export async function listHeld(
  db: Db,
  owner: Owner,
  { kind, column }: Held,
  { scope, to, today }: Wanted,
): Promise<string[]> {
  const values = { owner, to, today, ...seek(scope) };
  const rows = await readRows(db, owner, someHeld(values, `${kind} ${column}`));
  return rows.map(({ _id }) => _id);
}

/** On a day or later, by itself or with a time of it. */
function isToCome(today: OrPlaceholder<string>) {
  return sql<boolean>`("date" >= ${today} OR ("repeat" <> ''
    AND ("lastTime" IS NULL OR "lastTime" >= ${today})))`;
}

/** The day before, for it is that day somewhere: nothing that is still to come stays behind. */
export function dayOfHandOver(now: Date): string {
  return addDays(now.toISOString().slice(0, 10), -1);
}

/** Whether anything is somebody's. */
export async function holdsAny(db: Db, owner: Owner, person: Person, now: Date): Promise<boolean> {
  const wanted = { scope: { person }, today: dayOfHandOver(now) };
  for (const held of heldColumns) {
    if ((await listHeld(db, owner, held, wanted)).length > 0) return true;
  }
  return false;
}
