import { reports } from "../../../../../shared/words/en/reports.ts";
import "../../../../styles/report-parts.css";
import { line } from "d3-shape";
import { addMonths } from "../../../../../shared/dates/dates.ts";
import type { ColumnUnit, Days, Period } from "../../../../../shared/reports/report-periods.ts";
import type { ContactReport } from "../../../../../shared/reports/reports.ts";
import { formatDate, formatDays, today } from "../../../../lib/dates/dates.ts";
import { formatCount } from "../../../../lib/format/count.ts";
import { formatPercent } from "../../../../lib/format/numbers.ts";
import { nameOfEnd } from "../../column-names.ts";
import { customersInTouch } from "../../links.ts";
import type { Shown } from "../../use-report.ts";
import type { Axis } from "../axis.ts";
import { Chart } from "../chart.tsx";
import { columnLabels, dayName } from "../column-words.ts";
import { Frame, percent } from "../frame.tsx";
import { Keys } from "../keys.tsx";
import { Mark } from "../mark.tsx";
import { type TouchPoint, touchFloor, touchPoints } from "./touch-line.ts";

type TouchLinesProps = {
  own: readonly (TouchPoint | null)[];
  before: readonly (TouchPoint | null)[];
  columns: number;
  /** Where a share stands, from 0 at the foot to 1. */
  place: (share: number) => number;
};

/** Of more columns only the first and the last share have room. */
const mostNumbers = 14;

/** The share of customers that were contacted in time, and that of the period before. */
export function ContactChart({ report, period }: Shown<ContactReport>) {
  const { columns, unit, since } = report;
  const lines = {
    own: touchPoints(columns, since),
    before: touchPoints(report.before, since).slice(0, columns.length),
  };
  const own = lines.own.filter((point) => point !== null);
  const before = lines.before.filter((point) => point !== null);
  const axis = shareAxis(touchFloor([...own, ...before]));
  const [name, nameBefore] = lineNames(period);
  const [first, last] = [own[0], own.at(-1)];
  const start = ({ index }: TouchPoint) => percent((index + 0.5) / columns.length);
  const bottom = ({ share }: TouchPoint) => percent(axis.place(share));
  return (
    <Chart label={reports.contact.chart}>
      <Keys
        entries={[
          { name, icon: <LineSwatch />, ...keyOf(columns.at(-1)) },
          ...(before.length > 0
            ? [{ name: nameBefore, icon: <LineSwatch isBefore />, ...keyOf(before.at(-1)) }]
            : []),
        ]}
      />
      <Frame axis={axis} height={150} labels={columnLabels(columns, unit)}>
        <TouchLines {...lines} columns={columns.length} place={axis.place} />
        <div className="touch-points" data-few={columns.length > mostNumbers || undefined}>
          {own.map((point) => (
            <Mark
              key={point.to}
              {...wordsAndRows(point, nameOfEnd(point, unit))}
              at={{ column: point.index, row: 1 }}
              className="touch-point"
              style={{ insetInlineStart: start(point), bottom: bottom(point) }}
              data-first={point === first || undefined}
              data-last={point === last || undefined}
            >
              <b>{formatPercent(point.kept, point.customers)}</b>
            </Mark>
          ))}
          {before.map((point) => (
            <Mark
              key={point.to}
              {...wordsAndRows(point, nameOfEnd(point, unit))}
              at={{ column: point.index, row: 0 }}
              className="touch-point before"
              style={{ insetInlineStart: start(point), bottom: bottom(point) }}
            />
          ))}
        </div>
      </Frame>
      {first && own.length === 1 && (
        <p className="text-ink-3 text-13">{untilLine(first, unit, today())}</p>
      )}
    </Chart>
  );
}

type Touch = ContactReport["columns"][number];

/** "March: 78%", "66 of 85 customers up to date" */
function wordsAndRows({ kept, customers, to }: Touch, title: string) {
  return {
    title: reports.named(title, formatPercent(kept, customers)),
    detail: reports.contact.upToDate(formatCount(kept), customers),
    link: customersInTouch(to),
  };
}

function keyOf(column: Touch | undefined) {
  const { to = today(), kept = 0, customers = 0 } = column ?? {};
  return wordsAndRows({ from: to, to, kept, customers }, dayName(to));
}

/** In steps of a quarter or a half. */
function shareAxis(floor: number): Axis {
  const shareAt = (at: number) => floor + at * (1 - floor);
  return {
    place: (share) => (share - floor) / (1 - floor),
    ticks: [0, 0.5, 1].map((at) => ({ at, label: `${Math.round(shareAt(at) * 100)}%` })),
  };
}

/** The lines between the points, as wide as the plot: a column is one unit. */
function TouchLines({ own, before, columns, place }: TouchLinesProps) {
  const path = line<TouchPoint | null>()
    .defined((point) => point !== null)
    .x((point) => (point?.index ?? 0) + 0.5)
    .y((point) => 1 - place(point?.share ?? 0));
  return (
    <svg
      viewBox={`0 0 ${columns} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="touch-line"
    >
      <path d={path(before) ?? ""} className="before" />
      <path d={path(own) ?? ""} />
    </svg>
  );
}

function LineSwatch({ isBefore = false }: { isBefore?: boolean }) {
  return (
    <svg viewBox="0 0 22 10" aria-hidden="true" className="touch-line swatch">
      <path d="M0 5h22" className={isBefore ? "before" : undefined} />
      {!isBefore && <circle cx="11" cy="5" r="3.5" />}
    </svg>
  );
}

/** What the line and the one before are called: "2026" and "2025". */
function lineNames({ name, from, to, before }: Period): [own: string, before: string] {
  switch (name) {
    case "year":
      return [from.slice(0, 4), before.from.slice(0, 4)];
    case "month":
      return [formatDate(from, "month"), formatDate(before.from, "month")];
    case "90d":
      return [reports.contact.last90, reports.contact.before90];
    default:
      return [daysInWords({ from, to }), daysInWords(before)];
  }
}

function daysInWords({ from, to }: Days): string {
  return from === to ? formatDate(to, "shortWithYear") : formatDays(from, to, "shortWithYear");
}

/** What is missing when there is one point only, and when there will be two. */
function untilLine(column: Days, unit: ColumnUnit, today: string): string {
  if (column.to < today) return reports.contact.longer[unit];
  switch (unit) {
    case "day":
      return reports.contact.tomorrow;
    case "week":
      return reports.contact.nextWeek;
    case "month":
      return reports.contact.inMonth(formatDate(addMonths(column.to, 1), "longMonth"));
  }
}
