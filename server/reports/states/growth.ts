import { indexFrom } from "../../../shared/dates/index-from.ts";
import { unitOf } from "../../../shared/reports/report-periods.ts";
import type { GrowthReport } from "../../../shared/reports/reports.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { type Kept, kept } from "../../db/query/kept-sums.ts";
import { readWide } from "../../db/query/prepared.ts";
import { type Instants, toSpanList } from "../../db/query/spans.ts";
import { type OfPeople, toPeople } from "../../filters/people.ts";
import { type Asked, toDay, toSpan, toSpans } from "../asked.ts";
import { addedTo, closedOf, firstAdded, firstTold, type Gained, gained } from "./queries.ts";

export async function readGrowth(db: Db, owner: Owner, asked: Asked): Promise<GrowthReport> {
  const { period, zone } = asked;
  const of = { owner, ...toPeople(asked.people) };
  const unit = unitOf(period);
  const columns = toSpans(period, unit, asked);
  const counted = gainedIn(of, [toSpan(period, zone), toSpan(period.before, zone), ...columns]);
  const [[added], [told], ...rows] = await readWide(db, owner, [
    firstAdded(of),
    firstTold(of),
    ...counted.statements,
  ]);
  const [total, before, ...each] = counted.toSums(rows);
  if (!total || !before) throw new Error("Each span has a row");
  const since = toDay([added?.at, told?.at].filter((at) => at != null).sort()[0], zone);
  return {
    since,
    unit,
    columns: columns.map(({ from, to }, place) => ({ from, to, ...(each[place] ?? none) })),
    total,
    before: since === null || since > period.before.to ? null : before,
  };
}

const none = { added: 0, closed: 0 };

/** What reads how many came and closed within each of these spans. */
function gainedIn({ owner, people }: OfPeople, spans: readonly Instants[]): Kept<Gained[]> {
  if (!people) return kept([gained({ owner, spans: toSpanList(spans) })], (rows) => rows);
  const ends = spans.flatMap(({ begin, end }) => [begin, end]).sort();
  const told = {
    first: ends[0] ?? "",
    last: ends.at(-1) ?? "",
    exactly: JSON.stringify(ends.map((end) => end.slice(0, 10))),
  };
  const of = { owner, people, ...told };
  return kept([addedTo(of), closedOf(of)], (added, closed) => {
    const [addedIn, closedIn] = [cutter(added), cutter(closed)];
    return spans.map((span) => ({
      added: sum(addedIn(span), (row) => row.added),
      closed: sum(
        closedIn(span).filter(
          ({ closedBefore }) => closedBefore === null || closedBefore < span.begin,
        ),
        (row) => row.closed,
      ),
    }));
  });
}

/** What cuts a span out of rows that are in order of their instants. */
function cutter<Row extends { at: string }>(rows: readonly Row[]): (span: Instants) => Row[] {
  const instants = rows.map(({ at }) => at);
  return ({ begin, end }) => rows.slice(indexFrom(instants, begin), indexFrom(instants, end));
}

function sum<Row>(rows: readonly Row[], read: (row: Row) => number): number {
  return rows.reduce((all, row) => all + read(row), 0);
}
