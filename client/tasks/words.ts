import { daysBetween } from "../../shared/dates.ts";
import type { Task } from "../../shared/tasks.ts";
import { countOf, formatCount } from "../lib/count.ts";
import { formatClock, formatDate, today } from "../lib/dates.ts";
import type { TaskGroup } from "./group-tasks.ts";

export type DueState = "overdue" | "today" | "upcoming" | "someday";

export function dueStateOf({ due }: Pick<Task, "due">, today: string): DueState {
  if (due === null) return "someday";
  if (due === today) return "today";
  return due < today ? "overdue" : "upcoming";
}

/** "Fri, Nov 20", in another year "Jan 4, 2027". */
export function formatDue(day: string): string {
  const thisYear = day.slice(0, 4) === today().slice(0, 4);
  return formatDate(day, thisYear ? "shortWeekdayDate" : "short");
}

/** In a margin: "4 days late", "4:00 PM" or "Today", else the day. */
export function shortDue({ due, time }: Pick<Task, "due" | "time">, today: string): string {
  if (due === null) return "No date";
  if (due < today) return `${countOf(daysBetween(due, today), "day")} late`;
  if (due > today) return formatDue(due);
  return time ? formatClock(time) : "Today";
}

/** "3 overdue, 3 due today." */
export function summariseTasks(groups: readonly TaskGroup[]): string {
  const said = (state: DueState, words: string) => {
    const group = groups.find((each) => each.state === state);
    if (!group || group.tasks.length === 0) return [];
    return [`${group.whole ? "" : "more than "}${formatCount(group.tasks.length)} ${words}`];
  };
  const parts = [...said("overdue", "overdue"), ...said("today", "due today")].join(", ");
  return parts === ""
    ? "Nothing is due today."
    : `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`;
}
