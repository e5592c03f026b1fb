import {
  type Task,
  type TaskChanges,
  type TaskInput,
  taskEndpoints,
} from "../../../shared/kinds/tasks.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { results } from "../../../shared/words/en/results.ts";
import { tasks as words } from "../../../shared/words/en/tasks.ts";
import { formatDue } from "../../lib/dates/dates.ts";
import { refreshData } from "../../lib/queries/query-client.ts";
import { getSession } from "../../lib/session.ts";
import { ifRefused } from "../../lib/write/say-failed.ts";
import { write } from "../../lib/write/write.ts";
import { forgetChanged, showChanged } from "./just-changed.ts";

/** Milliseconds that a task stays where it was after it was done. */
const doneStays = 2000;

export function setDone(task: Task, done: boolean): void {
  const said = done ? words.became.done : words.became.reopened;
  changeTask(task, { done }, said).catch(() => {});
}

/** To a day, or to some day, which has no time. */
export function snooze(task: Task, due: string | null): void {
  const changes = due ? { due } : { due, time: null };
  const said = due ? words.became.snoozed(formatDue(due)) : words.became.undated;
  changeTask(task, changes, said).catch(() => {});
}

export function assign(task: Task, { _id, name }: { _id: string; name: string }): void {
  changeTask(task, { assignee: _id }, words.became.assigned(firstNameOf(name))).catch(() => {});
}

/** Changes single fields; every screen shows it at once and reverts it if the server refuses. */
export function changeTask(task: Task, changes: TaskChanges, said: string): Promise<object> {
  const { customer: _, company: __, ...plain } = changes;
  const me = getSession().user;
  return write(
    taskEndpoints.update,
    { params: { id: task._id }, body: changes },
    {
      ...shown(task, { ...plain, ...(me && changes.assignee && { giver: me._id }) }),
      saved: () => readAgain(task._id, changes.done ? doneStays : 0),
      done: said,
      failed: results.tasks.saveFailed,
    },
  );
}

/** Rejects if it could not be saved; only the server's refusal has been said then. */
export function addTask(body: TaskInput): Promise<object> {
  return write(
    taskEndpoints.create,
    { body },
    { done: words.became.added, failed: ifRefused(results.tasks.saveFailed) },
  );
}

export function removeTask(task: Task): void {
  const { _id: id } = task;
  write(
    taskEndpoints.remove,
    { params: { id } },
    {
      ...shown(task, null),
      saved: () => readAgain(id, 0),
      done: words.became.deleted,
      failed: results.tasks.deleteFailed,
    },
  ).catch(() => {});
}

/** Its own time to read again follows, see below. */
function shown(task: Task, changes: Parameters<typeof showChanged>[1]) {
  const paint = () => {
    showChanged(task, changes);
    return () => revert(task);
  };
  return { paint, refresh: "never" as const };
}

/** It may have been refused because it is another one by now. */
function revert({ _id }: Task): void {
  forgetChanged([_id]);
  void refreshData();
}

const settled = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Several ticked in a row all stay until the last of them has stayed long enough. */
function readAgain(id: string, wait: number): void {
  settled.add(id);
  clearTimeout(timer);
  timer = setTimeout(async () => {
    const ids = [...settled];
    settled.clear();
    await refreshData();
    forgetChanged(ids);
  }, wait);
}
