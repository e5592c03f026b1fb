import type { Db, Whose } from "../db/engine/database.ts";
import { listTables } from "../db/maintenance/catalog.ts";
import { kindOf } from "../db/records/records.ts";
import type { RecordTable, Tables } from "../db/schema.ts";
import type { Caller } from "./harness.ts";
import { createDraw } from "./model/draw.ts";
import { type Kind, kinds, parentsOf } from "./model/kinds.ts";

/** An id of each kind. */
export type Ids = Record<RecordTable, string>;

/** Everything that can be said of a record, its parents included; every text holds `mark`. */
export function bodyOf(kind: Kind, ids: Ids, mark = "plain"): Record<string, unknown> {
  const draw = createDraw([1]);
  const parents = parentsOf(kind.table).filter(([, parent]) => parent !== kind.under);
  return {
    ...kind.required(draw, { mark }),
    ...kind.initial?.(draw),
    ...kind.optional(draw, { mark }),
    ...(kindOf(kind.table).mentions && { tags: [ids.tags] }),
    ...Object.fromEntries(parents.map(([column, parent]) => [column, ids[parent]])),
  };
}

/** One record of each kind, each belonging to those before it. */
export async function addOneOfEach(person: Caller, mark?: string): Promise<Ids> {
  // as: filled by the loop, parents first.
  const ids = {} as Ids;
  for (const kind of kinds) {
    const body = bodyOf(kind, ids, mark);
    const params = kind.under && { params: { id: ids[kind.under] } };
    const answer = await person.send(kind.endpoints.create, { ...params, body });
    if (answer.statusCode !== 201) throw new Error(`${kind.table}: ${answer.body}`);
    ids[kind.table] = answer.json().data._id;
  }
  return ids;
}

/** All rows of a desk and of a person, in every table that says whose they are. */
export async function readAllOf(
  db: Db,
  { owner, person }: Whose,
): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const { name, columns } of await listTables(db)) {
    const ofDesk =
      name === "desks" ? "_id" : ["owner", "desk"].find((one) => columns.includes(one));
    const ofPerson = name === "users" ? "_id" : columns.includes("user") ? "user" : undefined;
    const [column, whose] = ofDesk ? [ofDesk, owner] : [ofPerson, person];
    if (column === undefined || whose === undefined) continue;
    // as: the database has the tables of the schema.
    const all = db.selectFrom(name as keyof Tables).selectAll();
    rows[name] = await all.where(db.dynamic.ref(column), "=", whose).execute();
  }
  return rows;
}
