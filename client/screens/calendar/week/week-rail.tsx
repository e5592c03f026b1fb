import { ChevronDown, ChevronUp } from "lucide-react";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { formatClock, formatHour } from "../../../lib/dates/dates.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { timeOf } from "../../../lib/queries/bookings.ts";
import { Rich, srOnly } from "../../../ui/text/rich.tsx";
import { range } from "../day/day-scale.ts";
import type { Hours } from "./week-hours.ts";
import { hourHeight, topOf } from "./week-layout.ts";

interface WeekRailProps {
  hours: Hours;
  /** Whether today is among the days. */
  current: boolean;
  onMore: (where: "earlier" | "later") => void;
}

/** Closer to the time that it is, an hour's label makes way. */
const tooClose = 16;

/** The hours with their lines, and what shows more of them. */
export function WeekRail({ hours, current, onMore }: WeekRailProps) {
  const { minutes } = useNow();
  const now = topOf(minutes, hours);
  const bottom = topOf(hours.to * 60, hours);
  const shown = current && now >= 0 && now <= bottom;
  return (
    <>
      {range(hours.from, hours.to).map((hour) => {
        const top = (hour - hours.from) * hourHeight;
        const labeled = hour > hours.from && !(shown && Math.abs(now - top) < tooClose);
        return (
          <div key={hour}>
            <i
              className="absolute z-1 inset-s-(--rail-w) inset-e-0 border-t border-line pointer-events-none"
              style={{ top }}
            />
            {labeled && (
              <span className="week-time" style={{ top }}>
                {formatHour(hour)}
              </span>
            )}
          </div>
        );
      })}
      {shown && (
        <span className="week-time at-now" style={{ top: now }}>
          <Rich text={calendar.now(formatClock(timeOf(minutes)))} tags={{ hidden: srOnly }} />
        </span>
      )}
      {hours.from > 0 && <MoreHours where="earlier" onMore={onMore} />}
      {hours.to < 24 && <MoreHours where="later" onMore={onMore} />}
    </>
  );
}

function MoreHours({
  where,
  onMore,
}: Pick<WeekRailProps, "onMore"> & { where: "earlier" | "later" }) {
  const label = where === "earlier" ? calendar.week.earlier : calendar.week.later;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`week-more ${where === "earlier" ? "at-top" : "at-bottom"}`}
      onClick={() => onMore(where)}
    >
      {where === "earlier" ? <ChevronUp /> : <ChevronDown />}
    </button>
  );
}
