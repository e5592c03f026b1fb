import { useInfiniteQuery } from "@tanstack/react-query";
import { formatClock } from "../../lib/dates.ts";
import { useShownTasks } from "../../tasks/just-changed.ts";
import { dayTasksQuery } from "../../tasks/queries.ts";
import { RailTask } from "../../tasks/rail-task.tsx";
import { Rail, RailItem } from "../../ui/rail.tsx";
import { useRowLinks } from "../../ui/row-link.tsx";

/**
 * What is to be done on this day, above its hours: tasks take none. Without them, and when they
 * cannot be loaded, the day is just its appointments.
 */
export function DayTasks({ date, today }: { date: string; today: string }) {
  const query = useInfiniteQuery(dayTasksQuery(date));
  const tasks = useShownTasks(query.data?.pages[0]?.data);
  const rowLinks = useRowLinks();
  if (!tasks || tasks.length === 0) return null;
  return (
    <div className="mt-3" {...rowLinks}>
      <Rail className="todo beside-hours" aria-label="Tasks of this day">
        {tasks.map((task) => (
          <RailItem
            key={task._id}
            margin={task.time ? formatClock(task.time) : "Task"}
            tone={!task.done && date < today ? "notice" : task.done ? "past" : "plain"}
          >
            <RailTask task={task} />
          </RailItem>
        ))}
      </Rail>
    </div>
  );
}
