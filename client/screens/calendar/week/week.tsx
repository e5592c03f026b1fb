import "../../../styles/week.css";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { sumDays, sumSentence } from "../../../kinds/appointments/booked.ts";
import { spanQuery } from "../../../kinds/appointments/span-query.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { usePrinting } from "../../../lib/browser/use-printing.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { Delayed } from "../../../ui/skeleton.tsx";
import { Failed } from "../../../ui/states.tsx";
import { usePhone } from "../../../ui/use-media.ts";
import { WeekAgenda } from "../agenda/week-agenda.tsx";
import { CalendarHead } from "../head/calendar-head.tsx";
import { daysOf, type Period } from "../period.ts";
import { useSeveral } from "../several/several.ts";
import { useMoves, withMoved } from "./use-moves.ts";
import { isWeekend, useWeekend } from "./use-weekend.ts";
import { WeekGrid } from "./week-grid.tsx";
import { hourHeight } from "./week-layout.ts";

const paper = lazyModule(() => import("./printed-week.tsx"));
const none: never[] = [];

/** The days of a week by the hour, or below each other. */
export function Week({ period }: { period: Period }) {
  const several = useSeveral();
  const now = useNow();
  const phone = usePhone();
  const { workingHours } = useSettings().calendar;
  const own = useQuery({ ...spanQuery(period), enabled: !several });
  const span = several?.span ?? own;
  const { moved, move } = useMoves("week");
  const weekend = useWeekend();
  const { from, to } = period;
  const all = useMemo(() => daysOf({ from, to }), [from, to]);
  const shown = useMemo(
    () => (weekend.shown ? all : all.filter((day) => !isWeekend(day))),
    [all, weekend.shown],
  );
  // The same days are the same list: the grid compares it.
  const listed = (several?.days(shown) ?? shown).join();
  const days = useMemo(() => listed.split(","), [listed]);
  const printing = usePrinting();
  const printed = paper.use();
  const { data } = span;
  const appointments = useMemo(() => data && withMoved(data.data, moved), [data, moved]);
  const sums =
    appointments &&
    sumDays(all, [...(data?.before ?? []), ...appointments], several?.working ?? workingHours, now);
  const hidden = appointments?.filter(({ date }) => isWeekend(date.slice(0, 10))).length ?? 0;

  return (
    <>
      <CalendarHead
        period={period}
        appointments={appointments}
        sub={several?.sub ?? (appointments && sums && sumSentence(appointments, sums))}
        links={
          !phone &&
          (several?.link(shown) || (
            <button
              type="button"
              className="link hit-area me-2 whitespace-nowrap print:hidden"
              onClick={weekend.toggle}
            >
              {weekendLabel(weekend.shown, hidden)}
            </button>
          ))
        }
      />
      {several?.line}
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
              className="absolute z-3 top-[var(--hr,_52px)] inset-s-[calc(var(--rail-w)_+_16px)] inset-e-4 px-4 bg-paper"
              title={calendar.week.failed}
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
  if (shown) return calendar.week.hideWeekend;
  return hidden === 0 ? calendar.week.showWeekend : calendar.week.showWeekendWith(hidden);
}

/** Hours below the top at which blocks stand in until the real ones are there, day by day. */
const tops = [[1, 3.5], [2, 6], [1.5, 4], [3, 5.5], [1, 5], [2.5], []];

function WeekSkeleton({ days }: { days: number }) {
  return (
    <Delayed>
      <div className="week-cols" aria-hidden="true">
        {tops.slice(0, days).map((column, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <div key={day} className="relative">
            {column.map((top) => (
              <span
                key={top}
                className="skeleton absolute inset-x-1"
                style={{ top: top * hourHeight, height: hourHeight }}
              />
            ))}
          </div>
        ))}
      </div>
    </Delayed>
  );
}
