import { type ReactNode, useId } from "react";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { dates } from "../../../../shared/words/en/dates.ts";
import { sumDays, workingHoursOn } from "../../../kinds/appointments/booked.ts";
import { useUnsure } from "../../../kinds/appointments/booking-marks.tsx";
import type { Span } from "../../../kinds/appointments/span-query.ts";
import { formatDate, formatDuration } from "../../../lib/dates/dates.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { startSentence } from "../../../lib/format/first-letter.ts";
import { continuedInto } from "../../../lib/queries/bookings.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { Rich } from "../../../ui/text/rich.tsx";
import { useSeveral } from "../several/several.ts";
import { AgendaList } from "./agenda-list.tsx";
import { agendaRows } from "./agenda-rows.ts";
import { NothingBooked } from "./nothing-booked.tsx";

interface AgendaDayProps {
  date: string;
  span: Span;
  now: Now;
  /** In place of "Wednesday 25". */
  title?: ReactNode;
}

const todayClass = "text-accent not-italic font-semibold";

/** One day of the agenda, below its name and what is booked. */
export function AgendaDay({ date, span, now, title }: AgendaDayProps) {
  const { workingHours } = useSettings().calendar;
  const id = useId();
  const all = [...span.before, ...span.data];
  const own = [...span.data, ...useUnsure()].filter((one) => one.date.startsWith(date));
  const booked = sumDays([date], all, workingHours, now)[0]?.booked ?? 0;
  const several = useSeveral();
  const hours = workingHoursOn(date, several?.working ?? workingHours);
  const listed = agendaRows({
    date,
    appointments: own,
    now,
    hours: several?.agenda ? null : hours,
    continued: continuedInto(date, all),
  });
  const rows = several?.agenda?.(date, listed) ?? listed;
  // In the month, today has its outline.
  const isToday = date === now.today && !title;
  return (
    <section aria-labelledby={id} data-days={date}>
      <div className="head">
        <h2 className="section-title" id={id}>
          {title ??
            startSentence(
              calendar.agenda.weekdayAndDay(formatDate(date, "longWeekday"), Number(date.slice(8))),
            )}
        </h2>
        <span className="text-ink-3 text-13/[inherit] whitespace-nowrap">
          {isToday && booked > 0 ? (
            <Rich
              text={calendar.agenda.todayBooked(formatDuration(booked))}
              tags={{ today: (today) => <em className={todayClass}>{today}</em> }}
            />
          ) : isToday ? (
            <em className={todayClass}>{dates.today}</em>
          ) : (
            booked > 0 && calendar.agenda.booked(formatDuration(booked))
          )}
        </span>
      </div>
      {rows.length > 0 ? (
        <AgendaList date={date} rows={rows} now={now} />
      ) : (
        <NothingBooked date={date} hours={hours} now={now} />
      )}
    </section>
  );
}
