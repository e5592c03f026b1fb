import { calendarEndpoints } from "../../../shared/calendar.ts";
import { addDays } from "../../../shared/dates/dates.ts";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import type { Caller } from "../harness.ts";
import type { Shown } from "./calendar-readers.ts";

/** All between two days as the API answers it. */
export async function listShownTimes(
  ana: Caller,
  { from, to }: { from: string; to: string },
): Promise<Appointment[]> {
  const found: Appointment[] = [];
  for (let startDate = from; startDate <= to; startDate = addDays(startDate, 42)) {
    const last = addDays(startDate, 41);
    const query = { startDate, endDate: last < to ? last : to };
    found.push(...(await ana.call(calendarEndpoints.span, { query })).data);
  }
  return found;
}

/** The same as a reader of a calendar shows them. */
export function toAllShown(times: readonly Appointment[], zone: string): Shown[] {
  return times
    .filter(({ outcome }) => outcome !== "canceled")
    .map(({ date, title }) => toShown(date, title, zone))
    .sort((a, b) => (`${a.at} ${a.title}` < `${b.at} ${b.title}` ? -1 : 1));
}

function toShown(at: string, title: string, zone: string): Shown {
  const wall = at.replace(/(?:\.000)?Z$/, "");
  const instant = at.length === 10 ? undefined : toInstant(wall, zone, "earlier").epochMilliseconds;
  return { at: wall, instant, title };
}

/** On what an instant is in a night that leaves out an hour, or has one twice, readers differ. */
export function toWall(zone: string) {
  return ({ at, instant, title }: Shown) => {
    const [earlier, later] = [toInstant(at, zone, "earlier"), toInstant(at, zone, "later")];
    return { at, title, instant: earlier.equals(later) ? instant : undefined };
  };
}

function toInstant(at: string, zone: string, disambiguation: "earlier" | "later") {
  return Temporal.PlainDateTime.from(at).toZonedDateTime(zone, { disambiguation });
}
