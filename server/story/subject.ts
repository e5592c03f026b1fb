import { toWallClock } from "../../shared/dates/dates.ts";
import type { Appointment } from "../../shared/kinds/appointments.ts";
import { type Clocks, tellTime } from "../filters/clocks.ts";
import { toBooked } from "./booked.ts";

/** Whose story it is, and in which zone the user tells the time. */
export interface Subject {
  /** The column that says whose a row is. */
  whose: "customer" | "company";
  id: string;
  company: { _id: string; name: string };
  timeZone: string | null;
  now: Date;
  clocks: Clocks | undefined;
}

/** At the time of whoever reads the story. */
export function tellAppointment(one: Appointment, booked: string | null, subject: Subject) {
  const { clocks, timeZone, now } = subject;
  const appointment = tellTime(clocks, one);
  const wall = toWallClock(now.toISOString(), timeZone);
  return {
    ...{ type: "appointment" as const, at: appointment.date, appointment },
    ...(booked !== null && { booked: toBooked(booked, appointment, wall) }),
  };
}
