import type { PipelineReport } from "../../../shared/reports/reports.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readWide } from "../../db/query/prepared.ts";
import { toPeople } from "../../filters/people.ts";
import { type Asked, toDay, toSpan } from "../asked.ts";
import { byStatus, countsBefore } from "./counts.ts";
import { endedStays, firstTold, moved } from "./queries.ts";

export async function readPipeline(db: Db, owner: Owner, asked: Asked): Promise<PipelineReport> {
  const { period, zone } = asked;
  const of = { owner, ...toPeople(asked.people) };
  const { begin, end } = toSpan(period, zone);
  const counted = countsBefore(of, [begin, end]);
  const [[first], pairs, stays, ...rows] = await readWide(db, owner, [
    firstTold(of),
    moved({ ...of, begin, end }),
    endedStays({ ...of, begin, end }),
    ...counted.statements,
  ]);
  const [opening, closing] = counted.toSums(rows);
  const countOf = (counts: typeof opening) => byStatus((status) => counts?.[status].customers ?? 0);
  const before = countOf(opening);
  // Whoever never moved is still what they were.
  const still = customerStatuses.map((status) => {
    const others = pairs.filter(({ from }) => from === status);
    const customers = before[status] - others.reduce((sum, one) => sum + one.customers, 0);
    const back = others.find(({ to }) => to === status)?.customers ?? 0;
    return { from: status, to: status, customers: customers + back };
  });
  return {
    since: toDay(first?.at, zone),
    opening: before,
    closing: countOf(closing),
    moves: [...pairs.filter(({ from, to }) => from !== to), ...still].filter(
      ({ customers }) => customers > 0,
    ),
    medianDays: byStatus((status) => toMedian(stays.filter((one) => one.status === status))),
  };
}

/** Of days with how many there are of each, the fewest days first. */
function toMedian(all: readonly { days: number; stays: number }[]): number | null {
  const count = all.reduce((sum, { stays }) => sum + stays, 0);
  if (count === 0) return null;
  const middle = [Math.floor((count - 1) / 2), Math.floor(count / 2)];
  let passed = 0;
  let sum = 0;
  for (const { days, stays } of all) {
    const earlier = passed;
    passed += stays;
    sum += days * middle.filter((place) => place >= earlier && place < passed).length;
  }
  return sum / 2;
}
