import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { dayNames } from "../../../shared/dates/date-words.ts";
import { movedOn, totalOf } from "../../../shared/reports/report-moves.ts";
import { columnsSince } from "../../../shared/reports/report-periods.ts";
import { valueAtEnd } from "../../../shared/reports/report-totals.ts";
import type {
  AppointmentsReport,
  ContactReport,
  GrowthReport,
  PipelineReport,
  SharesReport,
  ValueReport,
} from "../../../shared/reports/reports.ts";
import { countOf, formatCount } from "../../lib/format/count.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { formatPercent } from "../../lib/format/numbers.ts";
import { columnName, dayName } from "./charts/column-words.ts";
import type { Shown } from "./use-report.ts";

// The answer of each section, in a sentence or two.

/** "58% of Pending moved on to a later status, after a median of 24 days." */
export function answerPipeline({ report, period }: Shown<PipelineReport>): string {
  const { opening, closing, medianDays } = report;
  if (totalOf(opening) === 0) {
    return `${countOf(totalOf(closing), "customer")} added since ${dayName(period.from)}.`;
  }
  const [best] = movedOn(report).sort((one, other) => other.share - one.share);
  if (!best || best.customers === 0) return "No customer advanced to a later status.";
  const days = medianDays[best.status];
  const after = days === null ? "" : `, after a median of ${countOf(Math.round(days), "day")}`;
  return `${formatPercent(best.customers, opening[best.status])} of ${best.status} advanced to a later status${after}.`;
}

/** "Closed deals grew from 39% to 48% of the total. Values are as of month end." */
export function answerValue({ report }: Shown<ValueReport>): string {
  const columns = columnsSince(report.columns, report.since);
  const each = `Values are as of ${report.unit} end.`;
  const [first, last] = [shareClosed(columns[0]), shareClosed(columns.at(-1))];
  if (!last) return "Nothing has a value yet.";
  if (!first || columns.length < 2) return `Closed deals are ${last.inWords} of the total. ${each}`;
  if (first.inWords === last.inWords) {
    return `Closed deals stayed at ${last.inWords} of the total. ${each}`;
  }
  const change = last.share > first.share ? "grew" : "fell";
  return `Closed deals ${change} from ${first.inWords} to ${last.inWords} of the total. ${each}`;
}

function shareClosed(column: ValueReport["columns"][number] | undefined) {
  const all = valueAtEnd(column);
  if (!column || all === 0) return undefined;
  const { value } = column.statuses["Deal Closed"];
  return { share: value / all, inWords: formatPercent(value, all) };
}

/** "80 new customers, 41 deals closed. Best month: October, 6 closed." */
export function answerGrowth({ report }: Shown<GrowthReport>): string {
  const { total, columns, unit } = report;
  const sums = `${countOf(total.added, "new customer")}, ${countOf(total.closed, "deal")} closed.`;
  const [best, second] = columns.toSorted((one, other) => other.closed - one.closed);
  // Of several that are as good, none is the best.
  if (!best || best.closed === (second?.closed ?? 0)) return sums;
  return `${sums} Best ${unit}: ${columnName(best, unit)}, ${formatCount(best.closed)} closed.`;
}

/** "5% no-shows, most of them on Fridays. 3 past appointments have no outcome yet. How Did It Go?" */
export function answerAppointments({ report }: Shown<AppointmentsReport>): ReactNode {
  const { open } = report.total;
  return (
    <>
      {noShowsInWords(report)}
      {open > 0 && (
        <>
          {` ${formatCount(open)} past ${open === 1 ? "appointment has" : "appointments have"} no outcome yet. `}
          <Link to="/dashboard" className="link hit-area whitespace-nowrap" data-print="hide">
            How Did It Go?
          </Link>
        </>
      )}
    </>
  );
}

function noShowsInWords({ total: { held, noShow }, noShows }: AppointmentsReport): string {
  if (held + noShow === 0) return "None were held.";
  if (noShow === 0) return "No no-shows.";
  const share = `${formatPercent(noShow, held + noShow)} no-shows`;
  const most = Math.max(...noShows);
  if (most * 2 <= noShow) return `${share}.`;
  const day = `${dayNames[noShows.indexOf(most)]}s`;
  return `${share}, ${most === noShow ? "all" : "most"} of them on ${day}.`;
}

/** "Travel, Healthcare and Marine hold 57%." */
export function answerShares({ report: { industries, total } }: Shown<SharesReport>): string {
  const top = industries.filter(({ value }) => value > 0).slice(0, 3);
  if (total.value === 0) return "Nothing has a value yet.";
  if (top.length === 0) return "None of the companies with value has an industry set.";
  const value = top.reduce((sum, each) => sum + each.value, 0);
  const names = top.map(({ name }) => isolate(name));
  const last = names.pop();
  const all = names.length > 0 ? `${names.join(", ")} and ${last} hold` : `${last} holds`;
  return `${all} ${formatPercent(value, total.value)}.`;
}

export function answerContact({ report: { columns } }: Shown<ContactReport>): string {
  return columns.some(({ customers }) => customers > 0)
    ? "Customers contacted within the follow-up time of their status."
    : "No customer has a status with a follow-up time.";
}
