import { setImmediate as letOthersGo } from "node:timers/promises";
import type { FollowUpDays } from "../../../shared/follow-up.ts";
import { attentionStarts } from "../../customers/attention.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readWide } from "../../db/query/prepared.ts";
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
 * it, also deleted ones; or these customers alone. Each batch is a reading of its own, none of which takes
 * long: whatever changes in between says so, see kept.ts.
 */
export async function countTouched(
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
  if (!last || from === undefined) return counting;
  const range = { owner, from, to: last.day, end: last.end };
  for await (const pasts of ids ? readThese(db, range, ids) : readEvery(db, range)) {
    for (const past of pasts) countOne(ordered, past);
  }
  return counting;
}

type Range = Pick<Parameters<typeof pastsOf>[0], "owner" | "from" | "to" | "end">;

async function* readEvery(db: Db, range: Range): AsyncGenerator<Past[]> {
  let after = "";
  while (true) {
    const pasts = await readBatch(db, { ...range, after });
    yield pasts;
    if (pasts.length < batchSize) return;
    after = pasts.at(-1)?.customer ?? "";
    await letOthersGo();
  }
}

async function* readThese(db: Db, range: Range, ids: readonly string[]): AsyncGenerator<Past[]> {
  for (let place = 0; place < ids.length; place += batchSize) {
    const some = JSON.stringify(ids.slice(place, place + batchSize));
    yield await readBatch(db, { ...range, ids: some });
    await letOthersGo();
  }
}

async function readBatch(db: Db, range: Parameters<typeof pastsOf>[0]): Promise<Past[]> {
  const [pasts] = await readWide(db, range.owner, [pastsOf(range)]);
  return pasts;
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
