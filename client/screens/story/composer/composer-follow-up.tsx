import { Check, X } from "lucide-react";
import { story } from "../../../../shared/words/en/story.ts";
import { formatDue } from "../../../lib/dates/dates.ts";
import { IconButton } from "../../../ui/button.tsx";
import { DayButton, dayChipClass } from "../../../ui/dates/day-button.tsx";
import { ComposerDay } from "./composer-day.tsx";
import type { ComposerState } from "./use-composer.ts";

/** A task that follows: its day is a chip, its text a line below. */
export function ComposerFollowUp({ composer }: { composer: ComposerState }) {
  const { draft, change, task, today, ahead } = composer;
  const { followUp } = draft;
  const days = [
    [story.followUp.tomorrow, ahead.tomorrow],
    [story.followUp.nextWeek, ahead.nextWeek],
    [story.followUp.inAMonth, ahead.inAMonth],
  ] as const;
  const pick = (due: string | null) =>
    change({ followUp: due === null ? null : { due, text: followUp?.text ?? null } });
  const other = followUp && days.every(([, day]) => day !== followUp.due);
  return (
    <div className="mx-3.5 flex flex-wrap items-center gap-2 border-t border-line py-2.5">
      <span className="to-700:w-full over-700:hidden">
        <ComposerDay composer={composer} />
      </span>
      <span className="min-w-[66px] text-13/5 text-ink-3 to-700:w-full">
        {story.followUp.label}
      </span>
      {days.map(([label, day]) => (
        <button
          key={label}
          type="button"
          data-chip
          className={dayChipClass}
          aria-pressed={followUp?.due === day}
          onClick={() => pick(followUp?.due === day ? null : day)}
        >
          {followUp?.due === day && <Check />}
          {label}
        </button>
      ))}
      <DayButton
        day={other ? followUp.due : ""}
        today={today}
        min={today}
        onPick={pick}
        className={dayChipClass}
        aria-pressed={Boolean(other)}
      >
        {other && <Check />}
        {story.followUp.pick}
      </DayButton>
      {followUp && (
        <div className="flex flex-[1_1_100%] items-center gap-2.5 ps-[74px] to-700:flex-wrap to-700:ps-0 to-700:[&>:last-child]:ms-auto">
          <input
            aria-label={story.followUp.task}
            className="h-7 min-w-0 flex-1 rounded-[0] border-b border-control bg-transparent text-ink outline-none focus-visible:border-focus focus-visible:shadow-[0_1px_0_var(--focus)] to-700:h-[42px] to-700:flex-[1_1_100%] to-700:text-16/5"
            maxLength={1000}
            value={task ?? ""}
            onChange={({ target }) => change({ followUp: { ...followUp, text: target.value } })}
          />
          <DayButton
            day={followUp.due}
            today={today}
            min={today}
            onPick={pick}
            className={dayChipClass}
            aria-label={story.followUp.day(formatDue(followUp.due))}
          >
            {formatDue(followUp.due)}
          </DayButton>
          <IconButton
            label={story.followUp.none}
            tip={false}
            size="sm"
            onClick={() => change({ followUp: null })}
          >
            <X />
          </IconButton>
        </div>
      )}
    </div>
  );
}
