import type { Task } from "../../shared/tasks.ts";
import type { TaskListParts } from "./open-task.tsx";
import { TaskRow } from "./task-row.tsx";

type TaskListProps = { tasks: readonly Task[]; today: string; parts: TaskListParts };

/** Tasks one below the other; the one being edited is a form in its own place. */
export function TaskList({ tasks, today, parts: { onOpen, editor } }: TaskListProps) {
  return (
    <ul>
      {tasks.map((task) =>
        editor && editor.id === task._id ? (
          <li key={task._id} data-task={task._id}>
            <editor.Editor task={task} today={today} onClose={editor.close} />
          </li>
        ) : (
          <TaskRow key={task._id} task={task} today={today} onOpen={onOpen} />
        ),
      )}
    </ul>
  );
}
