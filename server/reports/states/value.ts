import { toDollars } from "../../../shared/money.ts";
import { unitOf } from "../../../shared/reports/report-periods.ts";
import type { ValueReport } from "../../../shared/reports/reports.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readWide } from "../../db/query/prepared.ts";
import { toPeople } from "../../filters/people.ts";
import { type Asked, toDay, toSpan, toSpans } from "../asked.ts";
import { byStatus, countsBefore } from "./counts.ts";
import { firstTold } from "./queries.ts";

export async function readValue(db: Db, owner: Owner, asked: Asked): Promise<ValueReport> {
  const { period, zone } = asked;
  const of = { owner, ...toPeople(asked.people) };
  const unit = unitOf(period);
  const columns = toSpans(period, unit, asked);
  const { end } = toSpan(period.before, zone);
  const counted = countsBefore(of, [end, ...columns.map((one) => one.end)]);
  const [[first], ...rows] = await readWide(db, owner, [firstTold(of), ...counted.statements]);
  const [before, ...counts] = counted.toSums(rows);
  const since = toDay(first?.at, zone);
  const all = customerStatuses.reduce((sum, status) => sum + (before?.[status].value ?? 0), 0);
  return {
    since,
    unit,
    columns: columns.map(({ from, to }, place) => ({
      from,
      to,
      statuses: byStatus((status) => {
        const { customers = 0, value = 0 } = counts[place]?.[status] ?? {};
        return { customers, value: toDollars(value) };
      }),
    })),
    before: since === null || since > period.before.to ? null : toDollars(all),
  };
}
