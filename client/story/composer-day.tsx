import { ChevronDown } from "lucide-react";
import { timeOf } from "../appointments/bookings.ts";
import { useNow } from "../appointments/use-now.ts";
import { formatDate, formatTime } from "../lib/dates.ts";
import { DayButton } from "../ui/day-button.tsx";
import type { ComposerState } from "./use-composer.ts";

/** When it happened: now, or a day before. */
export function ComposerDay({ composer: { draft, change } }: { composer: ComposerState }) {
  const { today, minutes } = useNow();
  const { day } = draft;
  return (
    <>
      <DayButton
        day={day ?? today}
        today={today}
        max={today}
        onPick={(next) => change({ day: next === today ? null : next })}
        aria-label={`Date: ${day ? formatDate(day) : "Today"}. Change`}
        className="composer-when"
      >
        {day ? formatDate(day) : "Today"}
        <ChevronDown />
      </DayButton>
      {!day && <small>{formatTime(`T${timeOf(minutes)}`)}</small>}
    </>
  );
}
