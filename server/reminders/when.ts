import type { CalendarSettings } from "../../shared/account/settings.ts";
import { endByClock, weekdayOf } from "../../shared/dates/dates.ts";
import type { Appointment } from "../../shared/kinds/appointments.ts";
import type { Clocks } from "../filters/clocks.ts";

/** By whose clock reminders come. */
export interface Clockwork {
  timeZone: string | null;
  calendar: Pick<CalendarSettings, "workingHours">;
  /** Of the hosts. */
  clocks?: Clocks | undefined;
}

type Timed = Pick<Appointment, "date" | "duration" | "host">;

const plainDateLength = 10;
const minutesADay = 1440;
/** Where a day is none of the working days. */
const usualStart = "09:00";

/**
 * When a reminder comes. Whole days are counted by the calendar and the rest by the clock's hands, as
 * RFC 5545 (3.3.6) has it: a day before 9:00 is 9:00 in every night, and ten minutes are ten minutes.
 */
export function remindsAt(
  appointment: Timed & { reminder: number },
  clockwork: Clockwork,
): Temporal.ZonedDateTime {
  const { reminder } = appointment;
  const start = startOf(appointment, clockwork).withTimeZone(clockwork.timeZone ?? "UTC");
  return start.subtract({
    days: Math.floor(reminder / minutesADay),
    minutes: reminder % minutesADay,
  });
}

/** By the host's clock. One without a time begins when the user begins to work on that day. */
function startOf(
  { date, host }: Timed,
  { timeZone, calendar, clocks }: Clockwork,
): Temporal.ZonedDateTime {
  const isPlain = date.length === plainDateLength;
  const start = calendar.workingHours[weekdayOf(date.slice(0, plainDateLength))]?.from;
  const wall = isPlain ? `${date}T${start ?? usualStart}` : date.slice(0, -1);
  const zone = (isPlain ? undefined : clocks?.others.get(host)?.name) ?? timeZone ?? "UTC";
  return Temporal.PlainDateTime.from(wall).toZonedDateTime(zone);
}

/** By the clock's hands, also in the night in which they are moved. One without a time is over with its day. */
export function endOf(appointment: Timed, clockwork: Clockwork): Temporal.ZonedDateTime {
  const { date, duration } = appointment;
  const isPlain = date.length === plainDateLength;
  const start = startOf(appointment, clockwork);
  const end = isPlain ? `${date}T23:59:59.999Z` : endByClock(toWall(start), duration);
  const there = Temporal.PlainDateTime.from(end.slice(0, -1)).toZonedDateTime(start.timeZoneId);
  return there.withTimeZone(clockwork.timeZone ?? "UTC");
}

/** As wall-clock times are written. */
export function toWall(time: Temporal.ZonedDateTime): string {
  return `${time.toPlainDateTime().toString({ smallestUnit: "millisecond" })}Z`;
}
