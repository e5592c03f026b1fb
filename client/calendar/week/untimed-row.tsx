import type { Appointment } from "../../../shared/appointments.ts";
import { MoreAppointments } from "../../appointments/day/more-appointments.tsx";
import { useNow } from "../../appointments/use-now.ts";
import { countOf } from "../../lib/count.ts";
import { lookOf } from "./look.ts";
import { BlockButton } from "./week-block.tsx";

/** The appointments without a time: one of each day, and a list of the rest. */
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
              </span>
            </BlockButton>
          )}
          {rest.length > 0 && (
            <MoreAppointments
              appointments={rest}
              label={`${countOf(rest.length, "more appointment")} without a time`}
              tabIndex={-1}
              className="blk plus num"
            />
          )}
        </div>
      ))}
    </div>
  );
}
