import { Check, X } from "lucide-react";
import { formatDue } from "../tasks/words.ts";
import { IconButton } from "../ui/button.tsx";
import { DayButton } from "../ui/day-button.tsx";
import { ComposerDay } from "./composer-day.tsx";
import type { ComposerState } from "./use-composer.ts";

/** A task that follows: its day is a chip, its text a line below. */
export function ComposerFollowUp({ composer }: { composer: ComposerState }) {
  const { draft, change, task, today, ahead } = composer;
  const { followUp } = draft;
  const days = [
    ["Tomorrow", ahead.tomorrow],
    ["Next week", ahead.nextWeek],
    ["In a month", ahead.inAMonth],
  ] as const;
  const pick = (due: string | null) =>
    change({ followUp: due === null ? null : { due, text: followUp?.text ?? null } });
  const other = followUp && days.every(([, day]) => day !== followUp.due);
  return (
    <div className="composer-follow">
      <span className="composer-day over-700:hidden">
        <ComposerDay composer={composer} />
      </span>
      <span className="label">Follow up</span>
      {days.map(([label, day]) => (
        <button
          key={label}
          type="button"
          data-chip
          className="day-chip"
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
        className="day-chip"
        aria-pressed={Boolean(other)}
      >
        {other && <Check />}
        Pick a day
      </DayButton>
      {followUp && (
        <div className="todo">
          <input
            aria-label="Follow-up task"
            maxLength={1000}
            value={task ?? ""}
            onChange={({ target }) => change({ followUp: { ...followUp, text: target.value } })}
          />
          <DayButton
            day={followUp.due}
            today={today}
            min={today}
            onPick={pick}
            className="day-chip"
            aria-label={`Day of the follow-up: ${formatDue(followUp.due)}`}
          >
            {formatDue(followUp.due)}
          </DayButton>
          <IconButton
            label="No follow-up"
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
