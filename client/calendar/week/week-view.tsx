import "../../styles/week.css";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import { useNow } from "../../appointments/use-now.ts";
import { useSettings } from "../../auth/use-settings.ts";
import { countOf } from "../../lib/count.ts";
import { lazyModule } from "../../lib/lazy-module.ts";
import { Failed } from "../../ui/states.tsx";
import { usePhone } from "../../ui/use-phone.ts";
import { usePrinting } from "../../ui/use-printing.ts";
import { WeekAgenda } from "../agenda/week-agenda.tsx";
import { sumDays, sumSentence } from "../booked.ts";
import { CalendarHead } from "../head/calendar-head.tsx";
import { daysOf, periodOf } from "../period.ts";
import { spanQuery } from "../queries.ts";
import { useMoves } from "./use-moves.ts";
import { isWeekend, useWeekend } from "./use-weekend.ts";
import { withMoved } from "./week-days.ts";
import { WeekGrid } from "./week-grid.tsx";
import { WeekSkeleton } from "./week-skeleton.tsx";

const route = getRouteApi("/dashboard/appointments/week/$week");
const paper = lazyModule(() => import("./printed-week.tsx"));
const none: never[] = [];

/** One week, by the hour; on the phone, where days side by side have no room, as a list. */
export function WeekView() {
  const { week } = route.useParams();
  const now = useNow();
  const phone = usePhone();
  const { calendar } = useSettings();
  const period = periodOf("week", week);
  const span = useQuery(spanQuery(period));
  const { moved, move } = useMoves("week");
  const weekend = useWeekend();
  const { from, to } = period;
  const all = useMemo(() => daysOf({ from, to }), [from, to]);
  const days = useMemo(
    () => (weekend.shown ? all : all.filter((day) => !isWeekend(day))),
    [all, weekend.shown],
  );
  const printing = usePrinting();
  const printed = paper.use();
  const { data } = span;
  const appointments = useMemo(() => data && withMoved(data.data, moved), [data, moved]);
  const sums =
    appointments &&
    sumDays(all, [...(data?.before ?? []), ...appointments], calendar.workingHours, now);
  const hidden = appointments?.filter(({ date }) => isWeekend(date.slice(0, 10))).length ?? 0;

  return (
    <>
      <CalendarHead
        period={period}
        appointments={appointments}
        sub={appointments && sums && sumSentence(appointments, sums)}
        links={
          !phone && (
            <button type="button" className="link hit print:hidden" onClick={weekend.toggle}>
              {weekendLabel(weekend.shown, hidden)}
            </button>
          )
        }
      />
      {printing && printed && appointments && (
        <printed.PrintedWeek
          days={all}
          appointments={appointments}
          before={data?.before ?? none}
          sums={sums}
          now={now}
        />
      )}
      {phone ? (
        <WeekAgenda
          period={period}
          now={now}
          span={data}
          failed={span.isError}
          onRetry={() => void span.refetch()}
          retrying={span.isFetching}
        />
      ) : (
        <WeekGrid
          key={from}
          days={days}
          appointments={appointments ?? none}
          before={data?.before ?? none}
          sums={span.isError && !sums ? null : sums}
          onMove={(appointment, times, byKey) => {
            // As the server has it, however often it has been moved since.
            const stored = data?.data.find(({ _id }) => _id === appointment._id);
            move(stored ?? appointment, times, byKey);
          }}
        >
          {span.isError && !data && (
            <Failed
              className="wk-failed"
              title="The week could not be loaded."
              onRetry={() => void span.refetch()}
              retrying={span.isFetching}
            >
              {null}
            </Failed>
          )}
          {span.isPending && <WeekSkeleton days={days.length} />}
        </WeekGrid>
      )}
    </>
  );
}

function weekendLabel(shown: boolean, hidden: number): string {
  if (shown) return "Hide Weekend";
  return hidden === 0 ? "Show Weekend" : `Show Weekend, ${countOf(hidden, "appointment")}`;
}
