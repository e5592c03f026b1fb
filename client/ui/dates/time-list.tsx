import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { dates } from "../../../shared/words/en/dates.ts";
import { formatTime } from "../../lib/dates/wall-clock.ts";
import { cx } from "../class-names.ts";

type TimeListProps = {
  /** "15:00", or "" if none is chosen yet. */
  time: string;
  onPick: (time: string) => void;
  /** Where the list opens if none is chosen. */
  around: string;
  /** Minutes between entries. */
  step: number;
  /** What is already booked, by start time. */
  taken?: ReadonlyMap<string, string>;
};

/** The times of a day. It opens with the chosen one in the middle. */
export function TimeList({ time, onPick, around, step, taken }: TimeListProps) {
  const list = useRef<HTMLUListElement>(null);
  const start = time || around;
  const times = timesOfDay(step, time);
  const tabStop = times.includes(start) ? start : times[0];

  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it opens; afterwards the user scrolls
  useLayoutEffect(() => {
    const box = list.current;
    const entry = box?.querySelector<HTMLElement>(`[data-time="${tabStop}"]`);
    if (box && entry) box.scrollTop = entry.offsetTop - (box.clientHeight - entry.offsetHeight) / 2;
  }, []);

  return (
    <ul
      ref={list}
      aria-label={dates.time}
      className="absolute inset-0 p-2 overflow-y-auto overscroll-contain [scrollbar-width:thin] to-700:p-0"
      onKeyDown={moveFocus}
    >
      {times.map((entry) => (
        <li key={entry}>
          <button
            type="button"
            data-time={entry}
            aria-pressed={entry === time}
            tabIndex={entry === tabStop ? 0 : -1}
            className={timeClass}
            onClick={() => onPick(entry)}
          >
            {formatTime(entry)}
            {taken?.has(entry) && (
              <small
                className={cx(
                  "clipped max-w-[92px] text-12/[inherit] to-700:max-w-[60%]",
                  entry !== time && "text-ink-3",
                )}
              >
                {taken.get(entry)}
              </small>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

const timeClass =
  "flex h-[30px] w-full items-center justify-between gap-2.5 rounded-1 px-2.5 text-13/[inherit] whitespace-nowrap lining-nums tabular-nums hover:bg-highlight focus-visible:-outline-offset-1 aria-pressed:bg-accent aria-pressed:font-semibold aria-pressed:text-on-accent to-700:h-11 to-700:text-14/[inherit] forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none";

/** A chosen time between two steps has its own entry, so that it is shown and kept. */
function timesOfDay(step: number, own: string): string[] {
  const times = Array.from({ length: Math.floor((24 * 60) / step) }, (_, index) => {
    const minutes = index * step;
    return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  });
  return own && !times.includes(own) ? [...times, own].sort() : times;
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const at = entries.findIndex((entry) => entry.matches(":focus"));
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + 4,
    PageUp: at - 4,
    Home: 0,
    End: entries.length - 1,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  entries[Math.max(0, Math.min(entries.length - 1, to))]?.focus();
}
