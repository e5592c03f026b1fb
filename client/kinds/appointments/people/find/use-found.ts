import { addDays, listDays } from "../../../../../shared/dates/dates.ts";
import { takesTime } from "../../../../../shared/outcomes.ts";
import { freeTimes, startsIn } from "../../../../../shared/slots/free-times.ts";
import { cover } from "../../../../../shared/slots/spans.ts";
import { workingOn } from "../../../../../shared/slots/working.ts";
import { together } from "../../../../../shared/words/en/together.ts";
import { endOfWeek, startOfWeek, userTimeZone } from "../../../../lib/dates/dates.ts";
import type { Now } from "../../../../lib/dates/use-now.ts";
import { dayOfPerson } from "../day-of-person.ts";
import { useSpans } from "../use-spans.ts";
import { useWorkers } from "../workers.ts";

const ranges = ["week", "next", "four"] as const;
export type Range = (typeof ranges)[number];

export function rangeOptions() {
  return ranges.map((value) => ({ value, label: together.find.ranges[value] }));
}

/** So many times are offered, no more than two of one day. */
const offered = 7;
const ofOneDay = 2;

interface Asked {
  people: readonly string[];
  /** Minutes. */
  length: number;
  range: Range;
  now: Now;
  /** Not counted. */
  ownId?: string | undefined;
}

/** The days of a range with what each person has on them, and when all have so much time. */
export function useFound({ people, length, range, now, ownId }: Asked) {
  const shown = daysOfRange(range, now.today);
  const { span, failed } = useSpans(people, shown);
  const workers = useWorkers(people);
  const zone = userTimeZone();
  const loaded = [...(span.data?.before ?? []), ...(span.data?.data ?? [])];
  const all = loaded.filter(({ _id }) => _id !== ownId);
  const isKnown =
    span.data !== undefined && failed.length === 0 && workers?.length === people.length;
  const dates = listDays(shown.from, shown.to);
  const free = isKnown
    ? freeTimes({
        days: dates,
        appointments: all,
        people: workers,
        zone,
        from: { date: now.today, minute: now.minutes },
        least: length,
      })
    : [];
  const taking = all.filter(takesTime);
  const days = dates.map((date) => {
    const times = free.filter((time) => time.date === date);
    return {
      date,
      free: times,
      /** Of each free time, when it could begin. */
      starts: times.map((time) => startsIn(time, length)),
      people: (workers ?? []).map((worker) => ({
        id: worker._id,
        working: cover(workingOn(date, worker, zone)),
        bookings: dayOfPerson(worker._id, date, taking).bookings,
      })),
    };
  });
  const times = days.flatMap(({ date, starts }) =>
    starts
      .flatMap((each) => each.slice(0, 1))
      .slice(0, ofOneDay)
      .map((start) => ({ date, start })),
  );
  return {
    days: days.filter(({ people: each }) => each.some(({ working }) => working.length > 0)),
    times: times.slice(0, offered),
    starts: new Map(days.map(({ date, starts }) => [date, starts.flat()])),
    isKnown,
    span,
    failed: failed.map((at) => people[at] ?? ""),
  };
}

/** The shortest range that has a day; what is over or later has none. */
export function rangeWith(day: string, today: string): Range {
  const within = (range: Range) => {
    const { from, to } = daysOfRange(range, today);
    return from <= day && day <= to;
  };
  return ranges.find(within) ?? "week";
}

function daysOfRange(range: Range, today: string): { from: string; to: string } {
  if (range === "four") return { from: today, to: addDays(today, 27) };
  const day = range === "next" ? addDays(today, 7) : today;
  return { from: range === "week" ? today : startOfWeek(day), to: endOfWeek(day) };
}
