import type { Span } from "../../../../shared/slots/spans.ts";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { AgendaList } from "./agenda-list.tsx";
import { wholeDayGap } from "./agenda-rows.ts";

interface NothingBookedProps {
  date: string;
  /** Null on a day off. */
  hours: Span | null;
  now: Now;
}

/** A day without appointments: its working time, to book it. */
export function NothingBooked({ date, hours, now }: NothingBookedProps) {
  const gap = wholeDayGap(date, hours, now);
  return (
    <>
      <p className="py-2 text-ink-2">
        {date < now.today ? calendar.agenda.dayWasFree : calendar.agenda.dayIsFree}
      </p>
      {gap && <AgendaList date={date} rows={[gap]} now={now} />}
    </>
  );
}
