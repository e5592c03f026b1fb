import type { Task } from "../../../shared/kinds/tasks.ts";
import { tasks as words } from "../../../shared/words/en/tasks.ts";
import { may } from "../../lib/people/rights.ts";
import { cx } from "../../ui/class-names.ts";
import { CheckBox } from "../../ui/form/checkbox.tsx";
import { setDone } from "./mutations.ts";

/** Ticks a task off where it stands, and back on. */
export function TaskBox({ task, className }: { task: Task; className?: string }) {
  return (
    <CheckBox
      quiet
      aria-label={words.doneBox(task.text)}
      checked={task.done}
      disabled={!may("write")}
      onChange={({ target }) => setDone(task, target.checked)}
      className={cx("to-700:size-[22px]", className)}
    />
  );
}
