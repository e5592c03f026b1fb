import { unitOf } from "../../../shared/reports/report-periods.ts";
import type { GrowthReport } from "../../../shared/reports/reports.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readWide } from "../../db/query/prepared.ts";
import { toSpanList } from "../../db/query/spans.ts";
import { toPeople } from "../../filters/people.ts";
import { type Asked, toDay, toSpan, toSpans } from "../asked.ts";
import { firstAdded, firstTold, gained } from "./queries.ts";

export async function readGrowth(db: Db, owner: Owner, asked: Asked): Promise<GrowthReport> {
  const { period, zone } = asked;
  const of = { owner, ...toPeople(asked.people) };
  const unit = unitOf(period);
  const columns = toSpans(period, unit, asked);
  const spans = toSpanList([toSpan(period, zone), toSpan(period.before, zone), ...columns]);
  const [counted, [added], [told]] = await readWide(db, owner, [
    gained({ ...of, spans }),
    firstAdded(of),
    firstTold(of),
  ]);
  const [total, before, ...each] = counted;
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
