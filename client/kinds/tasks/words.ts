import { daysBetween } from "../../../shared/dates/dates.ts";
import type { Task } from "../../../shared/kinds/tasks.ts";
import { formatClock, formatDue } from "../../lib/dates/dates.ts";
import { countOf, formatCount } from "../../lib/format/count.ts";

export interface TaskGroup {
  state: DueState;
  tasks: Task[];
  /** False while there may be more of it on the next page. */
  whole: boolean;
}

export type DueState = "overdue" | "today" | "upcoming" | "someday";

export function dueStateOf({ due }: Pick<Task, "due">, today: string): DueState {
  if (due === null) return "someday";
  if (due === today) return "today";
  return due < today ? "overdue" : "upcoming";
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
