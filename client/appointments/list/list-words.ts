import { addDays } from "../../../shared/dates.ts";
import type { Condition } from "../../../shared/filters.ts";
import { formatDate, formatDays, formatHour } from "../../lib/dates.ts";

/** What is listed: "Held Appointments". */
export function titleOf(outcome: string | undefined): string {
  switch (outcome) {
    case "held":
      return "Held Appointments";
    case "no-show":
      return "No-Shows";
    case "canceled":
      return "Canceled Appointments";
    case "open":
      return "Without an Outcome";
    default:
      return "All Appointments";
  }
}

/** "November 2 – 8, 2026", "since November 2, 2026". */
export function daysInWords(from: string | undefined, to: string | undefined): string {
  if (from && to) return from === to ? formatDate(from, "full") : formatDays(from, to, "long");
  if (from) return `Since ${formatDate(from, "long")}`;
  return to ? `Until ${formatDate(to, "long")}` : "";
}

/** Of which hour or import: "Tuesdays at 10 AM". */
export function conditionInWords({ field, values: [value = ""] }: Condition): string {
  if (field === "import") return "From one import";
  const [weekday, hour] = value.split("-").map(Number);
  // The first Sunday of a year, so that the days after it have their names.
  const day = formatDate(addDays("2026-01-04", weekday ?? 0), "longWeekday");
  return `${day}s at ${formatHour(hour ?? 0)}`;
}
