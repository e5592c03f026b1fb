import type { Appointment } from "../../../shared/appointments.ts";
import { MoreAppointments } from "../../appointments/day/more-appointments.tsx";
import { useNow } from "../../appointments/use-now.ts";
import { countOf } from "../../lib/count.ts";
import { formatTime } from "../../lib/dates.ts";
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
    <div className="wk-row wk-none">
      <span className="mgn">No time</span>
      {days.map(({ date, untimed: [first, ...rest] }) => (
        <div key={date} data-day={date}>
          {first && (
            <BlockButton
              appointment={first}
              look={lookOf(first, now)}
              start={-1}
              className="untimed"
            >
              <span className="l1 one">
                <b className="cut">{first.title}</b>
                {first.date.length > 10 && <span className="t">{formatTime(first.date)}</span>}
              </span>
            </BlockButton>
          )}
          {rest.length > 0 && (
            <MoreAppointments
              appointments={rest}
              label={restLabel(rest)}
              tabIndex={-1}
              className="blk plus num"
            />
          )}
        </div>
      ))}
    </div>
  );
}

function restLabel(rest: readonly Appointment[]): string {
  const isCanceled = rest.every(({ outcome }) => outcome === "canceled");
  const more = countOf(rest.length, isCanceled ? "more canceled appointment" : "more appointment");
  return rest.every(({ date }) => date.length === 10) ? `${more} without a time` : more;
}
