import { type Expression, sql } from "kysely";
import type { Task, TaskQuery, taskSorts } from "../../shared/kinds/tasks.ts";
import { foundCount } from "../../shared/lists/search.ts";
import { readWho } from "../../shared/lists/who.ts";
import { ownerTotals } from "../db/derived/totals.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { kept } from "../db/query/kept-sums.ts";
import type { Where } from "../db/query/list-description.ts";
import { byTime, byTimeOr, orNone, type SortKey } from "../db/query/lists.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { recordList } from "../db/query/record-lists.ts";
import { findCandidates, isListed, isOneOf } from "../db/query/search/candidates.ts";
import { byCloseness, matches } from "../db/query/search/text-matching.ts";
import { selectTasks, toTask } from "./queries.ts";

/** In place of what is missing: after every day, and after every time of a day. */
const noDay = "9999-99-99";
const atTime = byTimeOr("tasks.time", "99:99");

const sortKeys: Record<(typeof taskSorts)[number] | "-due", SortKey> = {
  due: [...byTimeOr("tasks.due", noDay), ...atTime],
  "-due": [...byTimeOr("tasks.due", ""), ...atTime],
  doneAt: byTimeOr("tasks.doneAt", ""),
  createdAt: byTime("tasks.createdAt"),
};

/** A filter as values of a statement; those that are absent narrow nothing. */
interface FilterValues {
  isDone?: string | undefined;
  isOpen?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  company?: string | undefined;
  customer?: string | undefined;
  /** Ids, in JSON. */
  assignees?: string | undefined;
}

function narrow(values: Placeholders<FilterValues>, { db }: Where): Expression<boolean>[] {
  const { isDone, isOpen, from, to, company, customer, assignees } = values;
  const due = orNone("tasks.due", noDay);
  return [
    ...(isDone ? [sql<boolean>`${sql.ref("tasks.doneAt")} IS NOT NULL`] : []),
    ...(isOpen ? [sql<boolean>`${sql.ref("tasks.doneAt")} IS NULL`] : []),
    ...(from ? [sql<boolean>`${due} >= ${from} AND ${due} < ${sql.lit(noDay)}`] : []),
    ...(to ? [sql<boolean>`${due} <= ${to}`] : []),
    ...(company ? [sql<boolean>`${sql.ref("tasks.company")} = ${company}`] : []),
    ...(customer ? [sql<boolean>`${sql.ref("tasks.customer")} = ${customer}`] : []),
    ...(assignees ? [isListed(db, "tasks.assignee", assignees)] : []),
  ];
}

const readTasks = recordList({
  table: "tasks",
  sortKeys,
  select: selectTasks,
  narrow,
  // No index counts what some people are to do.
  isIndexed: (sort, { assignees }) => !assignees && /^(?:due|-?doneAt)$/.test(sort),
});

/** `me` is who asks, for a query that says so. */
export async function listTasks(db: Db, owner: Owner, query: TaskQuery, me = "") {
  const { search, done, dueFrom, dueTo, company, customer, who } = query;
  const isWhole = !(search || done || dueFrom || dueTo || company || customer || who);
  const all = isWhole
    ? kept([ownerTotals({ owner })], ([totals]) => ({ total: totals?.tasks ?? 0 }))
    : undefined;
  const filter = toFilterValues(query, me);
  const { data, nextCursor, sums } = await readTasks(db, owner, query, filter, all);
  return { data: data.map(toTask), nextCursor, total: sums.total };
}

type Listed = Omit<TaskQuery, "limit" | "cursor">;

/** All that a search and a filter leave, in their order and batch by batch. */
export async function* listAllTasks(
  db: Db,
  owner: Owner,
  query: Listed,
  me: string,
): AsyncGenerator<Task[]> {
  for await (const rows of readTasks.readAll(db, owner, query, toFilterValues(query, me))) {
    yield rows.map(toTask);
  }
}

function toFilterValues(
  { done, dueFrom, dueTo, company, customer, who }: Listed,
  me: string,
): FilterValues {
  const people = readWho(who, me);
  return {
    isDone: done === "true" ? done : undefined,
    isOpen: done === "false" ? done : undefined,
    from: dueFrom,
    to: dueTo,
    company,
    customer,
    assignees: people && JSON.stringify(people),
  };
}

/** The best matches: those that begin so first, among equals what is to be done, then the newest. */
export async function findTasks(db: Db, owner: Owner, typed: string) {
  const ids = await findCandidates(db, owner, "tasks", typed);
  const matching = selectTasks(db, owner).where(matches(db, "tasks", typed));
  const best = ids
    ? matching.where(isOneOf(db, "tasks._id", ids)).orderBy(byCloseness(db, "tasks", typed))
    : matching;
  const found = await best
    .orderBy((eb) => eb.case().when("tasks.doneAt", "is", null).then(0).else(1).end())
    .orderBy("tasks.createdAt", "desc")
    .orderBy("tasks._id", "desc")
    .limit(foundCount)
    .execute();
  return found.map(toTask);
}
