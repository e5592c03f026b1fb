import { addDays, weekdayOf } from "../../../shared/dates/dates.ts";
import { dates } from "../../../shared/words/en/dates.ts";
import { formatWeekday } from "../../lib/dates/local-time.ts";
import { outOfRange } from "./picker-range.ts";

type QuickDaysProps = {
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (day: string) => void;
  past?: AllowPast | undefined;
};

/** Whether days before today can be chosen. */
export type AllowPast = { allowed: boolean; onChange: (allowed: boolean) => void };

const quickClass =
  "h-7 flex-1 rounded-1 text-center text-13/[inherit] font-medium whitespace-nowrap text-accent not-disabled:hover:bg-accent-wash disabled:text-ink-3 disabled:opacity-60 aria-pressed:bg-accent-wash aria-pressed:font-semibold to-700:h-11 pointer-coarse:h-11";

/** Three common days: ahead, or back where only the past can be chosen. */
export function QuickDays({ today, min, max, onPick, past }: QuickDaysProps) {
  const back = max !== undefined && max <= today;
  const near = addDays(today, back ? -1 : 1);
  // The Monday that is neither today nor the day offered beside it.
  const toMonday = back ? -((weekdayOf(today) + 6) % 7 || 7) : (8 - weekdayOf(today)) % 7 || 7;
  const monday = addDays(today, toMonday);
  const days = [
    { day: today, label: dates.today },
    { day: near, label: back ? dates.yesterday : dates.tomorrow },
    { day: monday === near ? addDays(monday, back ? -7 : 7) : monday, label: "" },
  ];
  return (
    <div className="flex gap-1.5 mt-auto pt-2.5 border-t border-line">
      {past && (
        <button
          type="button"
          aria-pressed={past.allowed}
          title={dates.allowPast}
          className={quickClass}
          onClick={() => past.onChange(!past.allowed)}
        >
          {dates.earlier}
        </button>
      )}
      {days.map(({ day, label }) => (
        <button
          key={day}
          type="button"
          disabled={outOfRange(day, min, max) !== null}
          className={quickClass}
          onClick={() => onPick(day)}
        >
          {label || formatWeekday(day)}
        </button>
      ))}
    </div>
  );
}
