import type { NewRecord } from "../../shared/api/new-record.ts";
import {
  type FollowUpTask,
  type Task,
  type TaskChanges,
  type TaskInput,
  task,
} from "../../shared/kinds/tasks.ts";
import { messages } from "../../shared/messages.ts";
import type { Act } from "../db/acts/act.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import { readInBatches } from "../db/query/batches.ts";
import type { OrPlaceholder } from "../db/query/placeholders.ts";
import { nameOf } from "../db/query/related.ts";
import { storeOf } from "../db/records/store.ts";
import type { Writing } from "../db/records/write-path.ts";
import { noteMentioned } from "../desks/mentioned.ts";
import { invalidField, notFound } from "../errors.ts";
import type { VersionedUpdate } from "../http/requests/versions.ts";
import { recordsOf } from "../records.ts";

/** What is read of a row, besides the names of whom it is for. */
const columns = task
  .omit({ done: true })
  .keyof()
  .options.map((name) => `tasks.${name}` as const);
const names = [nameOf("tasks", "customer"), nameOf("tasks", "company")] as const;

const tasks = recordsOf(storeOf("tasks", [...columns, ...names]), {
  toAnswer: toTask,
  missing: messages.tasks.notFound,
  // A customer was looked for before.
  orphan: () => notFound(messages.companies.notFound),
});
export const { find: findTask, remove: deleteTask } = tasks;

/** Which company customers are of. */
const customers = storeOf("customers", ["customers.company"]);

/** Throws the 404 when the owner has no such customer or company. */
export async function createTask(
  db: Db,
  owner: Owner,
  { done, ...input }: NewRecord<TaskInput>,
  act: Act,
): Promise<Task> {
  refuseLoneTime(input);
  const entered = { ...input, doneAt: done ? act.now.toISOString() : null };
  await noteMentioned(db, owner, act, input.text);
  if (input.customer === null) return tasks.create(db, owner, entered, act);
  return inTransaction(db, owner, async (tx) => {
    const company = await findCompanyOf(tx, owner, input.customer);
    return tasks.create(tx, owner, { ...entered, company }, act);
  });
}

/** The task that follows from something else, as part of the same act. */
export function toFollowUp(
  owner: Owner,
  followUp: FollowUpTask | undefined,
  whose: Pick<TaskInput, "company" | "customer">,
  act: Act,
): Writing[] {
  if (!followUp) return [];
  refuseLoneTime(followUp, "followUp.");
  return [tasks.toCreate(owner, { ...followUp, ...whose, doneAt: null }, act)];
}

/**
 * Throws the 404 when the owner has no such task, customer or company, the 409 when it has been changed
 * meanwhile.
 */
export function updateTask(
  db: Db,
  owner: Owner,
  id: string,
  { done, ...changes }: TaskChanges,
  change: VersionedUpdate,
): Promise<Task> {
  return tasks.update(
    db,
    owner,
    id,
    async (tx, found) => {
      const due = changes.due === undefined ? found.due : changes.due;
      // Without a day there is no time.
      const time = due === null ? { time: changes.time ?? null } : {};
      const entered = { ...changes, ...time };
      refuseLoneTime({ due, time: entered.time ?? null });
      await noteMentioned(tx, owner, change.act, changes.text, found.text);
      const customer = changes.customer === undefined ? found.customer?._id : changes.customer;
      const company = customer ? { company: await findCompanyOf(tx, owner, customer) } : {};
      return {
        entered: {
          ...entered,
          ...company,
          ...toGiver(changes, found, change.act),
          ...toDoneAt(done, found, change.act),
        },
      };
    },
    change,
  );
}

/** Whoever assigns it anew gives it. */
function toGiver({ assignee }: TaskChanges, found: Task, { session }: Act) {
  if (assignee === undefined || assignee === found.assignee) return {};
  return { giver: session?.user ?? assignee };
}

/** What was done before stays done since then. */
function toDoneAt(done: boolean | undefined, { doneAt }: Task, act: Act) {
  if (done === undefined) return {};
  return { doneAt: done ? (doneAt ?? act.now.toISOString()) : null };
}

/** Throws the 400 for a time without a day; `place` is where the task stands in the body. */
export function refuseLoneTime({ due, time }: Pick<TaskInput, "due" | "time">, place = "") {
  if (due === null && time !== null) {
    throw invalidField(`${place}time`, messages.tasks.timeWithoutDay);
  }
}

async function findCompanyOf(db: Db, owner: Owner, customer: string | null) {
  const found = await customers.find(db, owner, customer ?? "");
  if (!found) throw notFound(messages.customers.notFound);
  return found.company;
}

/** Every task up to an id, batch by batch. */
export function readTasks(db: Db, owner: Owner, last: string | null) {
  return readInBatches(db, owner, selectTasks(db, owner), "tasks._id", last, toTask);
}

/** The owner's tasks as they are read, see toTask. */
export function selectTasks(db: Db, owner: OrPlaceholder<Owner>) {
  return db.selectFrom("tasks").where("tasks.owner", "=", owner).select(columns).select(names);
}

interface Read {
  company: string | null;
  companyName: string;
  customer: string | null;
  customerName: string;
  doneAt: string | null;
}

/** A row with whom it is for as that is answered: by id and name. */
export function toTask<Row extends Read>(row: Row) {
  const { companyName, customerName, ...shown } = row;
  return {
    ...shown,
    company: toNamed(row.company, companyName),
    customer: toNamed(row.customer, customerName),
    done: row.doneAt !== null,
  };
}

function toNamed(_id: string | null, name: string) {
  return _id === null ? null : { _id, name };
}
