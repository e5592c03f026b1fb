import type { CSSProperties } from "react";
import { hasBegun, type Period } from "../../../../shared/reports/report-periods.ts";
import type { GrowthReport } from "../../../../shared/reports/reports.ts";
import { reports } from "../../../../shared/words/en/reports.ts";
import { statusLook } from "../../../kinds/customers/status.tsx";
import { formatCount } from "../../../lib/format/count.ts";
import { cx } from "../../../ui/class-names.ts";
import { customersAdded, customersClosed } from "../links.ts";
import { countAxis } from "./axis.ts";
import { Chart } from "./chart.tsx";
import { columnLabels, columnName } from "./column-words.ts";
import { Frame, percent } from "./frame.tsx";
import { Keys, Swatch } from "./keys.tsx";
import { Mark } from "./mark.tsx";

const closedLook = statusLook["Deal Closed"];
const seriesInWords = () =>
  [
    {
      name: reports.growth.added,
      read: "added",
      link: customersAdded,
      fill: "fill-new",
      icon: <Swatch fill="fill-new" />,
      tone: undefined,
    },
    {
      name: reports.growth.closed,
      read: "closed",
      link: customersClosed,
      fill: cx("fill-tone", closedLook.tone),
      icon: closedLook.mark,
      tone: closedLook.tone,
    },
  ] as const;

/** Numbers stand over the bars of so many columns, if they are as wide as the bars can be. */
const mostNumbers = 16;

function numbersOf(columns: number, digits: number): "all" | "wide" | "none" {
  // 7 px per digit and two bars to a column of a plot that is 800 px wide; on phones 6 px in 310.
  if (columns > mostNumbers || columns * digits * 17.5 > 800) return "none";
  return columns * digits * 13.8 > 310 ? "wide" : "all";
}

/** How many customers were added, and how many deals were closed. */
export function GrowthChart({ report, period }: { report: GrowthReport; period: Period }) {
  const { columns, unit, total, since } = report;
  const counts = columns.flatMap(({ added, closed }) => [added, closed]);
  const axis = countAxis(counts);
  const series = seriesInWords();
  const digits = Math.max(...counts.map((count) => formatCount(count).length));
  // as: a custom property is none that React knows.
  const style = { "--digits": digits } as CSSProperties;
  return (
    <Chart label={reports.growth.chart}>
      <Keys
        entries={series.map(({ name, read, link, icon, tone }) => ({
          name,
          icon,
          tone,
          count: formatCount(total[read]),
          link: link(period),
          title: name,
          detail: reports.customers(total[read]),
        }))}
      />
      <Frame axis={axis} labels={columnLabels(columns, unit)} height={132}>
        {columns.map((column, index) => (
          <div
            key={column.from}
            className="chart-twins"
            style={style}
            data-numbers={numbersOf(columns.length, digits)}
          >
            {hasBegun(column, since) &&
              series.map(({ name, read, link, fill }, row) => (
                <span key={read}>
                  {column[read] > 0 && (
                    <Mark
                      link={link(column)}
                      at={{ column: 2 * index + row, row: 0 }}
                      title={reports.named(columnName(column, unit), name)}
                      detail={reports.customers(column[read])}
                      className={fill}
                      style={{ height: percent(axis.place(column[read])) }}
                    >
                      <span>{formatCount(column[read])}</span>
                    </Mark>
                  )}
                </span>
              ))}
          </div>
        ))}
      </Frame>
    </Chart>
  );
}
