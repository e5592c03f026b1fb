import type { Zone } from "../dates/time-zones.ts";
import { zoneNamed } from "../dates/time-zones.ts";
import { type Appointment, timeStep } from "../kinds/appointments.ts";
import { takesTime } from "../outcomes.ts";
import { shownOn } from "./on-clock.ts";
import { both, cover, type Span, without } from "./spans.ts";
import { openSpans, type Worker } from "./working.ts";

/** What of an appointment says whose time it takes, and when. */
export type Taking = Pick<Appointment, "date" | "duration" | "outcome" | "host" | "attending">;

/** Time that is free for all who are asked for. */
export interface FreeTime extends Span {
  date: string;
}

/** Minutes: shorter, time that several have together is no offer. */
export const leastTogether = 30;

interface Asked {
  days: readonly string[];
  /** By the clock of whoever looks; with those of the day before, which may run past midnight. */
  appointments: readonly Taking[];
  people: readonly Worker[];
  /** IANA name: of whoever looks. */
  zone: string;
  /** Nothing before this. */
  from?: { date: string; minute: number };
  /** Minutes: what is shorter is left out. */
  least?: number;
}

const minute = 60_000;

/**
 * When all of these people are free: in everybody's working hours, where none of them hosts or attends
 * anything. Worked out in instants, as bookable times are, and told by the clock of whoever looks.
 */
export function freeTimes({
  days,
  appointments,
  people,
  zone,
  from,
  least = 1,
}: Asked): FreeTime[] {
  const [first] = days;
  if (first === undefined) return [];
  const [one, ...others] = people.map((worker) =>
    openSpans(worker, zoneNamed(worker.timeZone ?? zone), {
      from: first,
      until: days.at(-1) ?? first,
    }),
  );
  if (!one) return [];
  const place = zoneNamed(zone);
  const taken = takenBy(appointments, new Set(people.map(({ _id }) => _id)), place);
  const free = without(others.reduce(both, one), cover(taken));
  return days.flatMap((date) => {
    if (from && date < from.date) return [];
    const begins = date === from?.date ? from.minute : 0;
    const told = shownOn(date, place).flatMap((shown) =>
      both(free, [shown]).map(({ start, end }) => ({
        start: Math.max(begins, shown.minute + (start - shown.start) / minute),
        end: shown.minute + (end - shown.start) / minute,
      })),
    );
    // What the clock tells without a break is one time, also where it was set back in between.
    return cover(told.filter(({ start, end }) => start < end))
      .filter(({ start, end }) => end - start >= least)
      .map((span) => ({ date, ...span }));
  });
}

/** The time of those who host or attend: instants. What has no time, or is canceled, takes none. */
function takenBy(
  appointments: readonly Taking[],
  people: ReadonlySet<string>,
  place: Zone,
): Span[] {
  return appointments.flatMap((appointment) => {
    const { date, duration, host, attending } = appointment;
    if (!date.includes("T") || !takesTime(appointment)) return [];
    if (!people.has(host) && !attending.some((id) => people.has(id))) return [];
    const start = place.toInstant(Date.parse(date));
    return { start, end: start + duration * minute };
  });
}

/** When something so long could begin within free time, on the quarter hour. */
export function startsIn({ start, end }: Span, length: number): number[] {
  const first = Math.ceil(start / timeStep) * timeStep;
  const count = Math.floor((end - length - first) / timeStep) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => first + at * timeStep);
}
