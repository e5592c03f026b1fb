import type { Appointment } from "./kinds/appointments.ts";

/** What is canceled stays in the story, but takes no time. */
export function takesTime({ outcome }: Pick<Appointment, "outcome">): boolean {
  return outcome !== "canceled";
}

/** Whether an appointment has ended at `now`, the user's own time; one without a time lasts all day. */
export function isOver(
  { date, duration }: Pick<Appointment, "date" | "duration">,
  now: string,
): boolean {
  if (date.length === 10) return date < now.slice(0, 10);
  return Date.parse(date) + duration * 60_000 <= Date.parse(now);
}
