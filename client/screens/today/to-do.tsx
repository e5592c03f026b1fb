import { ChevronDown, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Task } from "../../../shared/kinds/tasks.ts";
import { overview } from "../../../shared/words/en/overview.ts";
import { RailTask } from "../../kinds/tasks/rail-task.tsx";
import type { useSoon } from "../../kinds/tasks/use-soon.ts";
import { dueStateOf, shortDue } from "../../kinds/tasks/words.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { useShortcut } from "../../lib/shortcuts/use-shortcut.ts";
import { cx } from "../../ui/class-names.ts";
import { Rail, RailFold, RailItem } from "../../ui/rail/rail.tsx";
import { SkeletonRail } from "../../ui/rail/skeleton-rail.tsx";
import { useRowLinks } from "../../ui/table/row-link.tsx";

/** It reads lines, which no first screen needs. */
const fields = lazyModule(() => import("../../kinds/tasks/new-task-field.tsx"));

type ToDoProps = {
  soon: ReturnType<typeof useSoon>;
  today: string;
  /** Rows before the rest is folded. */
  most: number;
};

/** What is overdue and due today; the week after is folded, and offered once all that is due is shown. */
export function ToDo({ soon, today, most }: ToDoProps) {
  const [open, setOpen] = useState({ rest: false, week: false });
  const rowLinks = useRowLinks();
  if (!soon) return <SkeletonRail rows={3} />;
  const { due, week } = soon;
  const shown = due.tasks.length > most ? due.tasks.slice(0, most - 1) : due.tasks;
  const rest = due.tasks.slice(shown.length);
  const restShown = rest.length === 0 || open.rest;
  const row = (task: Task) => <Row key={task._id} task={task} today={today} />;
  const toggle = (part: keyof typeof open) => setOpen({ ...open, [part]: !open[part] });
  return (
    <div {...rowLinks}>
      {due.tasks.length === 0 && <p className="text-ink-2">{overview.toDo.none}</p>}
      <Rail aria-label={overview.toDo.label} className="todo">
        {shown.map(row)}
        {open.rest && rest.map(row)}
        {restShown && week.tasks.length > 0 && (
          <RailFold open={open.week} onToggle={() => toggle("week")}>
            {(week.whole ? overview.toDo.week : overview.toDo.weekMore)(week.tasks.length)}
          </RailFold>
        )}
        {restShown && open.week && week.tasks.map(row)}
        <AddTask today={today}>
          {rest.length > 0 && (
            <button type="button" aria-expanded={open.rest} onClick={() => toggle("rest")}>
              <ChevronDown className={cx(open.rest && "rotate-180")} />
              {(due.whole ? overview.toDo.more : overview.toDo.moreThan)(rest.length)}
            </button>
          )}
        </AddTask>
      </Rail>
    </div>
  );
}

function Row({ task, today }: { task: Task; today: string }) {
  return (
    <RailItem
      margin={shortDue(task, today)}
      tone={dueStateOf(task, today) === "overdue" ? "notice" : "plain"}
    >
      <RailTask task={task} />
    </RailItem>
  );
}

/** A task of today, unless its line says another day. The fold of more tasks is on the same line. */
function AddTask({ today, children }: { today: string; children: ReactNode }) {
  const [adding, setAdding] = useState(false);
  const [begun, setBegun] = useState({ text: "", entered: false });
  const leave = () => {
    setAdding(false);
    setBegun({ text: "", entered: false });
  };
  const field = fields.use(adding, leave);
  useShortcut("newTask", () => setAdding(true));
  return (
    <li className="fold add [--icon:14px]">
      <div className="rail-margin" />
      <div className="rail-body">
        {adding && field && (
          <field.NewTaskField due={today} begun={begun} autoFocus onLeave={leave} />
        )}
        {adding && !field && (
          // Takes what is typed until the field that reads it has arrived.
          <input
            aria-label={overview.toDo.newTask}
            className="w-full"
            // biome-ignore lint/a11y/noAutofocus: it takes the place of a button that was pressed
            autoFocus
            autoComplete="off"
            maxLength={1000}
            value={begun.text}
            onChange={({ target }) => setBegun({ text: target.value, entered: false })}
            onKeyDown={({ key }) => key === "Enter" && setBegun({ ...begun, entered: true })}
          />
        )}
        {!adding && (
          <div className="flex flex-wrap gap-x-4">
            {children}
            <button type="button" data-needs="write" onClick={() => setAdding(true)}>
              <Plus />
              {overview.toDo.addTask}
            </button>
          </div>
        )}
      </div>
    </li>
  );
}
