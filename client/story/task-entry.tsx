import { useState } from "react";
import { daysBetween } from "../../shared/dates.ts";
import type { Task } from "../../shared/tasks.ts";
import { useNow } from "../appointments/use-now.ts";
import { countOf } from "../lib/count.ts";
import { formatClock, formatDate } from "../lib/dates.ts";
import { lazyModule } from "../lib/lazy-module.ts";
import { useShownTasks } from "../tasks/just-changed.ts";
import { removeTask } from "../tasks/mutations.ts";
import { TaskBox } from "../tasks/task-box.tsx";
import { KnotItem, KnotTitle } from "../ui/knot-rail.tsx";
import { EntryActions } from "./entry-actions.tsx";
import { EntryName, EntryText } from "./entry-parts.tsx";
import { useWriting } from "./writing.ts";

const editors = lazyModule(() => import("../tasks/task-editor.tsx"));

type TaskEntryProps = {
  task: Task;
  /** When it was done. */
  doneAt?: string;
};

/** A task; its knot is the box to tick it off. */
export function TaskEntry({ task: read, doneAt }: TaskEntryProps) {
  const { today } = useNow();
  const [editing, setEditing] = useState(false);
  useWriting(editing);
  const part = editors.use(editing, () => setEditing(false));
  const [task] = useShownTasks([read]);
  if (!task) return null;
  const { text, due, time, done, customer, company } = task;
  const late = !done && due !== null && due < today;
  const date = doneAt ?? due;

  return (
    <KnotItem
      tone={done ? "done" : late ? "late" : "plain"}
      date={date === null ? "No date" : date === today ? "Today" : formatDate(date)}
      time={
        late
          ? `${countOf(daysBetween(due, today), "day")} late`
          : !doneAt && time && formatClock(time)
      }
      knot={<TaskBox task={task} />}
      actions={
        editing ? null : (
          <EntryActions
            text={text}
            onEdit={() => setEditing(true)}
            onDelete={() => removeTask(task)}
          />
        )
      }
    >
      {editing && part ? (
        <part.TaskEditor task={task} today={today} onClose={() => setEditing(false)} />
      ) : (
        <KnotTitle after={<EntryName customer={customer} company={company} />}>
          <EntryText>{text}</EntryText>
        </KnotTitle>
      )}
    </KnotItem>
  );
}
