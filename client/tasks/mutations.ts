import { messages } from "../../shared/messages.ts";
import { type Task, type TaskChanges, type TaskInput, taskEndpoints } from "../../shared/tasks.ts";
import { sayDone } from "../history/undoing.ts";
import { call, failureText, isRefusal } from "../lib/api.ts";
import { mutate } from "../lib/mutate.ts";
import { refreshData } from "../lib/query-client.ts";
import { createSaveHeaders, type SaveHeaders } from "../lib/save-headers.ts";
import { notify } from "../ui/toaster.tsx";
import { forgetChanged, showChanged } from "./just-changed.ts";
import { formatDue } from "./words.ts";

/** Milliseconds that a task stays where it was after it was done. */
const doneStays = 2000;

export function setDone(task: Task, done: boolean): void {
  const said = done ? "Task done" : "Task reopened";
  changeTask(task, { done }, said).catch(() => {});
}

/** To a day, or to some day, which has no time. */
export function snooze(task: Task, due: string | null): void {
  const changes = due ? { due } : { due, time: null };
  const said = due ? `Snoozed to ${formatDue(due)}` : "Due date removed";
  changeTask(task, changes, said).catch(() => {});
}

/** Changes single fields; every screen shows it at once and reverts it if the server refuses. */
export function changeTask(
  task: Task,
  changes: TaskChanges,
  said: string,
  headers?: SaveHeaders,
): Promise<object> {
  const { customer: _, company: __, ...plain } = changes;
  return mutate({
    mutationFn: () =>
      call(taskEndpoints.update, {
        params: { id: task._id },
        body: changes,
        ...(headers && { headers }),
      }),
    onMutate: () => showChanged(task, plain),
    onSuccess: (answer) => {
      sayDone(said, answer);
      readAgain(task._id, changes.done ? doneStays : 0);
    },
    onError: (error) => {
      revert(task);
      notify.error(failureText(error, messages.tasks.saveFailed));
    },
  });
}

/** The same task again, after no answer came, is the same record. */
const tasks = createSaveHeaders(undefined);

/** Rejects if it could not be saved; only the server's refusal has been said then. */
export function addTask(body: TaskInput): Promise<object> {
  return mutate({
    mutationFn: () => call(taskEndpoints.create, { body, headers: tasks.of(body) }),
    onSuccess: (answer) => {
      tasks.settle();
      sayDone("Task added", answer);
    },
    onError: (error) => {
      if (isRefusal(error)) notify.error(failureText(error, messages.tasks.saveFailed));
    },
    onSettled: () => void refreshData(),
  });
}

export function removeTask(task: Task): void {
  const { _id: id } = task;
  mutate({
    mutationFn: () => call(taskEndpoints.remove, { params: { id } }),
    onMutate: () => showChanged(task, null),
    onSuccess: (answer) => {
      sayDone("Task deleted", answer);
      readAgain(id, 0);
    },
    onError: (error) => {
      revert(task);
      notify.error(failureText(error, messages.tasks.deleteFailed));
    },
  }).catch(() => {});
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
