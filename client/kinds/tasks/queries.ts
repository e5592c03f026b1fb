import { addDays } from "../../../shared/dates/dates.ts";
import { taskEndpoints } from "../../../shared/kinds/tasks.ts";
import { results } from "../../../shared/words/en/results.ts";
import type { RequestOf } from "../../lib/api.ts";
import { pagesOf } from "../../lib/queries/query-of.ts";

type TaskFilter = Omit<NonNullable<RequestOf<typeof taskEndpoints.list>["query"]>, "cursor">;

function tasksQuery(filter: TaskFilter) {
  return pagesOf({
    key: ["tasks", "list", filter],
    endpoint: taskEndpoints.list,
    query: filter,
    failed: results.tasks.listFailed,
  });
}

/**
 * What is to be done by today or in the seven days after it, the longest overdue first. Beyond a
 * hundred, counts are "100+".
 */
export function soonQuery(today: string, who?: string) {
  return tasksQuery({ done: "false", dueTo: addDays(today, 7), limit: 100, ...(who && { who }) });
}

/** Everything that is to be done, without a day last. */
export function openQuery(who?: string) {
  return tasksQuery({ done: "false", limit: 50, ...(who && { who }) });
}

/** What was done, the latest first. */
export function doneQuery(who?: string) {
  return tasksQuery({ done: "true", sort: "-doneAt", limit: 5, ...(who && { who }) });
}

/** What was or is to be done on this day. */
export function dayTasksQuery(day: string, who?: string) {
  return tasksQuery({ dueFrom: day, dueTo: day, limit: 50, ...(who && { who }) });
}
