import { getRouteApi, Link } from "@tanstack/react-router";
import { type Condition, parseFilter, printFilter } from "../../../shared/filters.ts";
import { useLastView } from "../../calendar/last-view.ts";
import { periodLink } from "../../calendar/period-link.ts";
import { SkeletonRail } from "../../dashboard/skeleton-rail.tsx";
import { Crumbs } from "../../layout/crumbs.tsx";
import { UnknownFilters } from "../../layout/unknown-filters.tsx";
import { countOf } from "../../lib/count.ts";
import { isolate } from "../../lib/isolate.ts";
import { useList } from "../../lib/list-query.ts";
import { useListState } from "../../lib/list-state.ts";
import { ListMore } from "../../lists/list-more.tsx";
import { useShownList } from "../../lists/shown-list.ts";
import { SearchInput } from "../../ui/field.tsx";
import { PageHead, Tools } from "../../ui/page.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Failed, NoMatch } from "../../ui/states.tsx";
import { listedAppointmentsQuery, listedFilter } from "../queries.ts";
import { useNow } from "../use-now.ts";
import { conditionInWords, daysInWords, titleOf } from "./list-words.ts";
import { ListedDays } from "./listed-days.tsx";

const route = getRouteApi("/dashboard/appointments/list");

const outcomes = [
  { value: "all", label: "All" },
  { value: "held", label: "Held" },
  { value: "no-show", label: "No-show" },
  { value: "canceled", label: "Canceled" },
  { value: "open", label: "No outcome" },
] as const;

/** Appointments day by day, of as many days as an address asks for: the rows behind a report. */
export function AppointmentList() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const now = useNow();
  const view = useLastView();
  const change = (changes: typeof search) =>
    void navigate({
      search: (before) => ({ ...before, ...changes }),
      replace: true,
      resetScroll: false,
    });
  const { text, setText } = useListState({ search: search.search, change });
  const list = useList(listedAppointmentsQuery(search));
  useShownList({ list: "appointments", query: listedFilter(search) });
  const conditions = parseFilter(search.filter ?? "", "appointments") ?? [];
  const setAll = (next: readonly Condition[]) => change({ filter: printFilter(next) || undefined });
  const outcome = conditions.find(({ field }) => field === "outcome")?.values[0];
  const others = conditions.filter(({ field }) => field !== "outcome");
  const title = titleOf(outcome);

  return (
    <>
      <title>{`${title} · Client Desk`}</title>
      <Crumbs current={title}>
        <Link {...periodLink(view, now.today)}>Appointments</Link>
      </Crumbs>
      <PageHead
        title={title}
        inline
        actions={<ListMore into="appointments" />}
        sub={
          <>
            {[daysInWords(search.from, search.to), ...others.map(conditionInWords)]
              .filter(Boolean)
              .join(", ")}
            {others.length > 0 && (
              <>
                .{" "}
                <button
                  type="button"
                  className="link hit"
                  onClick={() => setAll(conditions.filter((one) => !others.includes(one)))}
                >
                  All appointments
                </button>
              </>
            )}
          </>
        }
      />
      <UnknownFilters />
      <Tools
        countFirst
        count={
          list.state === "ready"
            ? countOf(list.total, "appointment")
            : list.state === "loading" && <Skeleton className="w-22" />
        }
        menu={null}
      >
        <SearchInput
          aria-label="Search appointments"
          placeholder="Search appointments"
          value={text}
          onValueChange={setText}
        />
        <Segments
          aria-label="Outcome"
          segments={outcomes}
          value={outcomes.find(({ value }) => value === outcome)?.value ?? "all"}
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
        <Failed
          title="The appointments could not be loaded."
          onRetry={list.retry}
          retrying={list.retrying}
        />
      ) : list.state === "loading" ? (
        <SkeletonRail rows={6} />
      ) : list.total > 0 ? (
        <ListedDays list={list} now={now} />
      ) : (
        <NoMatch
          title={
            search.search
              ? `No appointment here matches “${isolate(search.search)}”`
              : "No appointments match"
          }
          before="You can"
          clearLabel="list all appointments"
          onClear={() => {
            setText("");
            change({ search: undefined, filter: undefined, from: undefined, to: undefined });
          }}
        />
      )}
    </>
  );
}
