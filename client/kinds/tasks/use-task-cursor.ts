import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import type { Task } from "../../../shared/kinds/tasks.ts";
import { useRowCursor } from "../../lib/lists/row-cursor.ts";
import { rowInSight } from "../../lib/lists/rows.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import { useShortcut } from "../../lib/shortcuts/use-shortcut.ts";
import { removeTask, setDone } from "./mutations.ts";

/** Moves between tasks and acts on one. */
export function useTaskCursor(tasks: readonly Task[]) {
  const { move, current, props } = useRowCursor<HTMLDivElement>("[data-task]", (row) => {
    row?.querySelector<HTMLElement>("input[type=checkbox]")?.focus();
  });
  const press = (act: string) => pressIn(`[data-act="${act}"]`);
  const pressIn = (button: string) => {
    const row = current() ?? rowInSight("[data-task]");
    // Its buttons appear once it has been met.
    flushSync(() => row?.querySelector<HTMLElement>("input[type=checkbox]")?.focus());
    row?.querySelector<HTMLElement>(button)?.click();
  };
  const withTask = (act: (task: Task) => void) => {
    const id = current()?.dataset.task;
    const task = tasks.find(({ _id }) => _id === id);
    if (task) act(task);
  };

  useShortcut("nextTask", () => move(1));
  useShortcut("previousTask", () => move(-1));
  useShortcut("taskDone", () => withTask((task) => setDone(task, !task.done)));
  useShortcut("snoozeTask", () => press("snooze"));
  useShortcut("assignTask", isAloneHere() ? null : () => pressIn(".task-assignee button"));
  useShortcut("editTask", () => press("edit"));
  useShortcut("deleteTask", () => withTask(removeTask));

  return {
    ...props,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const isBox = target instanceof HTMLInputElement && target.type === "checkbox";
      if (!isBox || event.defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (key === "ArrowDown" || key === "ArrowUp") move(key === "ArrowDown" ? 1 : -1);
      else if (key === "Enter") current()?.querySelector<HTMLElement>("a[data-row-link]")?.click();
      else return;
      event.preventDefault();
    },
  };
}
