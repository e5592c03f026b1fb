import { ChevronDown } from "lucide-react";
import { story } from "../../../../shared/words/en/story.ts";
import { formatDate, formatTime } from "../../../lib/dates/dates.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { timeOf } from "../../../lib/queries/bookings.ts";
import { DayButton } from "../../../ui/dates/day-button.tsx";
import type { ComposerState } from "./use-composer.ts";

/** When it happened: now, or a day before. */
export function ComposerDay({ composer: { draft, change } }: { composer: ComposerState }) {
  const { today, minutes } = useNow();
  const { day } = draft;
  const shown = day ? formatDate(day) : story.composer.now;
  return (
    <>
      <DayButton
        day={day ?? today}
        today={today}
        max={today}
        onPick={(next) => change({ day: next === today ? null : next })}
        aria-label={story.composer.date(shown)}
        className="inline-flex items-center gap-[3px] rounded-1 font-semibold text-accent [--icon:12px] pointer-coarse:min-h-11"
      >
        {shown}
        <ChevronDown />
      </DayButton>
      {!day && <small>{formatTime(`T${timeOf(minutes)}`)}</small>}
    </>
  );
}
