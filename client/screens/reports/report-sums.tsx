import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { allEnded, valueAtEnd } from "../../../shared/reports/report-totals.ts";
import type {
  AppointmentsReport,
  ContactReport,
  GrowthReport,
  ValueReport,
} from "../../../shared/reports/reports.ts";
import { reports } from "../../../shared/words/en/reports.ts";
import { formatCount } from "../../lib/format/count.ts";
import { formatPercent } from "../../lib/format/numbers.ts";
import { Sum, Sums } from "../../ui/page.tsx";
import { Delayed, Skeleton } from "../../ui/skeleton.tsx";
import { Money } from "../../ui/text/money.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import { appointmentsWith, customersClosed, customersInTouch, customersOn } from "./links.ts";
import { reportQueries } from "./queries.ts";
import { type ReportState, type Shown, useReport } from "./use-report.ts";

type ReportSumsProps = { period: string | undefined; today: string; who: string | undefined };

/** Four figures at the top, from the answers of the sections below. */
export function ReportSums({ period, today, who }: ReportSumsProps) {
  const { value, growth, appointments, contact } = reportQueries(period, today, who);
  return (
    <Sums className="report">
      <Figure
        label={reports.sums.value}
        query={useReport(value)}
        Figure={TotalValue}
        note={valueNote}
      />
      <Figure
        label={reports.sums.closed}
        query={useReport(growth)}
        Figure={DealsClosed}
        note={closedNote}
      />
      <Figure
        label={reports.sums.held}
        query={useReport(appointments)}
        Figure={Held}
        note={heldNote}
      />
      <Figure
        label={reports.sums.upToDate}
        query={useReport(contact)}
        Figure={InTouch}
        note={contactNote}
      />
    </Sums>
  );
}

type FigureProps<Report> = {
  label: string;
  query: ReportState<Report>;
  Figure: (shown: Shown<Report>) => ReactNode;
  note: (report: Report) => string | undefined;
};

function Figure<Report>({ label, query, Figure: Shown, note }: FigureProps<Report>) {
  const { data, isPending, refetch } = query;
  if (data) {
    return (
      <Sum label={label} note={note(data.report)}>
        <Shown {...data} />
      </Sum>
    );
  }
  if (isPending) {
    return (
      <Sum label={label}>
        <FigureSkeleton />
      </Sum>
    );
  }
  return (
    <Sum
      label={label}
      note={
        <Rich
          text={reports.sums.failed}
          tags={{
            retry: (again) => (
              <button type="button" className="link hit-area" onClick={() => void refetch()}>
                {again}
              </button>
            ),
          }}
        />
      }
    >
      –
    </Sum>
  );
}

function FigureSkeleton() {
  return (
    <span className="flex h-[1lh] items-center">
      <Delayed>
        <Skeleton className="h-6 w-26" />
      </Delayed>
    </span>
  );
}

function TotalValue({ report, period }: Shown<ValueReport>) {
  return (
    <Link {...customersOn(period.to)}>
      <Money short value={valueAtEnd(report.columns.at(-1))} />
    </Link>
  );
}

function valueNote({ columns, before }: ValueReport): string | undefined {
  return changeInWords(valueAtEnd(columns.at(-1)), before);
}

function DealsClosed({ report, period }: Shown<GrowthReport>) {
  return <Link {...customersClosed(period)}>{formatCount(report.total.closed)}</Link>;
}

function closedNote({ before }: GrowthReport): string | undefined {
  return before ? reports.sums.before(formatCount(before.closed)) : undefined;
}

function Held({ report, period }: Shown<AppointmentsReport>) {
  return (
    <Link {...appointmentsWith(period, { outcome: "held" })}>{formatCount(report.total.held)}</Link>
  );
}

function heldNote({ total }: AppointmentsReport): string | undefined {
  const all = allEnded(total);
  return all > 0 ? reports.sums.of(formatPercent(total.held, all), formatCount(all)) : undefined;
}

function InTouch({ report: { columns } }: Shown<ContactReport>) {
  const last = columns.at(-1);
  if (!last || last.customers === 0) return "–";
  return <Link {...customersInTouch(last.to)}>{formatPercent(last.kept, last.customers)}</Link>;
}

function contactNote({ columns, before }: ContactReport): string | undefined {
  const then = before.at(-1);
  if (columns.at(-1)?.customers === 0) return reports.sums.nobody;
  return then && then.customers > 0
    ? reports.sums.before(formatPercent(then.kept, then.customers))
    : undefined;
}

/** "up 42%", "down 5%", "as before"; nothing where there is nothing to compare with. */
function changeInWords(now: number, before: number | null): string | undefined {
  if (before === null || before === 0) return undefined;
  if (now === before) return reports.sums.same;
  const share = formatPercent(Math.abs(now - before), before);
  return now > before ? reports.sums.up(share) : reports.sums.down(share);
}
