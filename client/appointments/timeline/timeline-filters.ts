import { addDays } from "../../../shared/dates.ts";

/** Appointments shown on each side of today before more are asked for. */
const nearest = 5;

/** Whose appointments: one of the two. */
export type TimelineOf = { company: string } | { customer: string };

/** What to ask for: the appointments that come from today on, and those before. */
export function timelineFilters(of: TimelineOf, today: string) {
  return {
    coming: { ...of, startDate: today, sort: "date", limit: nearest },
    past: { ...of, endDate: addDays(today, -1), sort: "-date", limit: nearest },
  } as const;
}
