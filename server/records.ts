import type { Act } from "./db/acts/act.ts";
import { hasHistory } from "./db/acts/changes.ts";
import { type Db, inTransaction, type Owner, personOf } from "./db/engine/database.ts";
import { isOrphan, isTaken } from "./db/engine/errors.ts";
import { type Insertion, insertWith } from "./db/records/insert-with.ts";
import { toNextVersion } from "./db/records/next-version.ts";
import { kindOf, peopleIn } from "./db/records/records.ts";
import type { Entered, New, Store } from "./db/records/store.ts";
import type { Writing } from "./db/records/write-path.ts";
import type { RecordTable } from "./db/schema.ts";
import { mayWorkOn } from "./desks/members.ts";
import { conflict, invalidField, notFound } from "./errors.ts";
import { refuseStale, toSimpleVersion, type VersionedUpdate } from "./http/requests/versions.ts";
import { serverMessages } from "./messages.ts";

interface RecordOptions<Row, Answer> {
  /** A row as it is answered. */
  toAnswer: (row: Row) => Answer;
  /** Said when the owner has no such record. */
  missing: string;
  /** Thrown when what a record is to belong to is not there. */
  orphan?: () => Error;
}

interface Changes<Table extends RecordTable> {
  entered: Partial<Entered<Table>>;
  /** Of other records, by the same act. */
  also?: readonly Writing[];
}

/**
 * Throws the 400 where a record is to be of who is not on the desk, or only reads there. Of a record that
 * there is, whoever it is of may stay, be they gone.
 */
export async function refuseStrangers(
  db: Db,
  owner: Owner,
  table: RecordTable,
  entered: object,
  findBefore?: () => Promise<object | undefined>,
) {
  const given = new Map(Object.entries(entered));
  const { people, peopleOrNobody, groups } = kindOf(table);
  for (const column of [...people, ...peopleOrNobody, ...groups]) {
    const value = given.get(column);
    if (value === undefined || value === null) continue;
    for (const id of peopleIn(table, column, value)) {
      if (await mayWorkOn(db, owner, personOf({ _id: id }))) continue;
      const before = new Map(Object.entries((await findBefore?.()) ?? {}));
      if (before.has(column) && peopleIn(table, column, before.get(column)).includes(id)) continue;
      throw invalidField(column, serverMessages.desks.choose);
    }
  }
}

/** The store of one kind of record with the refusals that callers are told. */
export function recordsOf<Table extends RecordTable, Row extends { updatedAt: string }, Answer>(
  store: Store<Table, Row>,
  { toAnswer, missing, orphan }: RecordOptions<Row, Answer>,
) {
  const findRow = async (db: Db, owner: Owner, id: string) => {
    const row = await store.find(db, owner, id);
    if (!row) throw notFound(missing);
    return row;
  };

  return {
    /** Undefined when the owner has no such record. */
    findOptional: store.find,

    /** Throws the 404 when the owner has no such record. */
    find: async (db: Db, owner: Owner, id: string) => toAnswer(await findRow(db, owner, id)),

    /** Throws when what it belongs to is not the owner's, and the 409 when its id is taken. */
    create: async (
      db: Db,
      owner: Owner,
      entered: New<Table>,
      act: Act,
      also?: readonly Writing[],
      stamps?: Parameters<typeof store.insert>[5],
    ) => {
      // What goes on with another one has kept its people, be they gone.
      if (!stamps) await refuseStrangers(db, owner, store.table, entered);
      const insert = () => store.insert(db, owner, entered, act, also, stamps);
      return toAnswer(await refuseOrphan(refuseTaken(db, owner, entered, insert)));
    },

    /** For an insertion by a larger act: throws the 409 when its id is taken. */
    refuseTaken,

    /** The same as part of a larger act. */
    toCreate: store.toInsert,
    toChange: store.toChange,

    /** Makes a record together with one that it belongs to; the act is about the record. */
    createWith: async (db: Db, owner: Owner, parent: Insertion, entered: New<Table>, act: Act) => {
      await refuseStrangers(db, owner, store.table, entered);
      const own = store.toInsert(owner, entered, act);
      const insert = () => insertWith(db, { owner, act }, parent, own);
      // as: the statement returned it.
      return toAnswer((await refuseOrphan(refuseTaken(db, owner, entered, insert))) as Row);
    },

    /**
     * Throws the 404 when the owner has no such record, the 409 when it has been changed meanwhile.
     * `entered` may depend on the record as it is, and other records may change with it.
     */
    update: async (
      db: Db,
      owner: Owner,
      id: string,
      entered: Partial<Entered<Table>> | ((tx: Db, found: Answer) => Promise<Changes<Table>>),
      change: VersionedUpdate,
    ) => {
      const { act } = change;
      if (typeof entered !== "function") {
        const findBefore = () => store.find(db, owner, id);
        await refuseStrangers(db, owner, store.table, entered, findBefore);
      }
      const seen = toSimpleVersion(change);
      // Most changes are one statement. Where it finds nothing to change, the slow way tells why.
      const updatedAt = act.now.toISOString();
      const quick =
        seen && typeof entered !== "function"
          ? store.change(db, owner, { id, entered, act }, { updatedAt, ...seen })
          : undefined;
      const row = (quick && (await refuseOrphan(quick))) ?? (await refuseOrphan(updateSlowly()));
      return toAnswer(row);

      function updateSlowly() {
        return inTransaction(db, owner, async (tx) => {
          const found = await findRow(tx, owner, id);
          const answer = toAnswer(found);
          refuseStale({ ...answer, updatedAt: found.updatedAt }, change);
          const updatedAt = toNextVersion(found, act.now);
          const changes = typeof entered === "function" ? await entered(tx, answer) : { entered };
          if (typeof entered === "function") {
            await refuseStrangers(tx, owner, store.table, changes.entered, async () => found);
          }
          const { also } = changes;
          const one = { id, entered: changes.entered, act };
          const changed = await store.change(tx, owner, one, { updatedAt }, found, also);
          if (!changed) throw new Error("A record that is there was not changed");
          return changed;
        });
      }
    },

    /**
     * Takes all along that belongs to it, unless that is to go on at another record. Throws the 404 when
     * the owner has no such record.
     */
    remove: async (db: Db, owner: Owner, id: string, act: Act, moveTo?: string) => {
      if (!(await store.remove(db, owner, id, act, moveTo))) throw notFound(missing);
    },
  };

  /** Ids of different owners have nothing to do with each other. */
  async function refuseTaken<T>(
    db: Db,
    owner: Owner,
    { _id }: { _id?: string | undefined },
    insert: () => Promise<T>,
  ): Promise<T> {
    if (_id === undefined) return insert();
    const taken = () => conflict("_id", serverMessages.idTaken);
    if (await hasHistory(db, owner, _id)) throw taken();
    try {
      return await insert();
    } catch (error) {
      // By a record that the history no longer tells of, or one that was made just now.
      throw isTaken(error) ? taken() : error;
    }
  }

  async function refuseOrphan<T>(writing: Promise<T>): Promise<T> {
    try {
      return await writing;
    } catch (error) {
      throw orphan && isOrphan(error) ? orphan() : error;
    }
  }
}
