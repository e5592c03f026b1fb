import {
  type Activity,
  type ActivityChanges,
  type ActivityInput,
  activity,
} from "../../shared/activities.ts";
import { messages } from "../../shared/messages.ts";
import { findCustomer, updateCustomer } from "../customers/queries.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import { readInBatches } from "../db/query/batches.ts";
import type { OrPlaceholder } from "../db/query/placeholders.ts";
import { nameOf } from "../db/query/related.ts";
import type { Act } from "../db/records/act.ts";
import { storeOf } from "../db/records/store.ts";
import { notFound } from "../errors.ts";
import { recordsOf } from "../records.ts";
import type { Change } from "../versions.ts";

/** What is answered of a row, besides the name of the customer. */
const columns = activity.keyof().options.map((name) => `activities.${name}` as const);

const activities = recordsOf(
  storeOf("activities", [...columns, nameOf("activities", "customer")]),
  {
    toAnswer: toActivity,
    missing: messages.activities.notFound,
    orphan: () => notFound(messages.customers.notFound),
  },
);
export const { find: findActivity, remove: deleteActivity } = activities;

/** Throws the 404 when the owner has no such customer. `today` is the user's own. */
export function createActivity(
  db: Db,
  owner: Owner,
  customer: string,
  input: ActivityInput,
  { act, today }: { act: Act; today: string },
): Promise<Activity> {
  return inTransaction(db, owner, async (tx) => {
    const made = await activities.create(tx, owner, { ...input, customer }, act);
    await setLastContact(tx, owner, made, { act, today });
    return made;
  });
}

/** Throws the 404 when the owner has no such activity, the 409 when it has been changed meanwhile. */
export function updateActivity(
  db: Db,
  owner: Owner,
  id: string,
  changes: ActivityChanges,
  { today, ...change }: Change & { today: string },
): Promise<Activity> {
  return inTransaction(db, owner, async (tx) => {
    const changed = await activities.update(tx, owner, id, changes, change);
    await setLastContact(tx, owner, changed, { act: change.act, today });
    return changed;
  });
}

/** A day that is still to come is no contact yet. */
async function setLastContact(
  tx: Db,
  owner: Owner,
  { kind, at, customer: { _id } }: Activity,
  { act, today }: { act: Act; today: string },
) {
  const day = at.slice(0, today.length);
  if (kind === "note" || day > today) return;
  const { lastContact } = await findCustomer(tx, owner, _id);
  if (lastContact < day) await updateCustomer(tx, owner, _id, { lastContact: day }, { act });
}

/** Every activity up to an id, batch by batch. */
export async function* readActivities(db: Db, owner: Owner, last: string | null) {
  const rows = selectActivities(db, owner);
  for await (const batch of readInBatches(db, owner, rows, "activities._id", last)) {
    yield batch.map(toActivity);
  }
}

/** The owner's activities as they are read, see toActivity. */
export function selectActivities(db: Db, owner: OrPlaceholder<Owner>) {
  return db
    .selectFrom("activities")
    .where("activities.owner", "=", owner)
    .select(columns)
    .select(nameOf("activities", "customer"));
}

/** A row with its customer as that is answered: by id and name. */
export function toActivity<Row extends { customer: string; customerName: string }>(row: Row) {
  const { customerName, ...shown } = row;
  return { ...shown, customer: { _id: row.customer, name: customerName } };
}
