import { addDays, todayIn } from "../../shared/dates.ts";

/** When somebody asks, by their own clock. */
export interface Moment {
  zone: string;
  today: string;
  /** Wall-clock time, as an appointment's. */
  wallTime: string;
}

/** Without a time zone it is that of London's winter. */
export function momentOf({ timeZone }: { timeZone: string | null }, now: Date): Moment {
  const zone = timeZone ?? "UTC";
  const wall = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  const time = wall.toPlainTime().toString({ smallestUnit: "millisecond" });
  const today = todayIn(zone, now);
  return { zone, today, wallTime: `${today}T${time}Z` };
}

/** The instant at which a day begins. */
export function startOfDay(zone: string, day: string): string {
  const begin = Temporal.PlainDate.from(day).toZonedDateTime(zone);
  return new Date(begin.epochMilliseconds).toISOString();
}

/** The instant at which a day has ended. */
export function endOfDay(zone: string, day: string): string {
  return day === "9999-12-31" ? `${day}~` : startOfDay(zone, addDays(day, 1));
}

/** For what is not narrowed by days. */
export const anyMoment: Moment = momentOf({ timeZone: null }, new Date(0));
