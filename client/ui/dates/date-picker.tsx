import { parseDay } from "../../../shared/dates/parse-date-time.ts";
import { dates } from "../../../shared/words/en/dates.ts";
import { parts } from "../../../shared/words/en/parts.ts";
import { localToday } from "../../lib/dates/local-time.ts";
import { formatDay, formatShortDay, formatWithWeekday } from "../../lib/dates/wall-clock.ts";
import { typedDates } from "../../lib/format/formats.ts";
import { DateField } from "./date-field.tsx";
import { MonthPicker } from "./month-picker.tsx";
import { outOfRange, type PickerProps } from "./picker-range.ts";
import { QuickDays } from "./quick-days.tsx";

type DatePickerProps = PickerProps & {
  /** "2026-05-04", or "". */
  value: string;
  /** A typed day out of range is accepted: the form's own rule reports it. */
  checkedByForm?: boolean;
  /** The user's today; the browser's by default. */
  today?: string;
};

/** A day. */
export function DatePicker({
  value,
  onChange,
  min,
  max,
  marked,
  onMonthChange,
  today = localToday(),
  checkedByForm = false,
  ...rest
}: DatePickerProps) {
  const past = max !== undefined && max <= today;
  return (
    <DateField
      {...rest}
      value={value}
      onChange={onChange}
      format={formatDay}
      preview={formatWithWeekday}
      parse={(text) =>
        read(text, { now: `${today}T12:00`, near: value, min, max, ...typedDates() })
      }
      refuse={(day) => (checkedByForm ? null : outOfRange(day, min, max))}
      unreadable={(past ? parts.tryPastDay : parts.tryDay)(formatShortDay(today))}
    >
      {(close) => {
        const pick = (day: string) => {
          onChange(day);
          close();
        };
        return (
          <div className="picker">
            <div className="picker-days">
              <MonthPicker
                day={value}
                onPick={pick}
                {...{ today, min, max, marked, onMonthChange }}
              />
              <QuickDays today={today} min={min} max={max} onPick={pick} />
            </div>
          </div>
        );
      }}
    </DateField>
  );
}

function read(text: string, wall: Parameters<typeof parseDay>[1]) {
  const value = parseDay(text, wall);
  if (!value) return null;
  const number = text.trim();
  return /^\d+$/.test(number)
    ? { value, note: dates.interpreted(number, formatDay(value)) }
    : { value };
}
