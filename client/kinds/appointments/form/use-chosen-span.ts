import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import {
  type Booking,
  findOverlaps,
  minutesOf,
  sortBookings,
} from "../../../lib/queries/bookings.ts";
import { dayQuery } from "../queries.ts";

/** The time chosen in the form, and what else is on that day. */
export function useChosenSpan(ownId: string | undefined) {
  const date = String(useWatch({ name: "date" }) ?? "");
  const duration = Number(useWatch({ name: "duration" }));
  const day = date.slice(0, 10);
  const query = useQuery({ ...dayQuery(day), enabled: day !== "" });
  const others = query.data?.filter((appointment) => appointment._id !== ownId);
  const { timed, untimed } = sortBookings(others ?? []);

  const start = minutesOf(date);
  const span = start === null ? null : { start, end: start + duration };
  const overlaps: Booking[] = span ? findOverlaps(span, timed) : [];
  return { date, day, span, query, others, timed, untimed, overlaps };
}
