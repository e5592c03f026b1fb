import { useMemo } from "react";
import type { Task } from "../../../shared/kinds/tasks.ts";
import { createStore } from "../../lib/store.ts";

/** What a display of a task may be told before its list is read again. */
type Changed = Partial<
  Pick<Task, "text" | "due" | "time" | "done" | "customer" | "company" | "assignee" | "giver">
>;

interface Entry {
  /** The version it changes: as soon as another one is read, that one counts. */
  of: string;
  /** Null: deleted. */
  changes: Changed | null;
}

/**
 * By id: what was just done to a task. Every display shows it at once, whichever query it comes
 * from, so a ticked task stays where it is, struck through, until the lists are read again.
 */
const store = createStore<ReadonlyMap<string, Entry>>(new Map());

export function showChanged({ _id, updatedAt }: Task, changes: Changed | null): void {
  const entries = store.get();
  const before = entries.get(_id);
  const both = changes && before?.of === updatedAt ? { ...before.changes, ...changes } : changes;
  store.set(new Map(entries).set(_id, { of: updatedAt, changes: both }));
}

/** The change was refused, or the lists are fresh. */
export function forgetChanged(ids: Iterable<string>): void {
  const entries = store.get();
  const left = new Map(entries);
  for (const id of ids) left.delete(id);
  if (left.size < entries.size) store.set(left);
}

/** Tasks as they are shown, without those just deleted; the same array as long as nothing changes. */
export function useShownTasks<T extends readonly Task[] | undefined>(tasks: T): T | Task[] {
  const changed = store.use();
  return useMemo(() => {
    if (!tasks?.some(({ _id }) => changed.has(_id))) return tasks;
    return tasks.map((task) => shown(task, changed)).filter((task) => task !== null);
  }, [tasks, changed]);
}

function shown(task: Task, changed: ReadonlyMap<string, Entry>): Task | null {
  const entry = changed.get(task._id);
  if (entry?.of !== task.updatedAt) return task;
  return entry.changes && { ...task, ...entry.changes };
}
