import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { formatTime } from "../../../lib/dates/dates.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { MoreAppointments } from "../day/more-appointments.tsx";
import { lookOf } from "./look.ts";
import { BlockButton } from "./week-block.tsx";

/** The appointments without a time or room of their own: one of each day, and a list of the rest. */
export function UntimedRow({
  days,
}: {
  days: readonly { date: string; untimed: Appointment[] }[];
}) {
  const now = useNow();
  return (
    <div className="week-row week-none">
      <span className="week-margin">{common.noTime}</span>
      {days.map(({ date, untimed: [first, ...rest] }) => (
        <div key={date} data-day={date}>
          {first && (
            <BlockButton
              appointment={first}
              look={lookOf(first, now)}
              start={-1}
              className="untimed"
            >
              <span className="first-line single-line">
                <b className="clipped">{first.title}</b>
                {first.date.length > 10 && (
                  <span className="clock-time">{formatTime(first.date)}</span>
                )}
              </span>
            </BlockButton>
          )}
          {rest.length > 0 && (
            <MoreAppointments
              appointments={rest}
              label={restLabel(rest)}
              tabIndex={-1}
              className="block-card plus digits"
            />
          )}
        </div>
      ))}
    </div>
  );
}

function restLabel(rest: readonly Appointment[]): string {
  const isCanceled = rest.every(({ outcome }) => outcome === "canceled");
  const isUntimed = rest.every(({ date }) => date.length === 10);
  if (isCanceled) {
    return isUntimed
      ? calendar.week.moreCanceledUntimed(rest.length)
      : calendar.week.moreCanceled(rest.length);
  }
  return isUntimed ? calendar.week.moreUntimed(rest.length) : calendar.week.more(rest.length);
}
