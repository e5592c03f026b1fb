import { type Expression, type SqlBool, sql } from "kysely";
import { handedKinds } from "../../shared/lists/hand-over.ts";
import type { Db, Owner, Person } from "../db/engine/database.ts";
import type { OrPlaceholder, Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows } from "../db/query/prepared.ts";
import { isListed } from "../db/query/search/candidates.ts";
import { recordKinds } from "../db/records/records.ts";
import type { RecordTable } from "../db/schema.ts";
import { earliestToday } from "../filters/moment.ts";

/** A column that says whose a record is. */
export interface Held {
  kind: RecordTable;
  column: string;
}

/** Records that are looked for at once: each time all that somebody has may be read. */
const heldAtOnce = 500;

export const heldColumns: readonly Held[] = recordKinds
  .filter(({ table }) => handedKinds.some((kind) => kind === table))
  .flatMap(({ table, people, fixed }) =>
    people.filter((column) => !fixed.includes(column)).map((column) => ({ kind: table, column })),
  );

/** What is handed over. */
export type Scope =
  | { customers: readonly string[] }
  | { company: string }
  | { person: Person }
  | SomeDays;

/** What somebody has to do on some days, the last one among them. */
export interface SomeDays {
  person: Person;
  from: string;
  until: string;
}

/** The column that says on which day something is. */
const days: Partial<Record<RecordTable, string>> = { tasks: "due", appointments: "date" };

/** Follows every time of a day, for texts are compared by code point. */
const afterAnyTime = "T~";

interface Wanted {
  scope: Scope;
  /** What is theirs already needs nothing. */
  to?: Person | undefined;
  /** What is over stays with whoever has done it. */
  today: string;
}

/** The same where a query is put together: customers as a list in JSON, the last day with all its times. */
type Sought =
  | { customers: OrPlaceholder<string> }
  | { company: OrPlaceholder<string> }
  | { person: OrPlaceholder<Person> }
  | SoughtDays;

interface SoughtDays {
  person: OrPlaceholder<Person>;
  from: OrPlaceholder<string>;
  until: OrPlaceholder<string>;
}

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
  if ("customers" in scope) return { customers: JSON.stringify(scope.customers) };
  return "from" in scope ? { ...scope, until: scope.until + afterAnyTime } : scope;
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
  if ("person" in scope) {
    const isTheirs = sql<boolean>`${sql.ref(column)} = ${scope.person}`;
    return "from" in scope ? sql<boolean>`(${isTheirs} AND ${isOnDays(kind, scope)})` : isTheirs;
  }
  if ("company" in scope) {
    return sql`${sql.ref(kind === "companies" ? "companies._id" : `${kind}.company`)} = ${scope.company}`;
  }
  const ids = scope.customers;
  if (kind === "customers") return isListed(db, "customers._id", ids);
  if (kind !== "companies") return isListed(db, `${kind}.customer`, ids);
  return sql`("companies"."private" = 0 AND "companies"."_id" IN (
    SELECT "company" FROM "customers" WHERE "owner" = ${owner} AND ${isListed(db, "customers._id", ids)}))`;
}

/** Days are those of whoever has it. Times of a repeating appointment have no rows, see repeated.ts. */
function isOnDays(kind: RecordTable, { from, until }: SoughtDays): Expression<SqlBool> {
  const day = days[kind];
  if (!day) return sql<boolean>`1 = 0`;
  const isThen = sql<boolean>`${sql.ref(day)} >= ${from} AND ${sql.ref(day)} <= ${until}`;
  return kind === "appointments" ? sql<boolean>`(${isThen} AND "repeat" = '')` : isThen;
}

interface HeldValues {
  owner: Owner;
  to?: Person | undefined;
  today: string;
  customers?: string;
  company?: string;
  person?: Person;
  from?: string;
  until?: string;
}

/** Of many records that somebody has, no index knows which are still to come. */
const someHeld = prepared(
  (db, values: Placeholders<HeldValues>, shape) => {
    const [kind, column = ""] = shape.split(" ");
    const { customers, company, person, from, until, ...rest } = values;
    const scope =
      (customers && { customers }) ??
      (company && { company }) ??
      (person && (from && until ? { person, from, until } : { person }));
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

/** What is still to come somewhere, by itself or with a time of it. */
function isToCome(today: OrPlaceholder<string>) {
  return sql<boolean>`("date" >= ${today} OR ("repeat" <> ''
    AND ("lastTime" IS NULL OR "lastTime" >= ${today})))`;
}

/** Whether anything is somebody's. */
export async function holdsAny(db: Db, owner: Owner, person: Person, now: Date): Promise<boolean> {
  const wanted = { scope: { person }, today: earliestToday(now) };
  for (const held of heldColumns) {
    if ((await listHeld(db, owner, held, wanted)).length > 0) return true;
  }
  return false;
}
