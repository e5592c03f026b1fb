import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { addDays } from "../../../../../shared/dates/dates.ts";
import { freeTimes, startsIn } from "../../../../../shared/slots/free-times.ts";
import { involves } from "../../../../../shared/slots/involves.ts";
import { workingOn } from "../../../../../shared/slots/working.ts";
import { userTimeZone } from "../../../../lib/dates/dates.ts";
import type { Now } from "../../../../lib/dates/use-now.ts";
import { continuedInto, findOverlaps, sortBookings } from "../../../../lib/queries/bookings.ts";
import { useWorkers } from "../../people/workers.ts";
import { dayQuery } from "../../queries.ts";
import { useChosenSpan } from "../use-chosen-span.ts";

/** Shorter, time together is no offer. */
const leastTogether = 30;

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
  const days = day === "" ? [] : [day];
  const free = isKnown ? freeTimes({ days, appointments: all, people: workers, zone, from }) : [];
  const people = (workers ?? []).map((worker) => {
    const { _id } = worker;
    const own = all.filter((appointment) => involves(appointment, _id));
    const { timed } = sortBookings(own.filter((one) => one.date.startsWith(day)));
    const bookings = [...continuedInto(day || now.today, own), ...timed];
    const working = day === "" ? [] : workingOn(day, worker, zone);
    const isAtWork =
      !span || working.some(({ start, end }) => start <= span.start && span.end <= end);
    return { _id, bookings, working, isAtWork, overlaps: span ? findOverlaps(span, bookings) : [] };
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
