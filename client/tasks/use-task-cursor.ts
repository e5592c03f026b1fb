import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";
import type { Task } from "../../shared/tasks.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { removeTask, setDone } from "./mutations.ts";

/**
 * Moves between tasks and acts on one: the one with the focus, else the one under the pointer. When
 * a task leaves, the one that takes its place has the focus.
 */
export function useTaskCursor(tasks: readonly Task[]) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ element: Element; place: number } | null>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-task]") ?? [])];
  const focusAt = (place: number) => {
    const all = rows();
    const row = all[Math.max(0, Math.min(place, all.length - 1))];
    row?.querySelector<HTMLElement>("input[type=checkbox]")?.focus();
  };
  const move = (by: 1 | -1) => {
    const place = rows().findIndex((row) => row.contains(document.activeElement));
    focusAt(place < 0 ? 0 : place + by);
  };
  const current = () =>
    rows().find((row) => row.contains(document.activeElement)) ??
    rows().find((row) => row.matches(":hover"));
  const press = (label: string) => {
    const row = current();
    // Its buttons appear once it has been met.
    row?.querySelector<HTMLElement>("input[type=checkbox]")?.focus();
    row?.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
  };
  const withTask = (act: (task: Task) => void) => {
    const id = current()?.dataset.task;
    const task = tasks.find(({ _id }) => _id === id);
    if (task) act(task);
  };

  useShortcut("nextTask", () => move(1));
  useShortcut("previousTask", () => move(-1));
  useShortcut("taskDone", () => withTask((task) => setDone(task, !task.done)));
  useShortcut("snoozeTask", () => press("Snooze"));
  useShortcut("editTask", () => press("Edit"));
  useShortcut("deleteTask", () => withTask(removeTask));

  useEffect(() => {
    const { element, place } = last.current ?? {};
    if (place === undefined || element?.isConnected || document.activeElement !== document.body)
      return;
    last.current = null;
    focusAt(place);
  });

  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      const place = rows().findIndex((row) => row.contains(target));
      // A menu of a row is not in it.
      if (place >= 0) last.current = { element: target, place };
    },
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
