import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { addDays } from "../../../../../shared/dates/dates.ts";
import { freeTimes, leastTogether, startsIn } from "../../../../../shared/slots/free-times.ts";
import { awayAt, workingOn } from "../../../../../shared/slots/working.ts";
import { userTimeZone } from "../../../../lib/dates/dates.ts";
import type { Now } from "../../../../lib/dates/use-now.ts";
import { findOverlaps } from "../../../../lib/queries/bookings.ts";
import { dayOfPerson } from "../../people/day-of-person.ts";
import { useWorkers } from "../../people/workers.ts";
import { dayQuery } from "../../queries.ts";
import { useChosenSpan } from "../use-chosen-span.ts";

/** In minutes: where no time is chosen. */
const noon = 12 * 60;

/** The people of the appointment on the day chosen: when each of them works and what they have. */
export function useWithPeople(ownId: string | undefined, now: Now) {
  const [host, attending] = useWatch({ name: ["host", "attending"] });
  const { day, date, span, query } = useChosenSpan(ownId);
  const duration = Number(useWatch({ name: "duration" }));
  const before = useQuery({ ...dayQuery(addDays(day || now.today, -1)), enabled: day !== "" });
  const ids = [...new Set([host, ...(attending ?? [])].filter(Boolean).map(String))];
  const workers = useWorkers(ids);
  const all = [...(before.data ?? []), ...(query.data ?? [])].filter(({ _id }) => _id !== ownId);
  const isKnown = day !== "" && query.data !== undefined && workers?.length === ids.length;
  const zone = userTimeZone();
  const from = { date: now.today, minute: now.minutes };
  const free = isKnown
    ? freeTimes({ days: [day], appointments: all, people: workers, zone, from })
    : [];
  const people = (day === "" ? [] : (workers ?? [])).map((worker) => {
    const { _id } = worker;
    const { bookings } = dayOfPerson(_id, day, all);
    const working = workingOn(day, worker, zone);
    const isAtWork =
      !span || working.some(({ start, end }) => start <= span.start && span.end <= end);
    const away = awayAt(day, span?.start ?? noon, worker, zone);
    return {
      _id,
      bookings,
      working,
      away,
      isAtWork,
      overlaps: span ? findOverlaps(span, bookings) : [],
    };
  });
  return {
    day,
    date,
    span,
    isKnown,
    people,
    /** In minutes from midnight: where all of them have time for it. */
    starts: free.flatMap((time) => startsIn(time, duration)),
    together: free.filter(({ start, end }) => end - start >= leastTogether),
  };
}
