import type { Appointment } from "../../shared/appointments.ts";
import { minutesOf } from "../appointments/bookings.ts";
import { formatTime } from "../lib/dates.ts";

/** The state of an appointment at a moment of its day; without a time it is just listed. */
export type Phase = "past" | "running" | "coming" | "untimed";

/** `now` is in minutes from midnight. */
export function phaseOf({ date, duration }: Appointment, now: number): Phase {
  const start = minutesOf(date);
  if (start === null) return "untimed";
  if (start >= now) return "coming";
  return start + duration > now ? "running" : "past";
}

/** The appointment to prepare for: the next one, or else the current one. */
export function nextOf(appointments: readonly Appointment[], now: number): Appointment | undefined {
  const open = appointments.filter(({ outcome }) => outcome === null);
  const first = (phase: Phase) => open.find((each) => phaseOf(each, now) === phase);
  return first("coming") ?? first("running");
}

const words = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** "Three appointments left today, the next at 2:15 PM." */
export function tellDay(appointments: readonly Appointment[], now: number): string {
  const all = appointments.length;
  const left = appointments.filter((each) => phaseOf(each, now) !== "past").length;
  if (left === 0 && all > 0) return tellOver(all);
  const counted = `${countedIn(left)} ${left < all ? "left today" : "today"}`;
  const next = appointments.find((each) => phaseOf(each, now) === "coming");
  if (!next) return `${counted}.`;
  return `${counted}, ${left === 1 ? "at" : "the next at"} ${formatTime(next.date)}.`;
}

function tellOver(count: number): string {
  if (count === 1) return "Today’s appointment is over.";
  return `All ${(words[count] ?? `${count}`).toLowerCase()} of today’s appointments are over.`;
}

function countedIn(count: number): string {
  return `${words[count] ?? count} ${count === 1 ? "appointment" : "appointments"}`;
}

/** "Six tasks are due."; nothing to tell when none is. */
export function tellTasks(due: { count: number; whole: boolean }): string {
  if (due.count === 0) return "";
  if (!due.whole) return `More than ${due.count} tasks are due.`;
  return `${words[due.count] ?? due.count} ${due.count === 1 ? "task is" : "tasks are"} due.`;
}
