import type { Task } from "../../../shared/kinds/tasks.ts";
import type { TaskGroup } from "./words.ts";
import { dueStateOf } from "./words.ts";

const order = ["overdue", "today", "upcoming", "someday"] as const;

/** Tasks by when they are due. They come in this order, so only the last group may go on. */
export function groupTasks(tasks: readonly Task[], today: string, more: boolean): TaskGroup[] {
  const groups = order.map((state) => ({
    state,
    // Sorted: one that was just put off has not moved yet.
    tasks: tasks
      .filter((task) => dueStateOf(task, today) === state)
      .toSorted((a, b) => (a.due ?? "").localeCompare(b.due ?? "")),
  }));
  const last = groups.findLastIndex((group) => group.tasks.length > 0);
  return groups.map((group, index) => ({ ...group, whole: !more || index < last }));
}
