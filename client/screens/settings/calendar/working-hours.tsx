import { type ReactNode, useState } from "react";
import {
  type CalendarSettings,
  defaultSettings,
  type Settings,
} from "../../../../shared/account/settings.ts";
import { addDays } from "../../../../shared/dates/dates.ts";
import { calendars } from "../../../../shared/words/en/calendars.ts";
import { formatDate, formatDuration } from "../../../lib/dates/dates.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import { useSaveSettings } from "../use-save-settings.tsx";
import { clockOptions, minutesIn, minutesOfWeek } from "./working-time.ts";

type WorkingDay = CalendarSettings["workingHours"][number];

/** Any Sunday. */
const sunday = "2026-11-22";

/** A line for each day of the week, closed by their sum. */
export function WorkingHours({ settings: { calendar, formats } }: { settings: Settings }) {
  const { save, mark } = useSaveSettings();
  return (
    <WeekHours
      hours={calendar.workingHours}
      weekStart={formats.weekStart}
      mark={(day) => mark(String(day))}
      onChange={(workingHours, day) => void save(String(day), { calendar: { workingHours } })}
    />
  );
}

interface WeekHoursProps {
  hours: CalendarSettings["workingHours"];
  weekStart: number;
  /** What a day says of having been saved. */
  mark?: (day: number) => ReactNode;
  onChange: (hours: CalendarSettings["workingHours"], day: number) => void;
}

export function WeekHours({ hours: week, weekStart, mark, onChange }: WeekHoursProps) {
  const days = Array.from({ length: 7 }, (_, index) => (weekStart + index) % 7);
  return (
    <div>
      <ul className="grid">
        {days.map((day) => (
          <DayRow
            key={day}
            name={formatDate(addDays(sunday, day), "longWeekday")}
            hours={week[day] ?? null}
            usual={defaultSettings.calendar.workingHours[day] ?? { from: "09:00", to: "17:00" }}
            saved={mark?.(day)}
            onChange={(hours) =>
              onChange(
                week.map((each, index) => (index === day ? hours : each)),
                day,
              )
            }
          />
        ))}
      </ul>
      <p className="mt-2 flex justify-between border-t border-b-[3px] border-ink-2 border-b-ink-2 py-2.5 font-semibold [border-bottom-style:double]">
        {calendars.workingHours.sum}{" "}
        <span className="digits">{formatDuration(minutesOfWeek(week))}</span>
      </p>
    </div>
  );
}

interface DayRowProps {
  name: string;
  /** Null: not working. */
  hours: WorkingDay;
  /** What it begins with once it is a working day. */
  usual: NonNullable<WorkingDay>;
  saved: ReactNode;
  onChange: (hours: WorkingDay) => void;
}

function DayRow({ name, hours, usual, saved, onChange }: DayRowProps) {
  // Kept while the end is not after the start, which is not saved.
  const [wrong, setWrong] = useState<NonNullable<WorkingDay>>();
  const shown = wrong ?? hours;
  const change = (next: NonNullable<WorkingDay>) => {
    const isRight = next.from < next.to;
    setWrong(isRight ? undefined : next);
    if (isRight) onChange(next);
  };
  return (
    <li className="grid min-h-[46px] grid-cols-[132px_132px_auto_132px_minmax(0,1fr)] items-center gap-x-3 to-700:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] to-700:gap-y-2 to-700:border-b to-700:border-line to-700:py-2 to-700:last:border-b-0">
      <Checkbox
        checked={hours !== null}
        onCheckedChange={(isWorking) => {
          setWrong(undefined);
          onChange(isWorking ? usual : null);
        }}
        className="to-700:col-span-2"
      >
        {name}
      </Checkbox>
      {shown ? (
        <>
          <div className="to-700:order-1">
            <Select
              aria-label={calendars.workingHours.from(name)}
              options={clockOptions(shown.from)}
              value={shown.from}
              onValueChange={(from) => change({ ...shown, from })}
            />
          </div>
          <span className="text-13 text-ink-3 to-700:order-1">{calendars.workingHours.to}</span>
          <div className="to-700:order-1">
            <Select
              aria-label={calendars.workingHours.until(name)}
              options={clockOptions(shown.to)}
              value={shown.to}
              onValueChange={(to) => change({ ...shown, to })}
            />
          </div>
          <span className="digits flex justify-end gap-3 text-13 text-ink-3">
            {saved}
            <span>{formatDuration(wrong ? 0 : minutesIn(shown))}</span>
          </span>
        </>
      ) : (
        <>
          <span className="col-span-3 text-13 text-ink-3 to-700:col-span-1 to-700:text-end">
            {calendars.workingHours.none}
          </span>
          <span className="digits text-end text-13 to-700:hidden">{saved}</span>
        </>
      )}
      {wrong && (
        <p
          role="alert"
          className="col-span-full mb-2 text-13 font-medium text-danger to-700:order-2"
        >
          {calendars.workingHours.wrong}
        </p>
      )}
    </li>
  );
}
