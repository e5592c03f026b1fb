import { type ExpressionBuilder, sql } from "kysely";
import { type ForYouItem, forYouDays, maxForYou } from "../../shared/for-you.ts";
import { firstIdAt } from "../db/acts/act.ts";
import { loggedKinds } from "../db/acts/logged-columns.ts";
import { listOwners } from "../db/acts/upkeep.ts";
import {
  type Db,
  inSnapshot,
  inTransaction,
  type Owner,
  type Whose,
} from "../db/engine/database.ts";
import { nameOf } from "../db/query/related.ts";
import { isOneOf } from "../db/query/search/candidates.ts";
import { kindOf } from "../db/records/records.ts";
import type { RecordTable, Tables } from "../db/schema.ts";
import { notFound } from "../errors.ts";
import { type Clocks, toReader } from "../filters/clocks.ts";
import { serverMessages } from "../messages.ts";

type Of = Required<Whose>;

interface Narrowed {
  isNew?: true;
  /** What was not mailed, since an instant. */
  mailFrom?: string;
  clocks?: Clocks | undefined;
}

/** What is for somebody, the newest first: without what was undone, and what is no longer there. */
export async function listForYou(
  db: Db,
  whose: Of,
  now: Date,
  { isNew, mailFrom, clocks }: Narrowed = {},
): Promise<ForYouItem[]> {
  return inSnapshot(db, whose, async (tx) => {
    const rows = await selectStanding(tx, whose)
      .where("forYou._id", ">=", firstListed(now))
      .$if(isNew === true, (query) => query.where("forYou.readAt", "is", null))
      .$if(mailFrom !== undefined, (query) =>
        query.where(isUnmailed(now.toISOString())).where("changes.at", ">=", mailFrom ?? ""),
      )
      .select(["forYou._id", "forYou.reason", "forYou.kind", "forYou.record", "forYou.count"])
      .select(["forYou.readAt", "changes.at", "changes.user as from", "changes.detail"])
      .orderBy("forYou._id", "desc")
      .limit(maxForYou)
      .execute();
    const found = await findRecords(tx, whose.owner, rows);
    return rows.flatMap(({ kind, record, count, readAt, from, detail, ...row }): ForYouItem[] => {
      const one = found.get(record);
      const isOne = Number(count) === 1;
      if (isOne && !one) return [];
      const { name, customer, customerName, company, companyName, date, host } = one ?? nothing;
      return [
        {
          ...row,
          from: from ?? "",
          isNew: readAt === null,
          count: Number(count),
          kind: kind === "" ? null : kind,
          record: isOne ? { _id: record, name } : null,
          customer: isOne && customer ? { _id: customer, name: customerName ?? "" } : null,
          company: isOne && company ? { _id: company, name: companyName ?? "" } : null,
          date: isOne && date ? toReader(clocks, { host, date }) : null,
          note: readNote(detail),
        },
      ];
    });
  });
}

interface Found {
  _id: string;
  name: string;
  customer: string | null;
  customerName: string | null;
  company: string | null;
  companyName: string | null;
  date: string | null;
  /** Whose clock an appointment is by. */
  host: string;
}

const nothing: Omit<Found, "_id"> = {
  ...{ name: "", customer: null, customerName: null },
  ...{ company: null, companyName: null, date: null, host: "" },
};

/** The day that is said of a record. */
const dates: { [Table in RecordTable]?: string } = { appointments: "date", tasks: "due" };

async function findRecords(
  tx: Db,
  owner: Owner,
  rows: readonly { kind: RecordTable | ""; record: string }[],
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  for (const [kind, some] of Map.groupBy(rows, (row) => row.kind)) {
    if (kind === "") continue;
    const { name } = loggedKinds[kind];
    const date = dates[kind];
    const parent = (column: "company" | "customer") =>
      column in kindOf(kind).parents
        ? sql`${sql.ref(column)}, ${nameOf(kind, column)}`
        : sql`NULL AS ${sql.ref(column)}, NULL AS ${sql.ref(`${column}Name`)}`;
    const ids = some.map(({ record }) => record);
    const { rows: records } = await sql<Found>`
      SELECT "_id", ${sql.ref(name)} AS "name", ${date ? sql.ref(date) : sql`NULL`} AS "date",
        ${kind === "appointments" ? sql`"host"` : sql`'' AS "host"`}, ${parent("customer")}, ${parent("company")}
      FROM ${sql.table(kind)} WHERE "owner" = ${owner} AND ${isOneOf(tx, "_id", ids)}
    `.execute(tx);
    for (const record of records) found.set(record._id, record);
  }
  return found;
}

/** What is for somebody, with the act it is of, unless that was undone. */
function selectStanding(tx: Db, { owner, person }: Of) {
  return tx
    .selectFrom("forYou")
    .innerJoin("changes", (join) =>
      join
        .onRef("changes.owner", "=", "forYou.owner")
        .onRef("changes._id", "=", "forYou._id")
        .on("changes.undoneBy", "is", null),
    )
    .where("forYou.owner", "=", owner)
    .where("forYou.user", "=", person);
}

/** What was said when records were handed over. */
function readNote(detail: string | null): string | null {
  // as: this program has written it.
  const { note } = JSON.parse(detail ?? "{}") as { note?: string };
  return note ?? null;
}

function firstListed(now: Date): string {
  return firstIdAt(now.getTime() - forYouDays * 86_400_000);
}

/** Not mailed yet, or by somebody who was ended before they could say what came of it. */
function isUnmailed(now: string) {
  return (eb: ExpressionBuilder<Pick<Tables, "forYou">, "forYou">) =>
    eb.or([eb("forYou.mailedAt", "is", null), eb("forYou.mailing", "<=", now)]);
}

/** When something of it was mailed to them last, and until when something is being mailed. */
export async function readMailed(tx: Db, { owner, person }: Of) {
  return tx
    .selectFrom("forYou")
    .where("owner", "=", owner)
    .where("user", "=", person)
    .select(({ fn }) => [fn.max("mailedAt").as("last"), fn.min("mailing").as("mailing")])
    .executeTakeFirstOrThrow();
}

interface Mailing {
  ids: readonly string[];
  at: string;
  /** Until when nobody else mails it. */
  until: string;
}

/** Writes down that it is being mailed. False, and nothing written, if some of it is no longer new. */
export async function markMailed(tx: Db, of: Of, { ids, at, until }: Mailing): Promise<boolean> {
  const fresh = await selectStanding(tx, of)
    .where("forYou._id", "in", ids)
    .where("forYou.readAt", "is", null)
    .where(isUnmailed(at))
    .select("forYou._id")
    .execute();
  if (fresh.length < ids.length) return false;
  await setMailed(tx, of, ids, { mailedAt: at, mailing: until });
  return true;
}

/** What came of it; `mailedAt` null: the mail server has not taken it. */
export async function setMailed(
  tx: Db,
  { owner, person }: Of,
  ids: readonly string[],
  what: { mailedAt?: string | null; mailing: string | null },
): Promise<void> {
  await tx
    .updateTable("forYou")
    .set(what)
    .where("owner", "=", owner)
    .where("user", "=", person)
    .where("_id", "in", ids)
    .execute();
}

/** Throws the 404 for what is not there. */
export async function markRead(db: Db, whose: Of, id: string, readAt: string | null) {
  await inTransaction(db, whose, (tx) =>
    tx
      .updateTable("forYou")
      .set({ readAt })
      .where("owner", "=", whose.owner)
      .where("user", "=", whose.person)
      .where("_id", "=", id)
      .returning("_id")
      .executeTakeFirstOrThrow(() => notFound(serverMessages.forYou.notFound)),
  );
}

export async function markAllRead(db: Db, { owner, person }: Of, now: Date): Promise<void> {
  await inTransaction(db, { owner, person }, (tx) =>
    tx
      .updateTable("forYou")
      .set({ readAt: now.toISOString() })
      .where("owner", "=", owner)
      .where("user", "=", person)
      .where("readAt", "is", null)
      .execute(),
  );
}

/** Removes what is no longer listed, on every desk. */
export async function tidyForYou(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  for await (const owner of listOwners(db)) {
    if (signal?.aborted) return;
    await inTransaction(db, owner, (tx) =>
      tx
        .deleteFrom("forYou")
        .where("owner", "=", owner)
        .where("_id", "<", firstListed(now))
        .execute(),
    );
  }
}
