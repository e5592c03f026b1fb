import { Pencil } from "lucide-react";
import { memo, useState } from "react";
import type { Task } from "../../../shared/kinds/tasks.ts";
import { tasks as words } from "../../../shared/words/en/tasks.ts";
import { formatClock, formatDue, toLocalDate } from "../../lib/dates/dates.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import { refuses } from "../../lib/people/rights.ts";
import { IconButton } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { PersonInRow } from "../../ui/people/person-fact.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import { assign, setDone, snooze } from "./mutations.ts";
import { SnoozeMenu } from "./snooze-menu.tsx";
import { TaskBox } from "./task-box.tsx";
import { TaskFrom } from "./task-from.tsx";
import { TaskNames } from "./task-names.tsx";
import type { OpenTask } from "./task-sheet.tsx";
import { useSwipe } from "./use-swipe.ts";

const touch = matchMedia("(pointer: coarse)");

type TaskRowProps = { task: Task; today: string; onOpen: (open: OpenTask) => void };

/** A task: tick it, put it off, edit it. A thumb swipes it, or opens a sheet with the same. */
export const TaskRow = memo(function TaskRow({ task, today, onOpen }: TaskRowProps) {
  // Buttons with tips in hundreds of rows would take longer than the rows.
  const [met, setMet] = useState(touch.matches);
  const meet = met ? undefined : () => setMet(true);
  const swipe = useSwipe({
    forward: {
      word: task.done ? words.acts.notDone : words.acts.done,
      act: () => setDone(task, !task.done),
    },
    back: { word: words.acts.snooze, act: () => onOpen({ task, as: "snooze" }) },
  });
  return (
    <li
      className={cx("task", task.done && "done")}
      data-task={task._id}
      onPointerEnter={meet}
      onFocus={meet}
      {...swipe}
    >
      <TaskBox task={task} />
      <button
        type="button"
        className="text clipped"
        title={task.text}
        onClick={() => refuses("write") || onOpen({ task, as: "text" })}
      >
        {task.text}
        <TaskFrom task={task} />
      </button>
      <span className="task-people clipped">
        <TaskNames task={task} />
      </span>
      {!isAloneHere() && (
        <span className="task-assignee">
          <PersonInRow
            label={words.assignedTo}
            heading={words.assignTo}
            value={task.assignee}
            onChange={(person) => assign(task, person)}
          />
        </span>
      )}
      <span className="acts">
        {met && (
          <>
            {!task.done && <SnoozeMenu due={task.due} onSnooze={(due) => snooze(task, due)} />}
            <IconButton
              label={words.acts.edit}
              size="sm"
              data-act="edit"
              onClick={() => onOpen({ task, as: "edit" })}
            >
              <Pencil />
            </IconButton>
          </>
        )}
      </span>
      <span className="task-due digits">
        <When task={task} today={today} />
      </span>
    </li>
  );
});

/** When it is due, or was done. */
function When({ task: { due, time, done, doneAt }, today }: Pick<TaskRowProps, "task" | "today">) {
  if (done) return doneAt && formatDue(toLocalDate(new Date(doneAt)));
  if (due === today) return time && formatClock(time);
  if (due === null) return null;
  return (
    <>
      <span className={cx(due < today && "font-semibold text-notice")}>
        {due < today ? (
          <Rich
            text={words.overdueSince(formatDue(due))}
            tags={{ hidden: (text) => <span className="sr-only">{text}</span> }}
          />
        ) : (
          formatDue(due)
        )}
      </span>
      {time && <small>{formatClock(time)}</small>}
    </>
  );
}
