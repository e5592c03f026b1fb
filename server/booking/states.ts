import { addressDays, type Standing } from "../../shared/booking.ts";
import { zoneNamed } from "../../shared/slots/working.ts";
import type { Booking, ItsAppointment } from "./queries.ts";

export interface Stands {
  standing: Standing;
  /** Instants: of what is booked, when it is now. */
  start: number;
  end: number;
}

/** Of what is booked and still to come. */
export const upcoming: readonly Standing[] = ["booked", "moved", "proposed"];

const day = 86_400_000;

/**
 * What a booking has become. What is booked is what its appointment says, for the desk moves and cancels that like any
 * other; a hold or a request is over once its time has lapsed, whether anybody has noted it or not.
 */
export function standingOf(
  booking: Booking,
  appointment: ItsAppointment | undefined,
  zoneOfHost: string,
  now: Date,
): Stands {
  const told = { start: Date.parse(booking.start), end: Date.parse(booking.end) };
  const time = appointment ? timeOf(appointment, zoneOfHost) : told;
  const isIn = (standing: Standing): Stands => ({ standing, ...time });
  if (now.getTime() > time.end + addressDays * day) return isIn("gone");
  const hasLapsed = booking.lapsesAt !== null && booking.lapsesAt <= now.toISOString();
  if (booking.state === "held") return isIn(hasLapsed ? "lapsed" : "held");
  if (booking.state === "asked") return isIn(hasLapsed ? "unanswered" : "asked");
  if (booking.state === "lapsed") return isIn("unanswered");
  if (booking.state === "ended")
    return { standing: booking.appointment === null ? "declined" : "canceled", ...told };
  if (!appointment || appointment.outcome === "canceled") return { standing: "canceled", ...told };
  if (time.end <= now.getTime()) return isIn("over");
  if (booking.state === "proposed") return isIn("proposed");
  return isIn(time.start === told.start && time.end === told.end ? "booked" : "moved");
}

function timeOf({ date, duration }: ItsAppointment, zoneOfHost: string) {
  const zone = zoneNamed(zoneOfHost);
  const start = zone.toInstant(Date.parse(date.length === 10 ? `${date}T00:00:00Z` : date));
  return { start, end: start + duration * 60_000 };
}
