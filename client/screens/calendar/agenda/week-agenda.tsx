import { useState } from "react";
import { flushSync } from "react-dom";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { sumDays } from "../../../kinds/appointments/booked.ts";
import type { Span } from "../../../kinds/appointments/span-query.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { Failed } from "../../../ui/states.tsx";
import { daysOf, type Period } from "../period.ts";
import { Agenda } from "./agenda.tsx";
import { SkeletonAgenda } from "./agenda-skeleton.tsx";
import { DayWithHours } from "./day-with-hours.tsx";
import { useSwipe } from "./use-swipe.ts";

interface WeekAgendaProps {
  period: Period;
  now: Now;
  span: Span | undefined;
  failed: boolean;
  onRetry: () => void;
  retrying: boolean;
}

/** The week of a narrow screen: a strip of its days, and all of them as a list below. */
export function WeekAgenda({ period, now, span, failed, onRetry, retrying }: WeekAgendaProps) {
  const { workingHours } = useSettings().calendar;
  const [opened, setOpened] = useState<string>();
  const days = daysOf(period);
  const sums = span && sumDays(days, [...span.before, ...span.data], workingHours, now);
  const show = (day: string) => {
    if (day < now.today) flushSync(() => setOpened(period.from));
    for (const place of document.querySelectorAll<HTMLElement>("main [data-days]")) {
      if (place.dataset.days?.includes(day)) place.scrollIntoView();
    }
  };
  return (
    <div {...useSwipe(period)}>
      <WeekStrip
        days={days}
        booked={sums?.map(({ booked }) => booked)}
        today={now.today}
        onPick={show}
      />
      {span ? (
        <Agenda
          period={period}
          span={span}
          now={now}
          opened={opened === period.from}
          onOpenedChange={(open) => setOpened(open ? period.from : undefined)}
        />
      ) : failed ? (
        <Failed
          className="mt-3"
          title={calendar.week.failed}
          onRetry={onRetry}
          retrying={retrying}
        />
      ) : (
        <SkeletonAgenda />
      )}
    </div>
  );
}

interface WeekStripProps {
  days: readonly string[];
  /** Minutes booked on each of them; undefined until known. */
  booked: readonly number[] | undefined;
  today: string;
  onPick: (day: string) => void;
}

/** The seven days above the agenda; a press leads to the day's place in it. */
function WeekStrip({ days, booked, today, onPick }: WeekStripProps) {
  return (
    <ul
      aria-label={calendar.agenda.days}
      className="strip sticky top-(--top-bar) z-5 grid grid-cols-7 border-b border-line-strong bg-paper py-1.5 low:static"
    >
      {days.map((day, index) => {
        const minutes = booked?.[index] ?? 0;
        return (
          <li key={day}>
            <DayWithHours
              day={day}
              minutes={minutes}
              chosen={day === today}
              named
              aria-current={day === today ? "date" : undefined}
              onClick={() => onPick(day)}
              className="h-14 w-full pb-1.5"
            />
          </li>
        );
      })}
    </ul>
  );
}
