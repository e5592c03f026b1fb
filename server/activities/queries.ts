import {
  type Activity,
  type ActivityChanges,
  activity,
  isTold,
  type NewActivity,
} from "../../shared/kinds/activities.ts";
import { messages } from "../../shared/messages.ts";
import { answer } from "../../shared/words/codes.ts";
import { isAppointment } from "../appointments/queries.ts";
import { findCustomer } from "../customers/queries.ts";
import type { Act } from "../db/acts/act.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import { readInBatches } from "../db/query/batches.ts";
import type { OrPlaceholder } from "../db/query/placeholders.ts";
import { nameOf } from "../db/query/related.ts";
import { findContact, toLastContact } from "../db/records/last-contact.ts";
import { storeOf } from "../db/records/store.ts";
import type { Writing } from "../db/records/write-path.ts";
import { noteMentioned } from "../desks/mentioned.ts";
import { invalidField, notFound } from "../errors.ts";
import type { VersionedUpdate } from "../http/requests/versions.ts";
import { queueLetter } from "../letters/queries.ts";
import { recordsOf } from "../records.ts";
import { toFollowUp } from "../tasks/queries.ts";

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

/** Throws the 404 when the owner has no such customer. `today` is the user's own. */
export function createActivity(
  db: Db,
  owner: Owner,
  customer: string,
  { followUp, subject, ...entered }: NewActivity,
  { act, today }: { act: Act; today: string },
): Promise<Activity> {
  requireText(entered);
  const text = subject === undefined ? entered.text : `${subject}\n\n${entered.text}`;
  const input = { ...entered, text };
  return inTransaction(db, owner, async (tx) => {
    await noteMentioned(tx, owner, act, input.text);
    const found = await findContact(tx, owner, customer);
    if (!found) throw notFound(messages.customers.notFound);
    await requireAppointment(tx, owner, input.appointment);
    const whose = { company: found.company, customer };
    const also = [
      ...toContact(owner, customer, found, input, { act, today }),
      ...toFollowUp(owner, followUp, whose, act),
    ];
    const made = await activities.create(tx, owner, { ...input, ...whose }, act, also);
    if (subject !== undefined) {
      const { kind, text: body } = entered;
      if (kind !== "email" || body === "") throw invalidField("text", answer("emailFirst"));
      const { email } = await findCustomer(tx, owner, customer);
      if (email === "") throw invalidField("subject", answer("customerNoEmail"));
      const sender = act.session?.user ?? "";
      const letter = { owner, activity: made._id, sender, email, subject, text: body };
      await queueLetter(tx, letter, act.now);
    }
    return made;
  });
}

/** One of a company itself. Throws the 404 when the owner has no such company. */
export async function createActivityOfCompany(
  db: Db,
  owner: Owner,
  company: string,
  { followUp, subject, ...input }: NewActivity,
  act: Act,
): Promise<Activity> {
  if (subject !== undefined) throw invalidField("subject", answer("chooseReader"));
  requireText(input);
  await noteMentioned(db, owner, act, input.text);
  await requireAppointment(db, owner, input.appointment);
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
  { today, ...change }: VersionedUpdate & { today: string },
): Promise<Activity> {
  return activities.update(
    db,
    owner,
    id,
    async (tx, found) => {
      const { kind = found.kind, at = found.at, text = found.text } = changes;
      requireText({ kind, text });
      await noteMentioned(tx, owner, change.act, changes.text, found.text);
      // The one it tells of need not be there any more.
      if (changes.appointment !== found.appointment)
        await requireAppointment(tx, owner, changes.appointment);
      const entered = { ...changes, ...toEditor(changes, found, change.act) };
      const customer = found.customer?._id;
      const contact = customer && (await findContact(tx, owner, customer));
      if (!contact) return { entered };
      const also = toContact(owner, customer, contact, { kind, at }, { ...change, today });
      return { entered, also };
    },
    change,
  );
}

/** Whoever really changes something has written on it last. */
function toEditor(changes: ActivityChanges, found: Activity, { session }: Act) {
  const { kind, at, text, appointment } = { ...found, ...changes };
  const isEdited =
    kind !== found.kind ||
    at !== found.at ||
    text !== found.text ||
    appointment !== found.appointment;
  return isEdited && session ? { editor: session.user } : {};
}

/** Throws a 400 when an activity says nothing. */
export function requireText(input: Pick<Activity, "kind" | "text">) {
  if (!isTold(input)) throw invalidField("text", messages.activities.required);
}

/** Throws a 400 when the owner has no such appointment. */
async function requireAppointment(db: Db, owner: Owner, appointment: string | null | undefined) {
  if (appointment == null || (await isAppointment(db, owner, appointment))) return;
  throw invalidField("appointment", messages.activities.appointmentUnknown);
}

/** What an activity changes in its customer: a note is no contact. */
function toContact(
  owner: Owner,
  customer: string,
  found: Parameters<typeof toLastContact>[2],
  { kind, at }: Pick<Activity, "kind" | "at">,
  when: { act: Act; today: string },
): Writing[] {
  return kind === "note" ? [] : toLastContact(owner, customer, found, at, when);
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
