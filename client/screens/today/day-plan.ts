import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { formatTime } from "../../lib/dates/dates.ts";
import { minutesOf } from "../../lib/queries/bookings.ts";

/** The state of an appointment at a moment of its day; without a time it is just listed. */
export type Phase = "past" | "running" | "coming" | "untimed";

/** `now` is in minutes from midnight. */
export function phaseOf(
  { date, duration }: Pick<Appointment, "date" | "duration">,
  now: number,
): Phase {
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

/** How many rows each part of Today has. */
export interface DayParts {
  /** Without an outcome, of earlier days. */
  asked: number;
  /** Of today, over, with an outcome. */
  answered: number;
  /** Of today, over, without an outcome: never folded. */
  open: number;
  /** Running, to come, or without a time. */
  coming: number;
}

/** How many rows Today has room for in all, and for those of earlier days. */
export interface Room {
  rows: number;
  asked: number;
}

/** The fewest coming appointments shown, however little room there is. */
const fewest = 3;

/** How many rows of each part are shown; a line that unfolds the rest takes a row itself. */
export function fitDay(parts: DayParts, room: Room): Omit<DayParts, "open"> {
  const asked = parts.asked <= room.asked + 1 ? parts.asked : room.asked;
  const above = asked + Number(asked < parts.asked) + parts.open;
  const fits = above + parts.answered + parts.coming <= room.rows;
  const answered = fits || parts.answered === 1 ? parts.answered : 0;
  const left = room.rows - above - Math.min(parts.answered, answered || 1);
  const coming = parts.coming <= left ? parts.coming : Math.max(left - 1, fewest);
  return { asked, answered, coming: Math.min(coming, parts.coming) };
}

const words = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** "Three appointments left, the next at 2:15 PM." */
export function tellDay(appointments: readonly Appointment[], now: number): string {
  const all = appointments.length;
  const left = appointments.filter((each) => phaseOf(each, now) !== "past").length;
  if (left === 0 && all > 0) return tellOver(all);
  const counted = `${inWords(left)} ${left === 1 ? "appointment" : "appointments"}`;
  const next = appointments.find((each) => phaseOf(each, now) === "coming");
  const said = left < all ? `${counted} left` : all === 0 ? `${counted} today` : counted;
  if (!next) return `${said}.`;
  const which = left === 1 ? "" : left < all ? "the next " : "the first ";
  return `${said}, ${which}at ${formatTime(next.date)}.`;
}

function tellOver(all: number): string {
  if (all === 1) return "Today’s appointment is over.";
  return all === 2
    ? "Both of today’s appointments are over."
    : `All ${inWords(all).toLowerCase()} of today’s appointments are over.`;
}

/** "Three tasks are due today, five are overdue."; nothing to tell when none is. */
export function tellTasks(due: { count: number; overdue: number; whole: boolean }): string {
  if (due.count === 0) return "";
  if (!due.whole) return `More than ${due.count} tasks are due.`;
  const today = due.count - due.overdue;
  if (today === 0) return `${inWords(due.overdue)} ${tasksAre(due.overdue)} overdue.`;
  const overdue =
    due.overdue > 0
      ? `, ${inWords(due.overdue).toLowerCase()} ${due.overdue === 1 ? "is" : "are"} overdue`
      : "";
  return `${inWords(today)} ${tasksAre(today)} due today${overdue}.`;
}

function tasksAre(count: number): string {
  return count === 1 ? "task is" : "tasks are";
}

function inWords(count: number): string {
  return words[count] ?? String(count);
}
