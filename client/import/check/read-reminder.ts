import { appointmentInput } from "../../../shared/appointments.ts";
import type { Problem } from "../types.ts";
import { readMinutes } from "./read-duration.ts";
import { isNothing } from "./read-text.ts";

const { reminder } = appointmentInput.shape;

/** Minutes before an appointment. */
export function readReminder(text: string): number | null | Problem {
  if (isNothing(text)) return null;
  const minutes = readMinutes(text);
  if (minutes === null) return { text: "Not a number of minutes" };
  const { error } = reminder.safeParse(minutes);
  return error ? { text: error.issues[0]?.message ?? "Not a reminder" } : minutes;
}
