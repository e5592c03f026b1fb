import { getRouteApi, Link } from "@tanstack/react-router";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { type Condition, parseFilter, printFilter } from "../../../shared/lists/filters.ts";
import { common } from "../../../shared/words/en/common.ts";
import { outcomes } from "../../../shared/words/en/outcomes.ts";
import { timetable } from "../../../shared/words/en/timetable.ts";
import { listedAppointmentsQuery, listedFilter } from "../../kinds/appointments/queries.ts";
import { usePrintedWhole } from "../../lib/browser/print-all.ts";
import { formatDate, formatDays, formatHour } from "../../lib/dates/dates.ts";
import { type Now, useNow } from "../../lib/dates/use-now.ts";
import { headOf } from "../../lib/dates/when.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { joined } from "../../lib/format/joined.ts";
import { type ListView, useList } from "../../lib/lists/list-query.ts";
import { inPlace, useListState } from "../../lib/lists/list-state.ts";
import { nameOfPerson } from "../../lib/people/people-here.ts";
import { Crumbs } from "../../ui/crumbs.tsx";
import { DaySection } from "../../ui/day-section.tsx";
import { SearchInput } from "../../ui/form/search-input.tsx";
import { Segments } from "../../ui/form/segments.tsx";
import { PageHead, Tools } from "../../ui/page.tsx";
import { SkeletonRail } from "../../ui/rail/skeleton-rail.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Failed, NoMatch } from "../../ui/states.tsx";
import { MoreRows } from "../../ui/table/more-rows.tsx";
import { UnknownFilters } from "../../ui/table/unknown-filters.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import { AgendaList } from "../calendar/agenda/agenda-list.tsx";
import { useLastView } from "../calendar/last-view.ts";
import { periodLink } from "../calendar/period-link.ts";
import { ListMore } from "../lists/list-more.tsx";
import { News } from "../lists/news.tsx";
import { useShownList } from "../lists/shown-list.ts";

const route = getRouteApi("/dashboard/appointments/list");

const shown = ["all", "held", "no-show", "canceled", "open"] as const;

/** Appointments day by day, of as many days as an address asks for: the rows behind a report. */
export function AppointmentList() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const now = useNow();
  const view = useLastView();
  const change = (changes: typeof search) => void navigate(inPlace(changes));
  const { text, setText } = useListState({ search: search.search, change });
  const asked = listedAppointmentsQuery(search);
  const list = useList(asked);
  useShownList({ list: "appointments", query: listedFilter(search) });
  const conditions = parseFilter(search.filter ?? "", "appointments") ?? [];
  const setAll = (next: readonly Condition[]) => change({ filter: printFilter(next) || undefined });
  const outcome = conditions.find(({ field }) => field === "outcome")?.values[0];
  const others = conditions.filter(({ field }) => field !== "outcome");
  const value = shown.find((one) => one === outcome) ?? "all";
  const title = timetable.titles[value];
  const what = joined([daysInWords(search.from, search.to), ...others.map(conditionInWords)]);

  return (
    <>
      <title>{common.title(title)}</title>
      <Crumbs current={title}>
        <Link {...periodLink(view, now.today)}>{timetable.appointments}</Link>
      </Crumbs>
      <PageHead
        title={title}
        inline
        actions={<ListMore into="appointments" />}
        sub={
          others.length > 0 ? (
            <Rich
              text={timetable.filtered(what)}
              tags={{
                all: (text) => (
                  <button
                    type="button"
                    className="link hit-area"
                    onClick={() => setAll(conditions.filter((one) => !others.includes(one)))}
                  >
                    {text}
                  </button>
                ),
              }}
            />
          ) : (
            what
          )
        }
      />
      <UnknownFilters />
      <Tools
        countFirst
        count={
          list.state === "ready" ? (
            <>
              {timetable.count(list.total)}
              <News list="appointments" only={asked.queryKey} />
            </>
          ) : (
            list.state === "loading" && <Skeleton className="w-22" />
          )
        }
        menu={null}
      >
        <SearchInput
          aria-label={timetable.search}
          placeholder={timetable.search}
          value={text}
          onValueChange={setText}
        />
        <Segments
          aria-label={timetable.outcome}
          segments={shown.map((one) => ({
            value: one,
            label: one === "all" ? timetable.all : outcomes.states[one],
          }))}
          value={value}
          onValueChange={(next) =>
            setAll([
              ...(next === "all"
                ? []
                : [{ field: "outcome", word: "is", values: [next] } as const]),
              ...others,
            ])
          }
        />
      </Tools>
      {list.state === "failed" ? (
        <Failed title={timetable.loadFailed} onRetry={list.retry} retrying={list.retrying} />
      ) : list.state === "loading" ? (
        <SkeletonRail rows={6} />
      ) : list.total > 0 ? (
        <ListedDays list={list} now={now} />
      ) : (
        <NoMatch
          title={
            search.search ? timetable.noneMatchText(isolate(search.search)) : timetable.noneMatch
          }
          hint={timetable.clear}
          onClear={() => {
            setText("");
            change({ search: undefined, filter: undefined, from: undefined, to: undefined });
          }}
        />
      )}
    </>
  );
}

type ListedDaysProps = { list: ListView<Appointment>; now: Now };

/** Appointments by their day, each under its name. */
function ListedDays({ list, now }: ListedDaysProps) {
  usePrintedWhole(list, "appointments");
  const days = [...Map.groupBy(list.rows, ({ date }) => date.slice(0, 10))];
  return (
    <div aria-busy={list.busy || undefined} className={list.busy ? "opacity-60" : undefined}>
      {days.map(([day, appointments], place) => {
        const { title, date } = headOf(day, now.today);
        const isWhole = place < days.length - 1 || !list.more.exist;
        return (
          <DaySection
            key={day}
            label={timetable.day(title, date)}
            title={title}
            note={isWhole ? timetable.dateAndCount(date, appointments.length) : date}
          >
            <AgendaList
              date={day}
              rows={appointments.map((appointment) => ({ kind: "appointment", appointment }))}
              now={now}
            />
          </DaySection>
        );
      })}
      <MoreRows list={list} things="appointments" />
    </div>
  );
}

/** "November 2 – 8, 2026", "since November 2, 2026". */
function daysInWords(from: string | undefined, to: string | undefined): string {
  if (from && to) return from === to ? formatDate(from, "full") : formatDays(from, to, "long");
  if (from) return timetable.since(formatDate(from, "long"));
  return to ? timetable.until(formatDate(to, "long")) : "";
}

/** Of which hour, calendar or import: "Tuesdays at 10 AM". */
function conditionInWords({ field, word, values }: Condition): string {
  const [value = ""] = values;
  if (field === "import") return timetable.oneImport;
  if (field === "host") {
    const people = joined(values.map(nameOfPerson));
    return timetable.calendarOf(people);
  }
  if (field === "company") return word === "is" ? timetable.oneCompany : timetable.otherCompanies;
  const [weekday, hour] = value.split("-").map(Number);
  return timetable.weekdaysAt[weekday ?? 0]?.(formatHour(hour ?? 0)) ?? "";
}
