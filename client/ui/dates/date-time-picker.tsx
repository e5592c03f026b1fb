import { parseDateTime } from "../../../shared/dates/parse-date-time.ts";
import { dates } from "../../../shared/words/en/dates.ts";
import { parts } from "../../../shared/words/en/parts.ts";
import { localNow } from "../../lib/dates/local-time.ts";
import {
  formatDateTime,
  formatShortDay,
  formatTime,
  formatWithWeekday,
  splitDateTime,
} from "../../lib/dates/wall-clock.ts";
import { typedDates } from "../../lib/format/formats.ts";
import { Button } from "../button.tsx";
import type { TypedReading } from "../form/use-typed-value.ts";
import { usePhone } from "../use-media.ts";
import { DateField } from "./date-field.tsx";
import { MonthPicker } from "./month-picker.tsx";
import { outOfRange, type PickerProps } from "./picker-range.ts";
import { type AllowPast, QuickDays } from "./quick-days.tsx";
import { TimeList } from "./time-list.tsx";

type DateTimePickerProps = Omit<PickerProps, "min"> & {
  /** "2026-05-04T15:00", or "". */
  value: string;
  /** If given, days before today are offered only after "Earlier" is pressed. */
  past?: AllowPast;
  /** What is already booked on the chosen day: "14:15" to its title. */
  takenTimes?: ReadonlyMap<string, string>;
  /** The default time for a day picked before a time. */
  defaultTime?: string;
  /** Minutes. */
  step?: number;
  /** The user's clock, "2026-05-04T10:07"; the browser's by default. */
  now?: string;
};

/** A day and a time. The popup stays open after a day is picked, and closes after the time. */
export function DateTimePicker({
  value,
  onChange,
  past,
  max,
  marked,
  onMonthChange,
  takenTimes,
  defaultTime = "09:00",
  step = 15,
  now = localNow(),
  ...rest
}: DateTimePickerProps) {
  const phone = usePhone();
  const { day, time } = splitDateTime(value);
  const today = now.slice(0, 10);
  const { hours24 } = typedDates();
  const example = formatShortDay(`${today.slice(0, 4)}-11-27`);
  const min = past && !past.allowed ? today : undefined;
  return (
    <DateField
      {...rest}
      value={value}
      onChange={onChange}
      format={formatDateTime}
      preview={formatWithWeekday}
      parse={(text) => {
        const near = time ? value : `${day || today}T${defaultTime}`;
        const read = parseDateTime(text, { now, near, min, max, ...typedDates() });
        return read && toReading(text, read, { value, step });
      }}
      refuse={(next) => (next === value ? null : outOfRange(splitDateTime(next).day, min, max))}
      unreadable={parts.tryTimes[hours24 ? 24 : 12](example)}
      remedy={past && { label: dates.usePast, onUse: () => past.onChange(true) }}
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
              <QuickDays today={today} min={min} max={max} onPick={pickDay} past={past} />
            </div>
            <div className="picker-times">
              <TimeList
                time={time}
                around={defaultTime}
                step={step}
                taken={takenTimes}
                onPick={(next) => {
                  onChange(`${day || today}T${next}`);
                  if (!phone) close();
                }}
              />
            </div>
            {phone && (
              <Button variant="primary" size="lg" wide onClick={close}>
                {dates.done}
              </Button>
            )}
          </div>
        );
      }}
    </DateField>
  );
}

/** The typed time, rounded to the nearest step. A stored time between two steps is kept. */
function toReading(
  text: string,
  read: NonNullable<ReturnType<typeof parseDateTime>>,
  { value, step }: { value: string; step: number },
): TypedReading {
  const { day, time } = splitDateTime(read.value);
  const nearest = toStep(time, step);
  if (time !== nearest && time !== splitDateTime(value).time) {
    return {
      value: `${day}T${nearest}`,
      note: dates.changed(formatTime(time), formatTime(nearest), step),
      changed: true,
    };
  }
  if (!read.hourGuessed) return { value: read.value };
  return { value: read.value, note: dates.interpreted(text.trim(), formatTime(time)) };
}

/** Never past midnight, which would be another day. */
function toStep(time: string, step: number): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = Math.min(Math.round((hour * 60 + minute) / step) * step, 24 * 60 - step);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
