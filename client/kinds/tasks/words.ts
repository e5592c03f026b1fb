import { daysBetween } from "../../../shared/dates/dates.ts";
import type { Task } from "../../../shared/kinds/tasks.ts";
import { tasks as words } from "../../../shared/words/en/tasks.ts";
import { formatClock, formatDue } from "../../lib/dates/dates.ts";

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
  if (due === null) return words.groups.someday;
  if (due < today) return words.late(daysBetween(due, today));
  if (due > today) return formatDue(due);
  return time ? formatClock(time) : words.groups.today;
}

/** "3 overdue, 3 due today." Only the last group may go on. */
export function summariseTasks(groups: readonly TaskGroup[]): string {
  const groupOf = (state: DueState) => groups.find((each) => each.state === state);
  const [overdue, due] = [groupOf("overdue"), groupOf("today")];
  const [late, now] = [overdue?.tasks.length ?? 0, due?.tasks.length ?? 0];
  if (late > 0 && now > 0) {
    return due?.whole ? words.summary.both(late, now) : words.summary.bothAndMore(late, now);
  }
  if (late > 0) {
    return overdue?.whole ? words.summary.overdue(late) : words.summary.moreOverdue(late);
  }
  if (now > 0) return due?.whole ? words.summary.due(now) : words.summary.moreDue(now);
  return words.summary.nothing;
}
