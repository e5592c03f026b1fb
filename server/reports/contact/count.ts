import { setImmediate as letOthersGo } from "node:timers/promises";
import type { FollowUpDays } from "../../../shared/follow-up.ts";
import { attentionStarts } from "../../customers/attention.ts";
import { type Db, inSnapshot, type Owner } from "../../db/engine/database.ts";
import { readRows } from "../../db/query/prepared.ts";
import type { Span } from "../asked.ts";
import { batchSize, type Past, pastsOf } from "./queries.ts";

export interface Touch {
  customers: number;
  kept: number;
}

interface Counting extends Touch {
  day: string;
  end: string;
  /** By status the first day of contact that is recent enough. */
  starts: Map<string, string>;
}

/**
 * Counts when each of the columns ended: all customers with a follow-up time and those contacted within
 * it, also deleted ones; or these customers alone.
 */
export function countTouched(
  db: Db,
  owner: Owner,
  columns: readonly Span[],
  { followUp, ids }: { followUp: FollowUpDays; ids?: readonly string[] },
): Promise<Touch[]> {
  const counting = columns.map(({ to, end }) => ({
    day: to,
    end,
    starts: attentionStarts(followUp, to),
    ...{ customers: 0, kept: 0 },
  }));
  const ordered = counting.toSorted((a, b) => (a.end < b.end ? -1 : 1));
  const last = ordered.at(-1);
  const starts = ordered.flatMap((one) => [...one.starts.values()]).sort();
  const [from] = starts;
  if (!last || from === undefined) return Promise.resolve(counting);
  const range = { owner, from, to: last.day, end: last.end };
  return inSnapshot(db, owner, async (tx) => {
    for await (const pasts of ids ? readThese(tx, range, ids) : readEvery(tx, range)) {
      for (const past of pasts) countOne(ordered, past);
    }
    return counting;
  });
}

type Range = Pick<Parameters<typeof pastsOf>[0], "owner" | "from" | "to" | "end">;

async function* readEvery(tx: Db, range: Range): AsyncGenerator<Past[]> {
  let after = "";
  while (true) {
    const pasts = await readRows(tx, range.owner, pastsOf({ ...range, after }));
    yield pasts;
    if (pasts.length < batchSize) return;
    after = pasts.at(-1)?.customer ?? "";
    await letOthersGo();
  }
}

async function* readThese(tx: Db, range: Range, ids: readonly string[]): AsyncGenerator<Past[]> {
  for (let place = 0; place < ids.length; place += batchSize) {
    const some = JSON.stringify(ids.slice(place, place + batchSize));
    yield await readRows(tx, range.owner, pastsOf({ ...range, ids: some }));
    await letOthersGo();
  }
}

/** Columns come in the order of their days. */
function countOne(columns: readonly Counting[], past: Past) {
  const statuses = past.statuses.split(",").sort();
  const days = past.days?.split(",").sort() ?? [];
  let [nextStatus, nextDay] = [0, 0];
  for (const column of columns) {
    while ((statuses[nextStatus] ?? "~") < column.end) nextStatus += 1;
    while ((days[nextDay] ?? "~") <= column.day) nextDay += 1;
    const [, status = ""] = / (.+)$/.exec(statuses[nextStatus - 1] ?? "") ?? [];
    const start = column.starts.get(status);
    if (start === undefined) continue;
    column.customers += 1;
    if ((days[nextDay - 1] ?? "") >= start) column.kept += 1;
  }
}
