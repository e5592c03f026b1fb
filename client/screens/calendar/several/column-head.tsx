import { cityOf } from "../../../../shared/dates/city.ts";
import type { Span } from "../../../../shared/slots/spans.ts";
import { awayAt, type Worker, workingOn } from "../../../../shared/slots/working.ts";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { together } from "../../../../shared/words/en/together.ts";
import { formatHours, unbroken } from "../../../kinds/appointments/booked.ts";
import { isMe } from "../../../kinds/appointments/people/names.ts";
import { formatDate, userTimeZone } from "../../../lib/dates/dates.ts";
import { formatSpan } from "../../../lib/dates/format-span.ts";
import { nameOfPerson } from "../../../lib/people/people-here.ts";
import { SquareOf } from "../../../ui/text/person-square.tsx";

interface ColumnHeadProps {
  id: string;
  worker: Worker | undefined;
  date: string;
  working: readonly Span[];
  /** Minutes. */
  booked: number;
  free: number;
  isOver: boolean;
}

/** In minutes: the day of theirs that most of it is. */
const noon = 12 * 60;

/** Whose column it is, when they work, and what is left of it. */
export function ColumnHead({ id, worker, date, working, booked, free, isOver }: ColumnHeadProps) {
  const zone = worker?.timeZone ?? userTimeZone();
  const isElsewhere = zone !== userTimeZone() && working.length > 0;
  const away = worker && awayAt(date, noon, worker, userTimeZone());
  return (
    <div className="flex h-13 min-w-0 items-center gap-2.5 border-s border-line px-3">
      <SquareOf id={id} size={24} named />
      <div className="min-w-0 flex-1 leading-[18px]">
        <b className="clipped block font-semibold">{isMe(id) ? together.you : nameOfPerson(id)}</b>
        <small className="clipped block text-12 text-ink-3">
          {away
            ? together.awayUntil(formatDate(away.until))
            : worker && isElsewhere
              ? together.elsewhere(
                  hoursIn(working),
                  cityOf(zone),
                  hoursIn(workingOn(date, worker, zone)),
                )
              : hoursIn(working) || together.notWorking}
        </small>
      </div>
      <small className="digits text-end text-12 leading-[18px] whitespace-nowrap text-ink-2">
        {together.booked(formatHours(booked))}
        {!isOver && (
          <>
            <br />
            {calendar.free(formatHours(free))}
          </>
        )}
      </small>
    </div>
  );
}

/** "9 AM–5 PM" */
function hoursIn(spans: readonly Span[]): string {
  return spans.map((span) => unbroken(formatSpan(span).replaceAll(":00", ""))).join(", ");
}
