import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { LoggedChange, LoggedRecord } from "../../shared/transfer/account-log.ts";
import { loggedKinds } from "../db/acts/logged-columns.ts";
import { pick, readRow } from "../db/acts/touched.ts";
import { type Db, inSnapshot, type Owner } from "../db/engine/database.ts";
import { isOneOf } from "../db/query/search/candidates.ts";
import { recordTables } from "../db/records/records.ts";
import type { RecordTable } from "../db/schema.ts";

// The log as it is, for a Client Desk file.

/** Rows that are read at a time. */
const batchSize = 100;

/** The last act that is whole: a reading ends there. */
export async function readLastChange(db: Db, owner: Owner): Promise<string> {
  const found = await inSnapshot(db, owner, (tx) =>
    tx
      .selectFrom("changes")
      .where("owner", "=", owner)
      .select(({ fn }) => fn.max<string | null>("_id").as("last"))
      .executeTakeFirst(),
  );
  return found?.last ?? "";
}

/** Every act up to the last one, batch by batch, the oldest first. */
export async function* readLog(db: Db, owner: Owner, last: string) {
  let after = "";
  while (true) {
    const start = after;
    const rows = await inSnapshot(db, owner, (tx) =>
      tx
        .selectFrom("changes")
        .where("owner", "=", owner)
        .where("_id", ">", start)
        .where("_id", "<=", last)
        .where("plan", "is", null)
        .selectAll()
        .orderBy("_id")
        .limit(batchSize)
        .execute(),
    );
    yield rows.map(
      ({ counts, before, after, undoneBy, isKept, detail, ...row }): LoggedChange => ({
        ...row,
        counts: counts === null ? null : inOrder(JSON.parse(counts), recordTables),
        before: readFields(row.kind, before),
        after: readFields(row.kind, after),
        undoneBy: undoneBy !== null && undoneBy > last ? null : undoneBy,
        isKept: isKept === 1,
        detail: detail === null ? null : JSON.parse(detail),
      }),
    );
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) return;
    after = end._id;
    await yieldToEventLoop();
  }
}

/** The records of those acts that touched several, in the order of the acts. */
export async function* readLoggedRecords(db: Db, owner: Owner, last: string) {
  let end = { change: "", part: 0, record: "" };
  while (true) {
    const { change, part, record } = end;
    const rows = await inSnapshot(db, owner, (tx) =>
      tx
        .selectFrom("changeRecords as r")
        .innerJoin("changes as c", (on) =>
          on.onRef("c.owner", "=", "r.owner").onRef("c._id", "=", "r.change"),
        )
        .where("r.owner", "=", owner)
        .where("r.change", ">=", change)
        .where("r.change", "<=", last)
        .where("c.plan", "is", null)
        .where((one) =>
          one(one.refTuple("r.change", "r.part", "r.record"), ">", one.tuple(change, part, record)),
        )
        .select(["r.change", "r.part", "r.kind", "r.record", "r.before", "r.after"])
        .orderBy("r.change")
        .orderBy("r.part")
        .orderBy("r.record")
        .limit(batchSize)
        .execute(),
    );
    yield rows.map(
      ({ before, after, ...row }): LoggedRecord => ({
        ...row,
        before: readFields(row.kind, before),
        after: readFields(row.kind, after),
      }),
    );
    const next = rows.at(-1);
    if (!next || rows.length < batchSize) return;
    end = next;
    await yieldToEventLoop();
  }
}

/** The hosts that acts took some appointments from, the oldest act first. */
export async function readGivenHosts(db: Db, owner: Owner, records: readonly string[]) {
  const rows = await inSnapshot(db, owner, (tx) =>
    tx
      .selectFrom("changes")
      .select(["_id as change", "record", "before"])
      .where("owner", "=", owner)
      .where(isOneOf(tx, "record", records))
      .where("before", "like", '%"host"%')
      .unionAll(
        tx
          .selectFrom("changeRecords")
          .select(["change", "record", "before"])
          .where("owner", "=", owner)
          .where(isOneOf(tx, "record", records))
          .where("before", "like", '%"host"%'),
      )
      .orderBy("change")
      .execute(),
  );
  return rows.flatMap(({ change, record, before }) => {
    const host = readRow(before)?.host;
    return host === undefined ? [] : { change, record, host };
  });
}

/** In one order: each engine has its own. */
function readFields(kind: RecordTable, json: string | null) {
  const row = readRow(json);
  return row && pick(row, loggedKinds[kind].columns);
}

function inOrder(counts: Partial<Record<RecordTable, number>>, tables: readonly RecordTable[]) {
  return Object.fromEntries(
    tables.flatMap((table) => (counts[table] === undefined ? [] : [[table, counts[table]]])),
  );
}
