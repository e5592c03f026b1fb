import DatePickerBase from "react-datepicker";
import { dayNames } from "../../../shared/dates/date-words.ts";
import { addDays, calendarEnd } from "../../../shared/dates/dates.ts";
import { formatDate, weekStart } from "../../lib/dates/dates.ts";
import { fromLocal } from "../../lib/dates/local-time.ts";
import { formatMonth, toLocalNoon } from "../../lib/dates/wall-clock.ts";
import { readingKey } from "../../lib/language/direction.ts";
import { cx } from "../class-names.ts";
import { MonthSteps } from "./month-steps.tsx";

export type MonthPickerProps = {
  /** The chosen day, or "". */
  day: string;
  onPick: (day: string) => void;
  today: string;
  min?: string;
  max?: string;
  /** Days with appointments are underlined. */
  marked?: ReadonlySet<string>;
  /** The first day of the month coming into view. */
  onMonthChange?: (firstDay: string) => void;
};

/** Any one: the library names weekdays in English. */
const sunday = "2023-01-01";

/**
 * A month to choose a day from. Arrow keys move by day and week, Page Up and Page Down by month.
 */
export function MonthPicker({
  day,
  onPick,
  today,
  min,
  max,
  marked,
  onMonthChange,
}: MonthPickerProps) {
  const inRange = max && today > max ? max : min && today < min ? min : today;
  return (
    <DatePickerBase
      inline
      selected={toLocalNoon(day)}
      openToDate={toLocalNoon(day || inRange) ?? undefined}
      onChange={(date: Date | null) => date && onPick(fromLocal(date))}
      allowSameDay
      onKeyDown={(event) => {
        // The library knows but one direction, and reads the key after this.
        event.key = readingKey(event.key);
      }}
      minDate={(min && toLocalNoon(min)) || undefined}
      maxDate={toLocalNoon(max || calendarEnd) ?? undefined}
      onMonthChange={(date) => onMonthChange?.(`${fromLocal(date).slice(0, 8)}01`)}
      calendarStartDay={weekStart()}
      formatWeekDay={(name) => formatDate(addDays(sunday, dayNames.indexOf(name)), "narrowWeekday")}
      dayClassName={(date) => {
        const text = fromLocal(date);
        return cx(text === today && "is-today", marked?.has(text) && "is-marked");
      }}
      renderCustomHeader={({
        monthDate,
        decreaseMonth,
        increaseMonth,
        prevMonthButtonDisabled,
        nextMonthButtonDisabled,
      }) => (
        <div className="flex items-center justify-between ps-1">
          <span aria-live="polite" className="font-display text-[15px] leading-none font-medium">
            {formatMonth(fromLocal(monthDate))}
          </span>
          <MonthSteps
            back={{ disabled: prevMonthButtonDisabled, onClick: decreaseMonth }}
            forward={{ disabled: nextMonthButtonDisabled, onClick: increaseMonth }}
          />
        </div>
      )}
    />
  );
}
