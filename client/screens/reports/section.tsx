import { Link } from "@tanstack/react-router";
import { ChartNoAxesColumn, Download, Table2 } from "lucide-react";
import { type ComponentType, type ReactNode, useId } from "react";
import type { Period } from "../../../shared/reports/report-periods.ts";
import type { ReportQuery, ReportSection } from "../../../shared/reports/reports.ts";
import { reports } from "../../../shared/words/en/reports.ts";
import { formatDate } from "../../lib/dates/dates.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { cx } from "../../ui/class-names.ts";
import { Delayed, Skeleton, SkeletonLine } from "../../ui/skeleton.tsx";
import { Failed } from "../../ui/states.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import { exportReport } from "./export-report.ts";
import { toAsked } from "./queries.ts";
import { shownReport } from "./shown-report.ts";
import { type AskedReport, type Shown, useReport } from "./use-report.ts";

/** Of which days and people all sections are. */
export type SectionsProps = {
  period: string | undefined;
  today: string;
  who: string | undefined;
  /** Those shown as tables. */
  tables: readonly string[];
};

type SectionProps<Report> = SectionsProps & {
  name: ReportSection;
  title: string;
  ask: (asked: ReportQuery) => AskedReport<Report>;
  /** In one sentence. */
  answer: (shown: Shown<Report>) => ReactNode;
  /** What will be here, and from when on. */
  begins: string;
  /** Null until it is there. */
  Chart: ComponentType<Shown<Report>> | null;
  /** Without one the chart is a table; null until it is there. */
  Table?: ComponentType<Shown<Report>> | null;
  /** Below either of them. */
  Below?: ComponentType<Shown<Report>>;
};

/** A question, its answer, and the picture or table that it comes from. Loads and fails by itself. */
export function Section<Report extends { since: string | null }>({
  name,
  title,
  ask,
  answer,
  begins,
  Chart,
  Table,
  Below,
  period,
  today,
  who,
  tables,
}: SectionProps<Report>) {
  const query = useReport(ask(toAsked(period, today, who)));
  const id = useId();
  const shown = query.data;
  const asTable = Table !== undefined && tables.includes(name);
  const Picture = asTable ? Table : Chart;
  const others = tables.filter((other) => other !== name);
  const isThere = shown !== undefined && hasBegun(shown);
  return (
    <section
      aria-labelledby={id}
      aria-busy={query.isPending || query.isPlaceholderData || undefined}
      className={cx("report-section", name, asTable && "as-table")}
    >
      <div className="section-margin">
        <h2 id={id} className="section-title">
          {title}
        </h2>
        {isThere && <p>{answer(shown)}</p>}
        {query.isPending && <AnswerSkeleton />}
        {isThere && (
          <div className="report-tools" data-print="hide">
            {Table !== undefined && (
              <Link
                to="/dashboard/reports"
                search={({ tables: _, ...search }) => ({
                  ...search,
                  ...(asTable
                    ? others.length > 0 && { tables: others.join() }
                    : { tables: [...others, name].join() }),
                })}
                replace
                resetScroll={false}
                className="hit-area"
              >
                {asTable ? <ChartNoAxesColumn /> : <Table2 />}
                <ToolName text={(asTable ? reports.tools.asChart : reports.tools.asTable)(title)} />
              </Link>
            )}
            <SaveCsv section={name} title={title} period={shown.period} />
          </div>
        )}
      </div>
      <div className={cx("report-count", query.isPlaceholderData && "opacity-60")}>
        {query.isPending ? (
          <PictureSkeleton />
        ) : !shown ? (
          <Failed
            title={reports.failed(title)}
            onRetry={() => query.refetch()}
            retrying={query.isFetching}
          />
        ) : !isThere ? (
          <p className="not-yet">{notYet(shown, begins)}</p>
        ) : (
          <>
            {Picture ? <Picture {...shown} /> : <PictureSkeleton />}
            {Below && <Below {...shown} />}
          </>
        )}
      </div>
    </section>
  );
}

type SaveCsvProps = { section: ReportSection; title: string; period: Period };

function SaveCsv({ section, title, period: { name, from, to } }: SaveCsvProps) {
  const { today } = useNow();
  return (
    <button
      type="button"
      data-needs="export"
      className="hit-area"
      onClick={() =>
        void exportReport(section, {
          ...shownReport(),
          period: name ?? `${from}..${to}`,
          on: today,
        })
      }
    >
      <Download />
      <ToolName text={reports.tools.csv(title)} />
    </button>
  );
}

/** What it does, and for those who hear it, of which section. */
function ToolName({ text }: { text: string }) {
  return <Rich text={text} tags={{ more: (more) => <span className="sr-only">{more}</span> }} />;
}

function PictureSkeleton() {
  return (
    <Delayed>
      <Skeleton className="whole" />
    </Delayed>
  );
}

function AnswerSkeleton() {
  return (
    <p>
      <SkeletonLine className="w-40" />
      <SkeletonLine className="w-26" />
    </p>
  );
}

/** Whether the days shown are not all before the first entry. */
function hasBegun({ report: { since }, period }: Shown<{ since: string | null }>): boolean {
  return since !== null && since <= period.to;
}

function notYet({ report: { since } }: Shown<{ since: string | null }>, begins: string): string {
  return since === null ? begins : reports.firstEntry(formatDate(since, "long"));
}
