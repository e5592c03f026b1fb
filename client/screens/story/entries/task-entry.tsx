import { useState } from "react";
import { daysBetween } from "../../../../shared/dates/dates.ts";
import type { Task } from "../../../../shared/kinds/tasks.ts";
import { story } from "../../../../shared/words/en/story.ts";
import { useShownTasks } from "../../../kinds/tasks/just-changed.ts";
import { removeTask } from "../../../kinds/tasks/mutations.ts";
import { TaskBox } from "../../../kinds/tasks/task-box.tsx";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { formatClock, formatDate } from "../../../lib/dates/dates.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { AskedBy, WrittenBy } from "../../../ui/people/person-fact.tsx";
import { TimelineRailItem, TimelineRailTitle } from "../../../ui/rail/timeline-rail.tsx";
import { useWriting } from "../composer/writing.ts";
import { EntryActions } from "./entry-actions.tsx";
import { EntryName, EntryText } from "./entry-parts.tsx";

const editors = lazyModule(() => import("../../../kinds/tasks/task-editor.tsx"));

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
    <TimelineRailItem
      tone={done ? "done" : late ? "late" : "plain"}
      date={
        date === null ? story.entry.noDate : date === today ? story.entry.today : formatDate(date)
      }
      time={late ? story.entry.late(daysBetween(due, today)) : !doneAt && time && formatClock(time)}
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
        <WrittenBy id={task.assignee}>
          <TimelineRailTitle
            after={
              <>
                <EntryName customer={customer} company={company} />
                {!done && <AskedBy giver={task.giver} assignee={task.assignee} />}
              </>
            }
          >
            <EntryText>{text}</EntryText>
          </TimelineRailTitle>
        </WrittenBy>
      )}
    </TimelineRailItem>
  );
}
