import type { Ref } from "react";
import { addDays } from "../../shared/dates.ts";
import {
  formatDateTime,
  formatDay,
  formatWeekday,
  localToday,
  parseDateTime,
  parseDay,
  splitDateTime,
  weekdayOf,
} from "../lib/wall-clock.ts";
import { Button } from "./button.tsx";
import { DateField } from "./date-field.tsx";
import { MonthPicker } from "./month-picker.tsx";
import { TimeList } from "./time-list.tsx";
import { usePhone } from "./use-phone.ts";

type Shared = {
  onChange: (value: string) => void;
  /** First and last day that may be chosen, "2026-05-04". What is stored already stays untouched. */
  min?: string;
  max?: string;
  /** Days with something on them. */
  marked?: ReadonlySet<string>;
  /** The first day of the month that comes into view, to fetch its marks. */
  onMonthChange?: (firstDay: string) => void;
  onOpenChange?: (open: boolean) => void;
  /** The user's own today; the browser's unless told. */
  today?: string;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  /** Only needed outside a FieldFrame. */
  "aria-label"?: string;
  ref?: Ref<HTMLInputElement>;
};

type DatePickerProps = Shared & {
  /** "2026-05-04", or "". */
  value: string;
  /** A typed day out of range becomes the value all the same: the form's own rule tells what is wrong. */
  checkedByForm?: boolean;
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
  return (
    <DateField
      {...rest}
      value={value}
      onChange={onChange}
      format={formatDay}
      parse={(text) => parseDay(text, value, today)}
      refuse={(day) => (checkedByForm ? null : outOfRange(day, min, max))}
      unreadable={`Write the date like ${formatDay(today)}`}
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

type DateTimePickerProps = Shared & {
  /** "2026-05-04T15:00", or "". */
  value: string;
  /** What stands at a time of the chosen day already: "14:15" to its title. */
  takenTimes?: ReadonlyMap<string, string>;
  /** The time a day gets when none was chosen yet. */
  defaultTime?: string;
  /** Minutes. */
  step?: number;
};

/** A day and a time. The popup stays for the time after a day is picked, and closes with the time. */
export function DateTimePicker({
  value,
  onChange,
  min,
  max,
  marked,
  onMonthChange,
  takenTimes,
  defaultTime = "09:00",
  step = 15,
  today = localToday(),
  ...rest
}: DateTimePickerProps) {
  const phone = usePhone();
  const { day, time } = splitDateTime(value);
  const firstDay = min && min > today ? min : today;
  return (
    <DateField
      {...rest}
      value={value}
      onChange={onChange}
      format={formatDateTime}
      parse={(text) => parseDateTime(text, value || `${today}T${defaultTime}`, today)}
      refuse={(next) => (next === value ? null : outOfRange(splitDateTime(next).day, min, max))}
      unreadable={`Write the date and time like ${formatDateTime(`${today}T15:00`)}`}
    >
      {(close) => {
        const pickDay = (next: string) => onChange(`${next}T${time || defaultTime}`);
        return (
          <div className="picker with-times">
            <div className="picker-days">
              <MonthPicker
                day={day}
                onPick={pickDay}
                {...{ today, min, max, marked, onMonthChange }}
              />
              <QuickDays today={today} min={min} max={max} onPick={pickDay} />
            </div>
            <div className="picker-times">
              <TimeList
                time={time}
                around={defaultTime}
                step={step}
                taken={takenTimes}
                onPick={(next) => {
                  onChange(`${day || firstDay}T${next}`);
                  if (!phone) close();
                }}
              />
            </div>
            {phone && (
              <Button variant="primary" size="lg" wide onClick={close}>
                Done
              </Button>
            )}
          </div>
        );
      }}
    </DateField>
  );
}

type QuickDaysProps = { today: string; min?: string; max?: string; onPick: (day: string) => void };

/** The three days most asked for: forward, or back where only the past may be chosen. */
function QuickDays({ today, min, max, onPick }: QuickDaysProps) {
  const past = max !== undefined && max <= today;
  const near = addDays(today, past ? -1 : 1);
  // The Monday that is neither today nor the day named beside it.
  const toMonday = past ? -((weekdayOf(today) + 6) % 7 || 7) : (8 - weekdayOf(today)) % 7 || 7;
  const monday = addDays(today, toMonday);
  const days = [
    { day: today, label: "Today" },
    { day: near, label: past ? "Yesterday" : "Tomorrow" },
    { day: monday === near ? addDays(monday, past ? -7 : 7) : monday, label: "" },
  ];
  return (
    <div className="quick">
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

function outOfRange(day: string, min: string | undefined, max: string | undefined): string | null {
  if (min && day < min) return `Choose ${formatDay(min)} or later`;
  if (max && day > max) return `Choose ${formatDay(max)} or earlier`;
  return null;
}
