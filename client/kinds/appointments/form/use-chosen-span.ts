import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { involves } from "../../../../shared/slots/involves.ts";
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
  const [host, attending] = useWatch({ name: ["host", "attending"] });
  const people: string[] = [host, ...(attending ?? [])].filter(Boolean);
  // On a desk of several, what stands in the way is what these people have.
  const others = query.data?.filter(
    (other) =>
      other._id !== ownId && (people.length === 0 || people.some((id) => involves(other, id))),
  );
  const { timed, untimed } = sortBookings(others ?? []);

  const start = minutesOf(date);
  const span = start === null ? null : { start, end: start + duration };
  const overlaps: Booking[] = span ? findOverlaps(span, timed) : [];
  return { date, day, span, query, others, timed, untimed, overlaps };
}
