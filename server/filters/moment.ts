import { addDays, calendarEnd, todayIn } from "../../shared/dates/dates.ts";
import type { FollowUpDays } from "../../shared/follow-up.ts";
import { readFollowUp } from "./attention.ts";
import { type Clocks, readClocks } from "./clocks.ts";

/** When somebody asks, by their own clock. */
export interface Moment {
  zone: string;
  today: string;
  /** Wall-clock time, as an appointment's. */
  wallTime: string;
  /** After how many days customers need attention. */
  days: FollowUpDays;
  /** Who asks, by id; empty for nobody. */
  me: string;
  /** Whose customers are also theirs today, for a query of what is theirs. */
  standsInFor?: readonly string[];
  /** Undefined where all on the desk have the same. */
  clocks?: Clocks | undefined;
}

export interface Asker {
  person?: string;
  user: { timeZone: string | null };
  followUp: string | null;
  zones?: string | null;
}

/** Without a time zone it is that of London's winter. */
export function momentOf({ person = "", user, followUp, zones }: Asker, now: Date): Moment {
  const zone = user.timeZone ?? "UTC";
  const wall = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  const time = wall.toPlainTime().toString({ smallestUnit: "millisecond" });
  const today = todayIn(zone, now);
  const days = readFollowUp(followUp);
  const clocks = readClocks(zones, zone);
  return { zone, today, wallTime: `${today}T${time}Z`, days, me: person, clocks };
}

/** Only the clocks of it: nothing is worked out where all have the same. */
export function clocksOf({ user, zones }: Pick<Asker, "user" | "zones">): Clocks | undefined {
  return readClocks(zones, user.timeZone ?? "UTC");
}

/** The day before by London’s winter: somewhere it is still that day. */
export function earliestToday(now: Date): string {
  return addDays(now.toISOString().slice(0, 10), -1);
}

/** The instant at which a day begins. */
export function startOfDay(zone: string, day: string): string {
  const begin = Temporal.PlainDate.from(day).toZonedDateTime(zone);
  return new Date(begin.epochMilliseconds).toISOString();
}

/** The instant at which a day has ended. */
export function endOfDay(zone: string, day: string): string {
  return day === calendarEnd ? `${day}~` : startOfDay(zone, addDays(day, 1));
}

let known: Moment | undefined;

/** For what is not narrowed by days. Made at the first use: to know the first time zone takes 20 ms. */
export function anyMoment(): Moment {
  known ??= momentOf({ user: { timeZone: null }, followUp: null }, new Date(0));
  return known;
}
