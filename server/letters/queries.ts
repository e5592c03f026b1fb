import { type InferResult, type Selectable, sql } from "kysely";
import { type Db, inTransaction, type Owner, type Tx } from "../db/engine/database.ts";
import type { OrPlaceholder } from "../db/query/placeholders.ts";
import type { Tables } from "../db/schema.ts";
import { afterUndo, noteNextDue } from "./next-due.ts";

// Mails to customers wait in the database: claimed just before one is sent, tried again where the mail server refuses it, and
// where a process ends in between not sent twice, but marked as unknown.

/** The tables that they wait in, each with what tells the mails of a desk apart. */
const keys = { bookingMails: "_id", letters: "activity" } as const;
export type Outbox = keyof typeof keys;

/** One that is due, taken by this process. */
export type Claimed<T extends Outbox> = Selectable<Tables[T]> & { owner: Owner; tries: number };

const minute = 60_000;
/** How long a process may take to send one. */
const lease = 5 * minute;
/** Until it is tried again, doubled each time. */
const retry = 2 * minute;
const mostTries = 6;

/** An email that somebody writes to a customer. */
export interface NewLetter {
  owner: Owner;
  /** Its entry in the story: taken back, it is not sent. */
  activity: string;
  sender: string;
  email: string;
  subject: string;
  text: string;
}

export async function queueLetter(tx: Tx, letter: NewLetter, now: Date): Promise<void> {
  const dueAt = afterUndo(now).toISOString();
  await tx
    .insertInto("letters")
    .values({ ...letter, dueAt, createdAt: now.toISOString() })
    .execute();
  await noteNextDue(tx, letter.owner);
}

/** Takes the next one that is due; undefined for none. */
export function claim<T extends Outbox>(
  db: Db,
  owner: Owner,
  table: T,
  now: Date,
): Promise<Claimed<T> | undefined> {
  const at = now.toISOString();
  // as: all that is named here, both tables have.
  const name = table as "letters";
  const key = sql.ref<string>(keys[table]);
  return inTransaction(db, owner, async (tx) => {
    await tx
      .updateTable(name)
      .set({ state: "unknown", failure: "The server was ended while it was sent" })
      .where("owner", "=", owner)
      .where("state", "=", "sending")
      .where("claimedUntil", "<=", at)
      .execute();
    const due = await tx
      .selectFrom(name)
      .where("owner", "=", owner)
      .where("state", "=", "due")
      .where("dueAt", "<=", at)
      .selectAll()
      .orderBy("dueAt")
      .orderBy(key)
      .limit(1)
      .executeTakeFirst();
    if (due) {
      const claimedUntil = new Date(now.getTime() + lease).toISOString();
      await tx
        .updateTable(name)
        .set({ state: "sending", claimedUntil })
        .where("owner", "=", owner)
        .where(key, "=", idOf(table, due))
        .execute();
    }
    await noteNextDue(tx, owner);
    // as: a row of that table, and of this owner.
    return due as Claimed<T> | undefined;
  });
}

/** Notes what became of one: `failure` says why it was not sent. */
export function settle(
  db: Db,
  table: Outbox,
  mail: { owner: Owner; tries: number },
  failure: string | undefined,
  now: Date,
): Promise<void> {
  const { owner, tries } = mail;
  const isLast = tries + 1 >= mostTries;
  const dueAt = new Date(now.getTime() + retry * 2 ** tries).toISOString();
  const state = failure === undefined ? "sent" : isLast ? "failed" : "due";
  return inTransaction(db, owner, async (tx) => {
    await tx
      .updateTable(table as "letters")
      .set({ state, claimedUntil: null, tries: tries + 1, failure: failure ?? "" })
      .$if(state === "due", (query) => query.set({ dueAt }))
      .where("owner", "=", owner)
      .where(sql.ref<string>(keys[table]), "=", idOf(table, mail))
      .execute();
    await noteNextDue(tx, owner);
  });
}

function idOf(table: Outbox, mail: object): string {
  return String(Object(mail)[keys[table]]);
}

/** Of an activity: whether the email that it is was sent, and why not. */
export const letter = sql<
  string | null
>`(SELECT "l"."state" || ' ' || "l"."failure" FROM "letters" AS "l"
  WHERE "l"."owner" = "activities"."owner" AND "l"."activity" = "activities"."_id")`.as("letter");

/** From whom a mail about a booking is. */
export const mailer = sql<string | null>`(SELECT "b"."host" FROM "bookings" AS "b"
  WHERE "b"."owner" = "bookingMails"."owner" AND "b"."_id" = "bookingMails"."booking")`;

const customerName = sql<string | null>`(SELECT "c"."name" FROM "customers" AS "c"
  WHERE "c"."owner" = "bookingMails"."owner" AND "c"."_id" = "bookingMails"."customer")`;

/** Mails about bookings, with whom they are from and to. */
export function selectMails(db: Db, owner: OrPlaceholder<Owner>) {
  return db
    .selectFrom("bookingMails")
    .where("bookingMails.owner", "=", owner)
    .select(["_id", "sentAt", "shown", "state", "failure", "customer"])
    .select([mailer.as("author"), customerName.as("customerName")]);
}

export type SentMail = InferResult<ReturnType<typeof selectMails>>[number];

/**
 * Whether the appointment of an invitation was given to another customer, see booking/queries.ts; one of somebody who is gone counts as
 * that of whom they were merged with.
 */
export function isOfOther(booking: string, appointment: string) {
  const [of, its] = [
    (name: string) => sql.ref(`${booking}.${name}`),
    sql.ref(`${appointment}.customer`),
  ];
  return sql<boolean>`(${of("isInvited")} = 1 AND ${of("customer")} <> ${its} AND (
    ${of("told")} = '' AND ${of("sentAt")} IS NOT NULL
    OR EXISTS (SELECT 1 FROM "customers" AS "first"
      WHERE "first"."owner" = ${of("owner")} AND "first"."_id" = ${of("customer")})))`;
}

/**
 * Of an appointment that a customer has booked or is invited to, or of one time of it: by whom it was canceled, whether they moved it last, what number
 * they gave, the known one, how the invitation stands, and what they have answered to single times.
 */
export const booked = sql<string | null>`(SELECT coalesce("b"."endedBy", '') || '\n'
    || CASE WHEN "b"."movedTo" = "b"."start" THEN 'moved' ELSE '' END || '\n'
    || CASE WHEN "b"."isNew" + "b"."isInvited" > 0 THEN '' ELSE "b"."phone" END || '\n' || "c"."phoneKey" || '\n'
    || CASE WHEN "b"."isInvited" = 0 THEN '' WHEN "b"."state" = 'proposed' THEN 'proposed'
      ELSE coalesce("b"."answer", 'invited') END || '\n' || "b"."times"
  FROM "bookings" AS "b" JOIN "customers" AS "c"
    ON "c"."owner" = "b"."owner" AND "c"."_id" = "appointments"."customer"
  WHERE "b"."owner" = "appointments"."owner"
    AND "b"."appointment" IN ("appointments"."_id", "appointments"."series")
    AND ("b"."isInvited" = 0 OR "b"."state" <> 'ended') AND NOT ${isOfOther("b", "appointments")}
  ORDER BY "b"."createdAt" DESC LIMIT 1)`.as("booked");
