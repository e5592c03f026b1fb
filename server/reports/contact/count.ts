import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { indexFrom } from "../../../shared/dates/index-from.ts";
import type { FollowUpDays } from "../../../shared/follow-up.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readWide } from "../../db/query/prepared.ts";
import { attentionStarts } from "../../filters/attention.ts";
import type { Span } from "../asked.ts";
import { batchSize, type Past, pastsOf } from "./queries.ts";

export interface Touch {
  customers: number;
  kept: number;
}

/** Columns in the order of their days, and of each how many more than in the one before it are counted. */
interface Counting {
  days: string[];
  ends: string[];
  /** By status, for each column, the first day of contact that is recent enough. */
  starts: Map<string, string[]>;
  customers: Int32Array;
  kept: Int32Array;
}

/**
 * Counts when each of the columns ended: all customers with a follow-up time and those contacted within
 * it, also deleted ones; or these customers alone. Each batch is a reading of its own, none of which takes
 * long: whatever changes in between says so, see kept.ts.
 */
export async function countTouched(
  db: Db,
  owner: Owner,
  columns: readonly Span[],
  { followUp, ids }: { followUp: FollowUpDays; ids?: readonly string[] },
): Promise<Touch[]> {
  const ordered = columns.toSorted((a, b) => (a.end < b.end ? -1 : 1));
  const counting = toCounting(ordered, followUp);
  const last = ordered.at(-1);
  const [from] = [...counting.starts.values()].flatMap(([first]) => first ?? []).sort();
  if (!last || from === undefined) return columns.map(() => ({ customers: 0, kept: 0 }));
  const range = { owner, from, to: last.to, end: last.end };
  for await (const pasts of ids ? readThese(db, range, ids) : readEvery(db, range)) {
    for (const past of pasts) countOne(counting, past);
  }
  const touches = new Map<Span, Touch>();
  let [customers, kept] = [0, 0];
  for (const [place, column] of ordered.entries()) {
    customers += counting.customers[place] ?? 0;
    kept += counting.kept[place] ?? 0;
    touches.set(column, { customers, kept });
  }
  return columns.map((column) => touches.get(column) ?? { customers: 0, kept: 0 });
}

function toCounting(ordered: readonly Span[], followUp: FollowUpDays): Counting {
  const days = ordered.map(({ to }) => to);
  const starts = Map.groupBy(
    days.flatMap((day) => [...attentionStarts(followUp, day)]),
    ([status]) => status,
  );
  return {
    days,
    ends: ordered.map(({ end }) => end),
    starts: new Map([...starts].map(([status, all]) => [status, all.map(([, start]) => start)])),
    customers: new Int32Array(days.length + 1),
    kept: new Int32Array(days.length + 1),
  };
}

type Range = Pick<Parameters<typeof pastsOf>[0], "owner" | "from" | "to" | "end">;

async function* readEvery(db: Db, range: Range): AsyncGenerator<Past[]> {
  let after = "";
  while (true) {
    const pasts = await readBatch(db, { ...range, after });
    yield pasts;
    if (pasts.length < batchSize) return;
    after = pasts.at(-1)?.customer ?? "";
    await yieldToEventLoop();
  }
}

async function* readThese(db: Db, range: Range, ids: readonly string[]): AsyncGenerator<Past[]> {
  for (let place = 0; place < ids.length; place += batchSize) {
    const some = JSON.stringify(ids.slice(place, place + batchSize));
    yield await readBatch(db, { ...range, ids: some });
    await yieldToEventLoop();
  }
}

async function readBatch(db: Db, range: Parameters<typeof pastsOf>[0]): Promise<Past[]> {
  const [pasts] = await readWide(db, range.owner, [pastsOf(range)]);
  return pasts;
}

/**
 * Between two changes of status a customer counts alike in all columns, and between two contacts is kept
 * until the last one is too long ago: so columns are counted from and to, not one by one.
 */
function countOne({ days, ends, starts, customers, kept }: Counting, past: Past) {
  const changes = past.statuses.split(",").sort();
  const contacts = past.days?.split(",").sort() ?? [];
  const changed = changes.map((change) => indexAfter(ends, change.slice(0, change.indexOf(" "))));
  const contacted = contacts.map((day) => indexFrom(days, day));
  for (const [place, change] of changes.entries()) {
    const from = changed[place] ?? 0;
    const to = changed[place + 1] ?? ends.length;
    const recent = starts.get(change.slice(change.indexOf(" ") + 1));
    if (!recent || from >= to) continue;
    count(customers, from, to);
    for (const [at, day] of contacts.entries()) {
      const next = contacted[at + 1] ?? ends.length;
      count(kept, Math.max(from, contacted[at] ?? 0), Math.min(to, next, indexAfter(recent, day)));
    }
  }
}

function count(changes: Int32Array, from: number, to: number) {
  if (from >= to) return;
  changes[from] = (changes[from] ?? 0) + 1;
  changes[to] = (changes[to] ?? 0) - 1;
}

/** Where those after a day or an instant begin. */
function indexAfter(sorted: readonly string[], last: string): number {
  return indexFrom(sorted, `${last}~`);
}
