import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
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
import { common } from "../../../shared/words/en/common.ts";
import { pipeline } from "../../../shared/words/en/pipeline.ts";
import { reports } from "../../../shared/words/en/reports.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { listed } from "../../lib/format/listed.ts";
import { formatPercent } from "../../lib/format/numbers.ts";
import { Rich } from "../../ui/text/rich.tsx";
import { columnName, dayName } from "./charts/column-words.ts";
import type { Shown } from "./use-report.ts";

// The answer of each section, in a sentence or two.

/** "58% of Pending advanced to a later status, after a median of 24 days." */
export function answerPipeline({ report, period }: Shown<PipelineReport>): string {
  const { opening, closing, medianDays } = report;
  if (totalOf(opening) === 0) return pipeline.added(totalOf(closing), dayName(period.from));
  const [best] = movedOn(report).sort((one, other) => other.share - one.share);
  if (!best || best.customers === 0) return pipeline.none;
  const days = medianDays[best.status];
  const share = formatPercent(best.customers, opening[best.status]);
  const status = common.statuses[best.status];
  return days === null
    ? pipeline.advanced(share, status)
    : pipeline.advancedAfter(share, status, Math.round(days));
}

/** "Closed deals grew from 39% to 48% of the total. Values are as of month end." */
export function answerValue({ report }: Shown<ValueReport>): string {
  const columns = columnsSince(report.columns, report.since);
  const [first, last] = [shareClosed(columns[0]), shareClosed(columns.at(-1))];
  if (!last) return reports.nothing;
  const withDay = (answer: string) => reports.two(answer, reports.value.asOf[report.unit]);
  if (!first || columns.length < 2) return withDay(reports.value.are(last.inWords));
  if (first.inWords === last.inWords) return withDay(reports.value.stayed(last.inWords));
  const change = last.share > first.share ? reports.value.grew : reports.value.fell;
  return withDay(change(first.inWords, last.inWords));
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
  const sums = reports.growth.sums(total.added, total.closed);
  const [best, second] = columns.toSorted((one, other) => other.closed - one.closed);
  // Of several that are as good, none is the best.
  if (!best || best.closed === (second?.closed ?? 0)) return sums;
  return reports.two(sums, reports.growth.best[unit](columnName(best, unit), best.closed));
}

/** "5% no-shows, most of them on Fridays. 3 past appointments have no outcome yet. How Did It Go?" */
export function answerAppointments({ report }: Shown<AppointmentsReport>): ReactNode {
  const { open } = report.total;
  const noShows = noShowsInWords(report);
  if (open === 0) return noShows;
  return (
    <Rich
      text={reports.two(noShows, reports.appointments.open(open))}
      tags={{
        ask: (question) => (
          <Link to="/dashboard" className="link hit-area whitespace-nowrap" data-print="hide">
            {question}
          </Link>
        ),
      }}
    />
  );
}

function noShowsInWords({ total: { held, noShow }, noShows }: AppointmentsReport): string {
  if (held + noShow === 0) return reports.noneHeld;
  if (noShow === 0) return reports.appointments.noNoShows;
  const share = formatPercent(noShow, held + noShow);
  const most = Math.max(...noShows);
  const onDay = (most === noShow ? reports.appointments.all : reports.appointments.most)[
    noShows.indexOf(most)
  ];
  return most * 2 <= noShow || !onDay ? reports.appointments.noShows(share) : onDay(share);
}

/** "Travel, Healthcare and Marine hold 57%." */
export function answerShares({ report: { industries, total } }: Shown<SharesReport>): string {
  const top = industries.filter(({ value }) => value > 0).slice(0, 3);
  if (total.value === 0) return reports.nothing;
  if (top.length === 0) return reports.shares.noIndustry;
  const value = top.reduce((sum, each) => sum + each.value, 0);
  const names = listed(top.map(({ name }) => isolate(name)));
  return (top.length > 1 ? reports.shares.hold : reports.shares.holds)(
    names,
    formatPercent(value, total.value),
  );
}

export function answerContact({ report: { columns } }: Shown<ContactReport>): string {
  return columns.some(({ customers }) => customers > 0)
    ? reports.contact.answer
    : reports.noFollowUp;
}
