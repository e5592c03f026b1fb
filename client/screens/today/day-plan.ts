import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { workday } from "../../../shared/words/en/workday.ts";
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

/** "Three appointments left, the next at 2:15 PM." */
export function tellDay(appointments: readonly Appointment[], now: number): string {
  const all = appointments.length;
  if (all === 0) return workday.day.none;
  const left = appointments.filter((each) => phaseOf(each, now) !== "past").length;
  if (left === 0) return tellOver(all);
  const counted = workday.day.counted[left - 1] ?? workday.day.more(left);
  const next = appointments.find((each) => phaseOf(each, now) === "coming");
  if (!next) return left < all ? workday.day.left(counted) : workday.day.all(counted);
  const time = formatTime(next.date);
  if (left < all) {
    return left === 1 ? workday.day.lastAt(counted, time) : workday.day.nextAt(counted, time);
  }
  return left === 1 ? workday.day.onlyAt(counted, time) : workday.day.firstAt(counted, time);
}

function tellOver(all: number): string {
  if (all === 1) return workday.day.overOne;
  if (all === 2) return workday.day.overTwo;
  return workday.day.overAll(inWords(all));
}

/** "Three tasks are due today, five are overdue."; nothing to tell when none is. */
export function tellTasks(due: { count: number; overdue: number; whole: boolean }): string {
  if (due.count === 0) return "";
  if (!due.whole) return workday.due.many(due.count);
  const today = due.count - due.overdue;
  if (today === 0) return workday.due.late(tasksOf(due.overdue), due.overdue);
  if (due.overdue === 0) return workday.due.today(tasksOf(today), today);
  const overdue = inWords(due.overdue);
  return workday.due.todayAndLate(tasksOf(today), today, overdue, due.overdue);
}

function tasksOf(count: number): string {
  return workday.due.counted[count - 1] ?? workday.due.more(count);
}

function inWords(count: number): string {
  return workday.due.numbers[count - 1] ?? String(count);
}
