import { sql } from "kysely";
import { addDays } from "../../shared/dates/dates.ts";
import { type KindDescription, kinds } from "../../shared/kinds/registry.ts";
import { type Db, inSnapshot, type Owner, type Person } from "../db/engine/database.ts";
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

/** Some of what is somebody's; what is done or over stays with whoever has done it. */
export async function listHeld(
  db: Db,
  owner: Owner,
  { kind, column }: Held,
  person: Person,
  { limit, today }: { limit: number; today: string },
): Promise<string[]> {
  const rows = db
    .selectFrom(kind)
    .where("owner", "=", owner)
    .where(db.dynamic.ref(column), "=", person)
    .$if(kind === "appointments", (query) => query.where(isToCome(today)))
    .$if(kind === "tasks", (query) => query.where(db.dynamic.ref("doneAt"), "is", null))
    .select("_id")
    .limit(limit);
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
  const some = { limit: 1, today: dayOfHandOver(now) };
  return inSnapshot(db, owner, async (tx) => {
    for (const held of heldColumns) {
      if ((await listHeld(tx, owner, held, person, some)).length > 0) return true;
    }
    return false;
  });
}
