import { type Db, inSnapshot, type Owner, type Person } from "../db/engine/database.ts";
import { recordKinds } from "../db/records/records.ts";
import type { RecordTable } from "../db/schema.ts";

/** A column that says whose a record is. */
export interface Held {
  kind: RecordTable;
  column: string;
}

export const heldColumns: readonly Held[] = recordKinds.flatMap(({ table, people }) =>
  people.map((column) => ({ kind: table, column })),
);

/** Some of what is somebody's; what is done stays with whoever has done it. */
export async function listHeld(
  db: Db,
  owner: Owner,
  { kind, column }: Held,
  person: Person,
  limit: number,
): Promise<string[]> {
  const rows = db
    .selectFrom(kind)
    .where("owner", "=", owner)
    .where(db.dynamic.ref(column), "=", person)
    .$if(kind === "tasks", (query) => query.where(db.dynamic.ref("doneAt"), "is", null))
    .select("_id")
    .limit(limit);
  return (await rows.execute()).map(({ _id }) => _id);
}

/** Whether anything is somebody's. */
export async function holdsAny(db: Db, owner: Owner, person: Person): Promise<boolean> {
  return inSnapshot(db, owner, async (tx) => {
    for (const held of heldColumns) {
      if ((await listHeld(tx, owner, held, person, 1)).length > 0) return true;
    }
    return false;
  });
}
