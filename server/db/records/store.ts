import { randomUUIDv7 } from "node:crypto";
import { type Insertable, type SelectExpression, type Selection, sql } from "kysely";
import type { NewRecord } from "../../../shared/api/new-record.ts";
import type { Act } from "../acts/act.ts";
import { deleteRecord } from "../acts/deletion.ts";
import type { Db, Owner } from "../engine/database.ts";
import type { Placeholders } from "../query/placeholders.ts";
import { prepared, readRows } from "../query/prepared.ts";
import type { RecordTable, Tables } from "../schema.ts";
import type { Insertion } from "./insert-with.ts";
import { recordKeys, toChangedKeys } from "./keys.ts";
import { kindOf } from "./records.ts";
import { type Values, type Writing, writeRecords } from "./write-path.ts";

/** What the store itself writes into a row. */
type Kept = "owner" | "_id" | "createdAt" | "updatedAt" | `${string}Key`;

/** What a caller gives of a new record, money in cents. */
export type Entered<Table extends RecordTable> = Omit<Insertable<Tables[Table]>, Kept>;

/** The same of one that is made, with the id that its client has given it. */
export type New<Table extends RecordTable> = NewRecord<Entered<Table>>;

/** Which version a change makes, and which must still be there when any older one will not do. */
interface Versions {
  updatedAt: string;
  seen?: string;
}

/** Of a new record that goes on with what was part of another. */
interface Stamps {
  _id: string;
  createdAt: string;
  updatedAt: string;
}

interface One {
  owner: Owner;
  id: string;
}

/** Reads and writes records of one kind, one at a time. What to tell callers is the feature's to say. */
export interface Store<Table extends RecordTable, Row> {
  table: Table;
  find: (db: Db, owner: Owner, id: string) => Promise<Row | undefined>;
  /** `also` are changes of other records by the same act. */
  insert: (
    db: Db,
    owner: Owner,
    entered: New<Table>,
    act: Act,
    also?: readonly Writing[],
    stamps?: Stamps,
  ) => Promise<Row>;
  /**
   * Changes a record that is at such a version. Undefined when none is, and when keys are made of
   * more texts than came along and `found`, the record as it is, is not given.
   */
  change: (
    db: Db,
    owner: Owner,
    change: { id: string; entered: Partial<Entered<Table>>; act: Act },
    versions: Versions,
    found?: Row,
    also?: readonly Writing[],
  ) => Promise<Row | undefined>;
  /** The same as part of a larger act; without `found` of what no keys are made of. */
  toChange: (
    owner: Owner,
    id: string,
    entered: Partial<Entered<Table>>,
    versions: Versions,
    found?: Row,
  ) => Writing;
  /** A new record as part of a larger act. */
  toInsert: (owner: Owner, entered: New<Table>, act: Act, stamps?: Stamps) => Insertion;
  /**
   * With all that belongs to it, or after that has moved to another record. Answers whether there was
   * such a record.
   */
  remove: (db: Db, owner: Owner, id: string, act: Act, moveTo?: string) => Promise<boolean>;
}

/** `shown` is what is answered of a row, which may depend on the engine. */
export function storeOf<
  Table extends RecordTable,
  Shown extends SelectExpression<Tables, Table> & (string | { toOperationNode: unknown }),
>(
  table: Table,
  shown: readonly Shown[] | ((db: Db) => readonly Shown[]),
): Store<Table, Selection<Tables, Table, Shown>> {
  type Row = Selection<Tables, Table, Shown>;
  const toAnswered = (db: Db) => {
    const all = typeof shown === "function" ? shown(db) : shown;
    return sql.join(all.map((each) => (typeof each === "string" ? sql.ref(each) : each)));
  };
  const isIt = ({ owner, id }: Placeholders<One>) =>
    sql`${sql.ref(`${table}.owner`)} = ${owner} AND ${sql.ref(`${table}._id`)} = ${id}`;

  const byId = prepared(
    (db, one: Placeholders<One>) =>
      sql<Row>`SELECT ${toAnswered(db)} FROM ${sql.table(table)} WHERE ${isIt(one)}`,
  );

  const inserted = prepared((db, row: Placeholders<Values>) => {
    const names = Object.keys(row).filter((name) => row[name] !== undefined);
    return sql<Row>`
      INSERT INTO ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      VALUES (${sql.join(names.map((name) => row[name]))}) RETURNING ${toAnswered(db)}
    `;
  });

  const changed = prepared((db, { owner, id, seen, ...changes }: Placeholders<Values & One>) => {
    const sets = Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    const isSeen = seen === undefined ? sql`` : sql`AND ${sql.ref(`${table}.updatedAt`)} = ${seen}`;
    return sql<Row>`
      UPDATE ${sql.table(table)} SET ${sql.join(sets)}
      WHERE ${isIt({ owner, id })}
        AND ${sql.ref(`${table}.updatedAt`)} < ${changes.updatedAt} ${isSeen} RETURNING ${toAnswered(db)}
    `;
  });

  return {
    table,

    find: async (db, owner, id) => {
      const [found] = await readRows(db, owner, byId({ owner, id }));
      return found;
    },

    insert: async (db, owner, entered, act, also = [], stamps = undefined) => {
      const all = [toInsertion(owner, entered, act, stamps), ...also];
      const [[made] = []] = await writeRecords(db, { owner, act }, all);
      if (!made) throw new Error(`What was inserted into ${table} was not returned`);
      // as: the statement returned it.
      return made as Row;
    },

    change: async (db, owner, { id, entered, act }, versions, found, also = []) => {
      // as: columns are texts and numbers, or null.
      const given = entered as Values;
      const keys = toChangedKeys(recordKeys[table], given, found as Values | undefined);
      if (!keys) return undefined;
      const all = [toWriting(owner, id, { ...given, ...keys }, versions), ...also];
      const [[row] = []] = await writeRecords(db, { owner, act }, all);
      // as: the statement returned it.
      return row as Row | undefined;
    },

    toChange: (owner, id, entered, versions, found) => {
      // as: columns are texts and numbers, or null.
      const given = entered as Values;
      const keys = found && toChangedKeys(recordKeys[table], given, found);
      return toWriting(owner, id, { ...given, ...keys }, versions);
    },

    toInsert: toInsertion,

    remove: (db, owner, id, act, moveTo) => deleteRecord(db, owner, { table, id, moveTo }, act),
  };

  function toInsertion(owner: Owner, entered: New<Table>, act: Act, made?: Stamps) {
    const at = act.now.toISOString();
    // as: columns are texts and numbers, or null.
    const given = entered as Values;
    const keys = recordKeys[table].toKeys(given);
    const people = Object.fromEntries(
      kindOf(table).people.map((name) => [name, given[name] ?? act.session?.user ?? ""]),
    );
    const stamps = made ?? {
      _id: entered._id ?? randomUUIDv7(),
      createdAt: at,
      updatedAt: at,
    };
    const row = { ...given, ...people, ...keys, ...stamps, owner };
    return { written: { kind: "insert", table, row } as const, statement: inserted(row) };
  }

  function toWriting(owner: Owner, id: string, given: Values, { updatedAt, seen }: Versions) {
    const changes = { ...given, updatedAt };
    const written = { kind: "change", table, id, changes, seen } as const;
    return { written, statement: changed({ ...changes, owner, id, seen }) };
  }
}
