import type { PipelineReport } from "../../../shared/reports/reports.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readWide } from "../../db/query/prepared.ts";
import { toPeople } from "../../filters/people.ts";
import { type Asked, toDay, toSpan } from "../asked.ts";
import { byStatus, countsBefore } from "./counts.ts";
import { pairsOf, staysOf } from "./moves.ts";
import { firstTold, movesWithin } from "./queries.ts";

export async function readPipeline(db: Db, owner: Owner, asked: Asked): Promise<PipelineReport> {
  const { period, zone } = asked;
  const of = { owner, ...toPeople(asked.people) };
  const { begin, end } = toSpan(period, zone);
  const counted = countsBefore(of, [begin, end]);
  const [[first], [told], ...rows] = await readWide(db, owner, [
    firstTold(of),
    movesWithin({ ...of, begin, end }),
    ...counted.statements,
  ]);
  const [pairs, stays] = [pairsOf(told), staysOf(told)];
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
    medianDays: byStatus((status) => toMedian(stays.get(status) ?? [])),
  };
}

/** Of days in order. */
function toMedian(days: readonly number[]): number | null {
  const [low = 0, high = 0] = [days[Math.floor((days.length - 1) / 2)], days[days.length >> 1]];
  return days.length === 0 ? null : (low + high) / 2;
}
