import type { Standing } from "../../shared/booking.ts";
import { addressDays } from "../../shared/booking-pages.ts";
import { utc, type Zone, zoneNamed } from "../../shared/dates/time-zones.ts";
import type { Found, ItsAppointment } from "./queries.ts";
import { endOf, listUpcoming, markOf, type Series, type Span } from "./series.ts";

export interface Stands extends Span {
  /** `start` and `end` say when what is booked is now; of a series, when its next time is. */
  standing: Standing;
  /** Of an invitation to a series. */
  series?: Series & { zone: string; first: Span; end: number; mark: string };
}

/** Of what is booked and still to come. */
export const upcoming: readonly Standing[] = ["booked", "moved", "proposed", "invited", "accepted"];

const day = 86_400_000;

/**
 * What a booking has become. What is booked is what its appointment says, for the desk moves and cancels that like any
 * other; a hold or a request is over once its time has lapsed, whether anybody has noted it or not.
 */
export function standsOf(
  { booking, appointment }: Pick<Found, "booking" | "appointment">,
  zones: ReadonlyMap<string, string>,
  now: Date,
): Stands {
  const zoneOfHost = zones.get(appointment?.host ?? booking.host) ?? utc.name;
  const told = { start: Date.parse(booking.start), end: Date.parse(booking.end) };
  const series = appointment?.series && toSeries(appointment.series, zoneOfHost);
  const time = series
    ? (listUpcoming(series, zoneNamed(zoneOfHost), now.getTime(), 1)[0] ?? series.first)
    : appointment
      ? timeOf(appointment, zoneNamed(zoneOfHost))
      : told;
  const isIn = (standing: Standing): Stands => ({ standing, ...time, ...(series && { series }) });
  const end = series ? series.end : time.end;
  if (now.getTime() > end + addressDays * day) return isIn("gone");
  const hasLapsed = booking.lapsesAt !== null && booking.lapsesAt <= now.toISOString();
  if (booking.state === "held") return isIn(hasLapsed ? "lapsed" : "held");
  if (booking.state === "asked") return isIn(hasLapsed ? "unanswered" : "asked");
  if (booking.state === "lapsed") return isIn("unanswered");
  if (booking.state === "ended")
    return { standing: booking.appointment === null ? "declined" : "canceled", ...told };
  if (!appointment || appointment.outcome === "canceled") return { standing: "canceled", ...told };
  if (end <= now.getTime()) return isIn("over");
  // What was proposed for something that repeats by now was proposed for its first time.
  const isOpen = !series || series.first.end > now.getTime();
  if (booking.state === "proposed" && isOpen) return isIn("proposed");
  if (booking.isInvited === 1) return isIn(answered[booking.answer ?? "none"]);
  return isIn(time.start === told.start && time.end === told.end ? "booked" : "moved");
}

/** `refused`: the customer doesn't come, and the desk decides what becomes of the appointment. */
const answered = { accepted: "accepted", declined: "refused", none: "invited" } as const;

function timeOf({ date, duration }: Pick<ItsAppointment, "date" | "duration">, zone: Zone): Span {
  const start = zone.toInstant(Date.parse(date.length === 10 ? `${date}T00:00:00Z` : date));
  return { start, end: start + duration * 60_000 };
}

function toSeries(series: Series, zoneOfHost: string) {
  const zone = zoneNamed(zoneOfHost);
  const first = timeOf(series, zone);
  return { ...series, zone: zoneOfHost, first, end: endOf(series, zone), mark: markOf(series) };
}
