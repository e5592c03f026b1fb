import {
  type Activity,
  type ActivityChanges,
  activity,
  isTold,
  type NewActivity,
} from "../../shared/activities.ts";
import { messages } from "../../shared/messages.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import { readInBatches } from "../db/query/batches.ts";
import type { OrPlaceholder } from "../db/query/placeholders.ts";
import { nameOf } from "../db/query/related.ts";
import type { Act } from "../db/records/act.ts";
import { storeOf } from "../db/records/store.ts";
import type { Writing } from "../db/records/write-path.ts";
import { invalidField, notFound } from "../errors.ts";
import { recordsOf } from "../records.ts";
import { toFollowUp } from "../tasks/queries.ts";
import { type Change, toNextVersion } from "../versions.ts";

/** What is answered of a row, besides the names of whom it is with. */
const columns = activity.keyof().options.map((name) => `activities.${name}` as const);
const names = [nameOf("activities", "customer"), nameOf("activities", "company")] as const;

const activities = recordsOf(storeOf("activities", [...columns, ...names]), {
  toAnswer: toActivity,
  missing: messages.activities.notFound,
  // A customer was looked for before.
  orphan: () => notFound(messages.companies.notFound),
});
export const { find: findActivity, remove: deleteActivity } = activities;

/** When customers were last met, of which company they are, and their version. */
const contacts = storeOf("customers", [
  "customers.company",
  "customers.lastContact",
  "customers.updatedAt",
]);
type ContactRow = NonNullable<Awaited<ReturnType<typeof contacts.find>>>;

/** Throws the 404 when the owner has no such customer. `today` is the user's own. */
export function createActivity(
  db: Db,
  owner: Owner,
  customer: string,
  { followUp, ...input }: NewActivity,
  { act, today }: { act: Act; today: string },
): Promise<Activity> {
  refuseUntold(input);
  return inTransaction(db, owner, async (tx) => {
    const found = await contacts.find(tx, owner, customer);
    if (!found) throw notFound(messages.customers.notFound);
    const whose = { company: found.company, customer };
    const also = [
      ...toLastContact(owner, customer, found, input, { act, today }),
      ...toFollowUp(owner, followUp, whose, act),
    ];
    return activities.create(tx, owner, { ...input, ...whose }, act, also);
  });
}

/** One of a company itself. Throws the 404 when the owner has no such company. */
export async function createActivityOfCompany(
  db: Db,
  owner: Owner,
  company: string,
  { followUp, ...input }: NewActivity,
  act: Act,
): Promise<Activity> {
  refuseUntold(input);
  const whose = { company, customer: null };
  const also = toFollowUp(owner, followUp, whose, act);
  return activities.create(db, owner, { ...input, ...whose }, act, also);
}

/** Throws the 404 when the owner has no such activity, the 409 when it has been changed meanwhile. */
export function updateActivity(
  db: Db,
  owner: Owner,
  id: string,
  changes: ActivityChanges,
  { today, ...change }: Change & { today: string },
): Promise<Activity> {
  return activities.update(
    db,
    owner,
    id,
    async (tx, found) => {
      const { kind = found.kind, at = found.at, text = found.text } = changes;
      refuseUntold({ kind, text });
      const customer = found.customer?._id;
      const contact = customer && (await contacts.find(tx, owner, customer));
      if (!contact) return { entered: changes };
      const also = toLastContact(owner, customer, contact, { kind, at }, { ...change, today });
      return { entered: changes, also };
    },
    change,
  );
}

function refuseUntold(input: Pick<Activity, "kind" | "text">) {
  if (!isTold(input)) throw invalidField("text", messages.activities.required);
}

/** What an activity changes in its customer. A day that is still to come is no contact yet. */
function toLastContact(
  owner: Owner,
  customer: string,
  found: ContactRow,
  { kind, at }: Pick<Activity, "kind" | "at">,
  { act, today }: { act: Act; today: string },
): Writing[] {
  const lastContact = at.slice(0, today.length);
  if (kind === "note" || lastContact > today || found.lastContact >= lastContact) return [];
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
    .select(names);
}

interface Named {
  company: string;
  companyName: string;
  customer: string | null;
  customerName: string;
}

/** A row with whom it is with as that is answered: by id and name. */
export function toActivity<Row extends Named>(row: Row) {
  const { companyName, customerName, ...shown } = row;
  return {
    ...shown,
    company: { _id: row.company, name: companyName },
    customer: row.customer === null ? null : { _id: row.customer, name: customerName },
  };
}
