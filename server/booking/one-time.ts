import type { Standing } from "../../shared/booking.ts";
import { mostTimeAnswers, type TimeAnswer } from "../../shared/booking-times.ts";
import { zoneNamed } from "../../shared/dates/time-zones.ts";
import type { Booking } from "./queries.ts";
import { findTime, type Span } from "./series.ts";
import type { Stands } from "./states.ts";

// Calendar programs answer to single times of a series as well (RFC 5546, 3.2.3). Such an answer counts for that time, until an answer
// to all of them, or until the customer is asked anew.

type Series = NonNullable<Stands["series"]>;

/** None of an invitation that doesn’t repeat. */
export function readTimes({ times }: Pick<Booking, "times">): TimeAnswer[] {
  // as: this program has written it.
  return JSON.parse(times) as TimeAnswer[];
}

/** The day that names a time, by when its rule puts it; undefined where there is no such time, or it is over. */
export function dayOfTime(series: Series, at: number, now: Date): string | undefined {
  const wall = new Date(zoneNamed(series.zone).toWall(at)).toISOString();
  const day = wall.slice(0, 10);
  const time = findTime(series, zoneNamed(series.zone), day);
  return time && time.original === wall && time.end > now.getTime() ? day : undefined;
}

/** When a time is now; undefined where it was deleted or canceled. */
export function spanOfTime(series: Series, day: string): Span | undefined {
  return findTime(series, zoneNamed(series.zone), day);
}

/** Nothing is answered by it yet. */
export function toTimeAnswer(day: string, answeredAt: string): TimeAnswer {
  const nothing = { answer: null, word: "", proposed: null, mark: null };
  return { day, answeredAt, answeredBy: "customer", ...nothing };
}

/** As the column has it: the answer before is replaced. */
export function withTime(booking: Booking, answer: TimeAnswer): string {
  const others = readTimes(booking).filter(({ day }) => day !== answer.day);
  return JSON.stringify([...others, answer].slice(-mostTimeAnswers));
}

/** How things stand with one time that was answered to. */
export interface TimeStands extends Span {
  standing: Standing;
  answered: TimeAnswer;
}

/** Those that take place and were answered to. */
export function listTimes(booking: Booking, { standing, series }: Stands, now: Date): TimeStands[] {
  if (!series || standing === "canceled") return [];
  return readTimes(booking).flatMap((answered) => {
    const span = spanOfTime(series, answered.day);
    if (!span) return [];
    // Where another time was proposed, and nobody has answered in time, it was as they were asked.
    const isLate = answered.proposed !== null && span.end <= now.getTime();
    return { ...span, answered, standing: isLate ? "invited" : standingOf(answered) };
  });
}

function standingOf({ answer, proposed }: TimeAnswer): Standing {
  if (proposed !== null) return "proposed";
  return answer === "accepted" ? "accepted" : answer === "declined" ? "refused" : "invited";
}

/** Whether the customer doesn’t come to a time of a series. */
export function isDeclined(booking: Booking, series: Series, { start }: Pick<Span, "start">) {
  return readTimes(booking).some(
    ({ day, answer }) => answer === "declined" && spanOfTime(series, day)?.start === start,
  );
}
