import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { sql } from "kysely";
import type { Db, Owner } from "../engine/database.ts";
import type { Placeholders } from "../query/placeholders.ts";
import { prepared, readRows } from "../query/prepared.ts";
import { isListed } from "../query/search/candidates.ts";
import type { RecordTable } from "../schema.ts";

/** Columns of a record by name, money in cents. */
export type Row = Record<string, string | number | null>;

/** What an act did to one record; null where there was none before, or none after. */
export interface Touched {
  part: number;
  kind: RecordTable;
  record: string;
  before: Row | null;
  after: Row | null;
}

interface Stored {
  part: number;
  kind: RecordTable;
  record: string;
  before: string | null;
  after: string | null;
}

/** Rows read at once. */
const chunk = 500;

const ownRecord = prepared(
  (_db, { owner, change }: Placeholders<{ owner: Owner; change: string }>) =>
    sql<Stored>`SELECT 0 AS "part", "kind", "record", "before", "after" FROM "changes"
      WHERE "owner" = ${owner} AND "_id" = ${change}
        AND ("before" IS NOT NULL OR "after" IS NOT NULL)`,
);

interface Page {
  owner: Owner;
  change: string;
  part: number;
  record: string;
  limit: number;
}

const furtherRecords = prepared(
  (_db, { owner, change, part, record, limit }: Placeholders<Page>) =>
    sql<Stored>`SELECT "part", "kind", "record", "before", "after" FROM "changeRecords"
      WHERE "owner" = ${owner} AND "change" = ${change} AND ("part", "record") < (${part}, ${record})
      ORDER BY "part" DESC, "record" DESC LIMIT ${limit}`,
);

/** No part has such a number, no record such a name. */
const beyond = { part: Number.MAX_SAFE_INTEGER, record: "" };

/** A page of the records of an act, what was done last first. */
export async function readTouchedPage(
  db: Db,
  owner: Owner,
  change: string,
  {
    after = beyond,
    limit,
  }: { after?: { part: number; record: string } | undefined; limit: number },
): Promise<Touched[]> {
  const page = { owner, change, part: after.part, record: after.record, limit };
  const further = await readRows(db, owner, furtherRecords(page));
  const own = further.length < limit ? await readRows(db, owner, ownRecord({ owner, change })) : [];
  // It was done first.
  const isNext = after.part > 0;
  return [...further, ...(isNext ? own : [])].map(toTouched);
}

const lastPartOf = prepared(
  (_db, { owner, change }: Placeholders<{ owner: Owner; change: string }>) =>
    sql<Stored>`SELECT "part", "kind", "record", "before", "after" FROM "changeRecords"
      WHERE "owner" = ${owner} AND "change" = ${change} AND "part" = (
        SELECT max("part") FROM "changeRecords" WHERE "owner" = ${owner} AND "change" = ${change})`,
);

/** What an act did last. */
export async function readLastPart(db: Db, owner: Owner, change: string): Promise<Touched[]> {
  return (await readRows(db, owner, lastPartOf({ owner, change }))).map(toTouched);
}

/** Every record of an act, a page at a time, what was done last first. */
export async function* readTouchedPages(db: Db, owner: Owner, change: string, limit: number) {
  let page: Touched[] = [];
  do {
    page = await readTouchedPage(db, owner, change, { after: page.at(-1), limit });
    yield page;
    await yieldToEventLoop();
  } while (page.length >= limit);
}

/** All of them. */
export async function readTouched(db: Db, owner: Owner, change: string): Promise<Touched[]> {
  const all: Touched[] = [];
  for await (const page of readTouchedPages(db, owner, change, chunk)) {
    for (const one of page) all.push(one);
  }
  return all;
}

interface Some {
  owner: Owner;
  /** Lists in JSON. */
  changes: string;
  records: string;
}

const touchedOf = prepared(
  (db, { owner, changes, records }: Placeholders<Some>) =>
    sql<Stored & { change: string }>`SELECT "change", "part", "kind", "record", "before", "after"
      FROM "changeRecords" WHERE "owner" = ${owner} AND ${isListed(db, "record", records)}
        AND ${isListed(db, "change", changes)}
    UNION ALL SELECT "_id" AS "change", 0 AS "part", "kind", "record", "before", "after"
      FROM "changes" WHERE "owner" = ${owner} AND ${isListed(db, "record", records)}
        AND ${isListed(db, "_id", changes)} AND ("before" IS NOT NULL OR "after" IS NOT NULL)`,
);

/** What acts did to some records, of each act what was done last first. */
export async function readTouchedOf(
  db: Db,
  owner: Owner,
  changes: readonly string[],
  records: readonly string[],
): Promise<(Touched & { change: string })[]> {
  const all: (Touched & { change: string })[] = [];
  for (let place = 0; place < records.length; place += chunk) {
    if (place > 0) await yieldToEventLoop();
    const some = JSON.stringify(records.slice(place, place + chunk));
    const values = { owner, changes: JSON.stringify(changes), records: some };
    for (const { change, ...row } of await readRows(db, owner, touchedOf(values))) {
      all.push({ change, ...toTouched(row) });
    }
  }
  return all.sort((a, b) => b.part - a.part);
}

function toTouched({ before, after, ...touched }: Stored): Touched {
  return { ...touched, before: readRow(before), after: readRow(after) };
}

/** As this program wrote it. */
export function readRow(json: string | null): Row | null {
  return json === null ? null : JSON.parse(json);
}

/** Some columns, those that the row has. */
export function pick(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(
    names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])),
  );
}
