import { type Expression, type SqlBool, sql } from "kysely";
import { addDays } from "../../shared/dates/dates.ts";
import { type KindDescription, kinds } from "../../shared/kinds/registry.ts";
import { type Db, inSnapshot, type Owner, type Person } from "../db/engine/database.ts";
import { isListed } from "../db/query/search/candidates.ts";
import { recordKinds } from "../db/records/records.ts";
import type { RecordTable } from "../db/schema.ts";

/** A column that says whose a record is. */
export interface Held {
  kind: RecordTable;
  column: string;
}

export const heldColumns: readonly Held[] = recordKinds.flatMap(({ table, people }) =>
  people
    .filter((column) => !fieldsOf(kinds[table])[column]?.isFixed)
    .map((column) => ({ kind: table, column })),
);

function fieldsOf({ fields }: KindDescription) {
  return fields;
}

/** What is handed over. */
export type Scope = { customers: readonly string[] } | { company: string } | { person: Person };

interface Wanted {
  scope: Scope;
  /** What is theirs already needs nothing. */
  to?: Person | undefined;
  /** What is over stays with whoever has done it. */
  today: string;
}

/** Records of a kind that are handed over: no done tasks, no appointments of the past. */
export function selectHeld(db: Db, owner: Owner, { kind, column }: Held, wanted: Wanted) {
  const { scope, to, today } = wanted;
  return db
    .selectFrom(kind)
    .where(db.dynamic.ref(`${kind}.owner`), "=", owner)
    .where(isIn(db, owner, { kind, column }, scope))
    .$if(to !== undefined, (query) => query.where(db.dynamic.ref(column), "<>", to ?? ""))
    .$if(kind === "appointments", (query) => query.where(isToCome(today)))
    .$if(kind === "tasks", (query) => query.where(db.dynamic.ref("doneAt"), "is", null));
}

function isIn(db: Db, owner: Owner, { kind, column }: Held, scope: Scope): Expression<SqlBool> {
  if ("person" in scope) return sql`${sql.ref(column)} = ${scope.person}`;
  if ("company" in scope) {
    return sql`${sql.ref(kind === "companies" ? "companies._id" : `${kind}.company`)} = ${scope.company}`;
  }
  const ids = JSON.stringify(scope.customers);
  if (kind === "customers") return isListed(db, "customers._id", ids);
  if (kind !== "companies") return isListed(db, `${kind}.customer`, ids);
  return sql`("companies"."private" = 0 AND "companies"."_id" IN (
    SELECT "company" FROM "customers" WHERE "owner" = ${owner} AND ${isListed(db, "customers._id", ids)}))`;
}

/** Some of what is handed over. */
export async function listHeld(
  db: Db,
  owner: Owner,
  held: Held,
  wanted: Wanted,
  limit: number,
): Promise<string[]> {
  const rows = selectHeld(db, owner, held, wanted).select("_id").limit(limit);
  return (await rows.execute()).map(({ _id }) => _id);
}

/** On a day or later, by itself or with a time of it. */
function isToCome(today: string) {
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
  return inSnapshot(db, owner, async (tx) => {
    for (const held of heldColumns) {
      if ((await listHeld(tx, owner, held, wanted, 1)).length > 0) return true;
    }
    return false;
  });
}
