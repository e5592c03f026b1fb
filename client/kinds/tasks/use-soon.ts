import { useMemo } from "react";
import type { Task } from "../../../shared/kinds/tasks.ts";
import { useShownTasks } from "./just-changed.ts";

interface Page {
  data: Task[];
  nextCursor: string | null;
}

/** What soonQuery found: due by today, and in the week after; undefined while it loads. */
export function useSoon(page: Page | undefined, today: string) {
  const tasks = useShownTasks(page?.data);
  return useMemo(() => {
    if (!page || !tasks) return;
    const due = tasks.filter((task) => task.due !== null && task.due <= today);
    const week = tasks.filter((task) => task.due !== null && task.due > today);
    const open = due.filter(({ done }) => !done);
    const overdue = open.filter((task) => task.due !== today).length;
    // They come by day: with one of a later day, all that are due have come.
    const whole = page.nextCursor === null || week.length > 0;
    return {
      due: { tasks: due, count: open.length, overdue, whole },
      week: { tasks: week, whole: !page.nextCursor },
    };
  }, [page, tasks, today]);
}
