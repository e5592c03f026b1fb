import { useInfiniteQuery } from "@tanstack/react-query";
import { formatClock } from "../../lib/dates.ts";
import { useShownTasks } from "../../tasks/just-changed.ts";
import { dayTasksQuery } from "../../tasks/queries.ts";
import { RailTask } from "../../tasks/rail-task.tsx";
import { SectionHead } from "../../ui/page.tsx";
import { Rail, RailItem } from "../../ui/rail.tsx";
import { useRowLinks } from "../../ui/row-link.tsx";

/**
 * The tasks of this day, above its hours: tasks take none. Without tasks, and when they cannot be
 * loaded, the day is just its appointments.
 */
export function DayTasks({ date, today }: { date: string; today: string }) {
  const query = useInfiniteQuery(dayTasksQuery(date));
  const tasks = useShownTasks(query.data?.pages[0]?.data);
  const rowLinks = useRowLinks();
  if (!tasks || tasks.length === 0) return null;
  return (
    <section className="mb-5" {...rowLinks}>
      <SectionHead title="Tasks" className="mb-2!" />
      <Rail className="todo beside-hours" aria-label="Tasks of this day">
        {tasks.map((task) => (
          <RailItem
            key={task._id}
            margin={task.time ? formatClock(task.time) : date === today ? "Today" : "No time"}
            tone={!task.done && date < today ? "notice" : task.done ? "past" : "plain"}
          >
            <RailTask task={task} />
          </RailItem>
        ))}
      </Rail>
    </section>
  );
}
