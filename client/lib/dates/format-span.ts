import type { Span } from "../../../shared/slots/spans.ts";
import { timeOf } from "../queries/bookings.ts";
import { formatTimes } from "./dates.ts";

/** A part of a day as `formatTimes` says it. */
export function formatSpan({ start, end }: Span): string {
  return formatTimes(`T${timeOf(start)}`, end - start);
}
