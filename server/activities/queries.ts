import {
  type Activity,
  type ActivityChanges,
  type ActivityInput,
  activity,
} from "../../shared/activities.ts";
import { messages } from "../../shared/messages.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import { readInBatches } from "../db/query/batches.ts";
import type { OrPlaceholder } from "../db/query/placeholders.ts";
import { nameOf } from "../db/query/related.ts";
import type { Act } from "../db/records/act.ts";
import { storeOf } from "../db/records/store.ts";
import type { Writing } from "../db/records/write-path.ts";
import { notFound } from "../errors.ts";
import { recordsOf } from "../records.ts";
import { type Change, toNextVersion } from "../versions.ts";

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

/** When customers were last met, and their version. */
const contacts = storeOf("customers", ["customers.lastContact", "customers.updatedAt"]);

/** Throws the 404 when the owner has no such customer. `today` is the user's own. */
export function createActivity(
  db: Db,
  owner: Owner,
  customer: string,
  input: ActivityInput,
  { act, today }: { act: Act; today: string },
): Promise<Activity> {
  const entered = { ...input, customer };
  return inTransaction(db, owner, async (tx) => {
    const also = await toLastContact(tx, owner, entered, { act, today });
    return activities.create(tx, owner, entered, act, also);
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
  return activities.update(db, owner, id, changes, change, (tx, found) => {
    const { kind, at } = { ...found, ...changes };
    const entered = { kind: kind ?? found.kind, at: at ?? found.at, customer: found.customer._id };
    return toLastContact(tx, owner, entered, { act: change.act, today });
  });
}

interface Contact extends Pick<Activity, "kind" | "at"> {
  customer: string;
}

/** What an activity changes in its customer. A day that is still to come is no contact yet. */
async function toLastContact(
  tx: Db,
  owner: Owner,
  { kind, at, customer }: Contact,
  { act, today }: { act: Act; today: string },
): Promise<Writing[]> {
  const lastContact = at.slice(0, today.length);
  if (kind === "note" || lastContact > today) return [];
  const found = await contacts.find(tx, owner, customer);
  if (!found || found.lastContact >= lastContact) return [];
  const versions = { updatedAt: toNextVersion(found, act.now), seen: found.updatedAt };
  return [contacts.toChange(owner, customer, { lastContact }, versions)];
}

/** Every activity up to an id, batch by batch. */
export function readActivities(db: Db, owner: Owner, last: string | null) {
  return readInBatches(db, owner, selectActivities(db, owner), "activities._id", last, toActivity);
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
