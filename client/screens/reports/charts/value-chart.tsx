import { stack } from "d3-shape";
import { hasBegun, type Period } from "../../../../shared/reports/report-periods.ts";
import { customersAtEnd, valueAtEnd } from "../../../../shared/reports/report-totals.ts";
import type { ValueReport } from "../../../../shared/reports/reports.ts";
import { type CustomerStatus, customerStatuses } from "../../../../shared/statuses.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { reports } from "../../../../shared/words/en/reports.ts";
import { statusLook } from "../../../kinds/customers/status.tsx";
import { formatMoneyShort } from "../../../lib/format/money.ts";
import { formatPercent } from "../../../lib/format/numbers.ts";
import { cx } from "../../../ui/class-names.ts";
import { inDollars } from "../../today/status-overview.tsx";
import { nameOfEnd } from "../column-names.ts";
import { customersOn } from "../links.ts";
import { moneyAxis, shortMoney } from "./axis.ts";
import { Chart } from "./chart.tsx";
import { columnLabels, dayName } from "./column-words.ts";
import { Frame, percent } from "./frame.tsx";
import { Keys } from "./keys.tsx";
import { Mark } from "./mark.tsx";

type Column = ValueReport["columns"][number];
type Held = Column["statuses"][CustomerStatus];

/** More totals than these have no room side by side. */
const mostTotals = 14;

/** What customers are worth at the end of each column, by status. */
export function ValueChart({ report, period }: { report: ValueReport; period: Period }) {
  const { columns, unit, since } = report;
  const totals = columns.map(sumOf);
  const axis = moneyAxis(totals.map(({ value }) => value));
  const layers = stack<unknown, Column, CustomerStatus>()
    .keys(customerStatuses)
    .value(({ statuses }, status) => statuses[status].value)(columns);
  const end = dayName(period.to);

  return (
    <Chart label={reports.value.chart}>
      <Keys entries={keysOf(columns.at(-1), period, end)} />
      <Frame
        axis={axis}
        labels={columnLabels(columns, unit)}
        height={208}
        below={
          <div className="chart-totals" data-last={columns.length > mostTotals || undefined}>
            <span aria-hidden="true" className="only">
              {end}
            </span>
            {columns.map((column, index) => (
              <span key={column.from}>
                {hasBegun(column, since) && totals[index]?.customers ? (
                  <Mark
                    link={customersOn(column.to)}
                    at={{ column: index, row: -1 }}
                    title={nameOfEnd(column, unit)}
                    detail={inWords(totals[index])}
                  >
                    {shortMoney(totals[index].value)}
                  </Mark>
                ) : null}
              </span>
            ))}
          </div>
        }
      >
        {columns.map((column, index) => (
          <div key={column.from} className="chart-stack">
            {hasBegun(column, since) &&
              layers.map((layer) => {
                const [from = 0, to = 0] = layer[index] ?? [];
                const held = column.statuses[layer.key];
                if (held.customers === 0) return null;
                return (
                  <Mark
                    key={layer.key}
                    link={customersOn(column.to, [layer.key])}
                    at={{ column: index, row: layer.index }}
                    title={reports.named(nameOfEnd(column, unit), common.statuses[layer.key])}
                    detail={inWords(held, totals[index])}
                    className={cx("fill-tone", statusLook[layer.key].tone)}
                    style={{
                      bottom: percent(axis.place(from)),
                      height: percent(axis.place(to) - axis.place(from)),
                    }}
                  />
                );
              })}
          </div>
        ))}
      </Frame>
    </Chart>
  );
}

function keysOf(last: Column | undefined, { to }: Period, end: string) {
  return customerStatuses.map((status) => ({
    name: common.statuses[status],
    icon: statusLook[status].mark,
    tone: statusLook[status].tone,
    link: customersOn(to, [status]),
    title: reports.value.statusOn(common.statuses[status], end),
    detail: last ? inWords(last.statuses[status], sumOf(last)) : reports.customers(0),
  }));
}

/** "$4,054,456 in 31 customers, 45%". */
function inWords({ value, customers }: Held, whole?: Held): string {
  const words = reports.value.inCustomers(formatMoneyShort(inDollars(value)), customers);
  return whole?.value ? common.list(words, formatPercent(value, whole.value)) : words;
}

function sumOf(column: Column): Held {
  return { value: valueAtEnd(column), customers: customersAtEnd(column) };
}
