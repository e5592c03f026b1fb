import type { TimeAnswer } from "../../shared/booking-times.ts";
import { endByClock, toWallClock } from "../../shared/dates/dates.ts";
import type { Appointment } from "../../shared/kinds/appointments.ts";
import { toPhoneKey } from "../../shared/matching/phone-key.ts";
import { readTimeName } from "../../shared/repeat/time-names.ts";
import type { StoryEntry } from "../../shared/story.ts";
import { type Clocks, tellTime } from "../filters/clocks.ts";

type Booked = NonNullable<Extract<StoryEntry, { type: "appointment" }>["booked"]>;

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

/**
 * As `booked` tells it of an appointment, see letters/queries.ts: a line of each. One time of a series that was not answered to by itself
 * stands as all of them. `now`: by the clock that the appointment is told by.
 */
function toBooked(
  told: string,
  { _id, date, duration }: Pick<Appointment, "_id" | "date" | "duration">,
  now: string,
): Booked {
  const [endedBy, moved, phone = "", known, invitation, times = "[]"] = told.split("\n");
  const key = toPhoneKey(phone);
  const day = readTimeName(_id)?.day;
  // as: as it was written.
  const answered = (JSON.parse(times) as TimeAnswer[]).find((one) => one.day === day);
  const isWhole = day === undefined;
  return {
    // as: so is this.
    endedBy: (endedBy || null) as Booked["endedBy"],
    isMoved: isWhole && moved !== "",
    phone: isWhole && key !== "" && key !== known ? phone : null,
    invitation: answered
      ? toInvitation(answered, endByClock(date, duration) <= now)
      : // as: and this.
        ((invitation || null) as Booked["invitation"]),
  };
}

/** What was proposed for a time that is over was not taken. */
function toInvitation({ answer, proposed }: TimeAnswer, isOver: boolean): Booked["invitation"] {
  return proposed !== null && !isOver ? "proposed" : (answer ?? "invited");
}
