import { withoutHalves } from "../../../../shared/dates/without-halves.ts";
import type { FreeTime } from "../../../../shared/slots/free-times.ts";
import { lengthOf } from "../../../../shared/slots/spans.ts";
import { together } from "../../../../shared/words/en/together.ts";
import { formatHours } from "../../../kinds/appointments/booked.ts";
import { formatSpan } from "../../../lib/dates/format-span.ts";
import type { Now } from "../../../lib/dates/use-now.ts";

interface FreeTotalsProps {
  days: readonly string[];
  free: readonly FreeTime[];
  now: Now;
}

/** How long all are free on each day, and the longest of it. */
export function FreeTotals({ days, free, now }: FreeTotalsProps) {
  return (
    <div className="week-row week-sum">
      <span className="week-margin">{together.free.all}</span>
      {days.map((day) => {
        const times = free.filter(({ date }) => date === day);
        const sum = lengthOf(times);
        const [longest] = times.toSorted((a, b) => b.end - b.start - (a.end - a.start));
        return (
          <div key={day}>
            {day >= now.today && (
              <b className={sum === 0 ? "zero" : "text-accent"}>{formatHours(sum)}</b>
            )}
            {longest && <span>{withoutHalves(formatSpan(longest))}</span>}
          </div>
        );
      })}
    </div>
  );
}
