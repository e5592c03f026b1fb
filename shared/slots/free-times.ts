import { shiftDays } from "../dates/dates.ts";
import { type Appointment, timeStep } from "../kinds/appointments.ts";
import { takesTime } from "../outcomes.ts";
import { both, cover, type Span, without } from "./spans.ts";
import { skippedOn, type Worker, workingOn } from "./working.ts";

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

const midnight = 24 * 60;

/**
 * When all of these people are free: in everybody's working hours, where none of them hosts or attends
 * anything. The one place that works this out, for one person and for many.
 */
export function freeTimes({
  days,
  appointments,
  people,
  zone,
  from,
  least = 1,
}: Asked): FreeTime[] {
  if (people.length === 0) return [];
  const taken = takenByDay(appointments, new Set(people.map(({ _id }) => _id)));
  return days.flatMap((date) => {
    if (from && date < from.date) return [];
    const begins = date === from?.date ? from.minute : 0;
    const open = people.reduce<Span[]>(
      (left, worker) => both(left, workingOn(date, worker, zone)),
      [{ start: begins, end: midnight }],
    );
    const busy = cover([...(taken.get(date) ?? []), ...skippedOn(date, zone)]);
    return without(open, busy)
      .filter(({ start, end }) => end - start >= least)
      .map((span) => ({ date, ...span }));
  });
}

/** On each day when at least one of them is taken; what runs past midnight takes time of the next. */
function takenByDay(appointments: readonly Taking[], people: ReadonlySet<string>) {
  const byDay = new Map<string, Span[]>();
  const add = (date: string, span: Span) => byDay.set(date, [...(byDay.get(date) ?? []), span]);
  for (const appointment of appointments) {
    const { date, duration, host, attending } = appointment;
    const [, hour, minute] = /T(\d{2}):(\d{2})/.exec(date) ?? [];
    if (!hour || !takesTime(appointment)) continue;
    if (!people.has(host) && !attending.some((id) => people.has(id))) continue;
    const start = Number(hour) * 60 + Number(minute);
    const end = start + duration;
    const day = date.slice(0, 10);
    add(day, { start, end: Math.min(end, midnight) });
    const next = end > midnight ? shiftDays(day, 1) : undefined;
    if (next !== undefined) add(next, { start: 0, end: end - midnight });
  }
  return byDay;
}

/** When something so long could begin within free time, on the quarter hour. */
export function startsIn({ start, end }: Span, length: number): number[] {
  const first = Math.ceil(start / timeStep) * timeStep;
  const count = Math.floor((end - length - first) / timeStep) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => first + at * timeStep);
}
