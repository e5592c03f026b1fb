import { addDays, weekdayOf } from "../../shared/dates.ts";
import { formatWeekday } from "../lib/local-time.ts";
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

/** Three common days: ahead, or back where only the past can be chosen. */
export function QuickDays({ today, min, max, onPick, past }: QuickDaysProps) {
  const back = max !== undefined && max <= today;
  const near = addDays(today, back ? -1 : 1);
  // The Monday that is neither today nor the day offered beside it.
  const toMonday = back ? -((weekdayOf(today) + 6) % 7 || 7) : (8 - weekdayOf(today)) % 7 || 7;
  const monday = addDays(today, toMonday);
  const days = [
    { day: today, label: "Today" },
    { day: near, label: back ? "Yesterday" : "Tomorrow" },
    { day: monday === near ? addDays(monday, back ? -7 : 7) : monday, label: "" },
  ];
  return (
    <div className="quick">
      {past && (
        <button
          type="button"
          aria-pressed={past.allowed}
          title="Allow days before today"
          onClick={() => past.onChange(!past.allowed)}
        >
          Earlier
        </button>
      )}
      {days.map(({ day, label }) => (
        <button
          key={day}
          type="button"
          disabled={outOfRange(day, min, max) !== null}
          onClick={() => onPick(day)}
        >
          {label || formatWeekday(day)}
        </button>
      ))}
    </div>
  );
}
