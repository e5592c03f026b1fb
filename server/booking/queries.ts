import { randomBytes } from "node:crypto";
import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import type { Language } from "../../shared/words/languages.ts";
import {
  byToken,
  type Db,
  inSnapshot,
  inTransaction,
  type Owner,
  ownerOf,
  type Tx,
} from "../db/engine/database.ts";
import type { Tables } from "../db/schema.ts";
import { hashToken } from "../http/tokens.ts";
import { findMerged } from "../letters/merged-into.ts";
import type { Series } from "./series.ts";

export type Booking = Selectable<Tables["bookings"]>;

/** Of what nobody has done anything with yet. */
export const untouched = {
  ...{ from: null, lapsesAt: null, appointment: null, customer: null, isNew: 0, checkedAt: null },
  ...{ untold: null, askedUntil: null, movedTo: null, sequence: 0, proposed: "[]", word: "" },
  ...{ endedBy: null, endedAt: null, mails: 0, isInvited: 0, greeting: "", mayMove: 0 },
  ...{ answer: null, answeredAt: null, answeredBy: null, remind: null, sentAt: null },
  ...{ seriesEnd: null, repliesTo: null, times: "[]" },
} satisfies Partial<Booking>;

/** Of the appointment of what is booked, as far as it tells how things stand. */
export interface ItsAppointment {
  title: string;
  date: string;
  duration: number;
  outcome: string | null;
  host: string;
  customer: string;
  /** What it repeats by, if it does. */
  series?: Series | undefined;
}

/** A booking with its appointment, as it stands at the moment; without one that was given to another customer. */
export interface Found {
  owner: Owner;
  booking: Booking;
  appointment: ItsAppointment | undefined;
}

/** A new secret address of a booking: 128 random bits, of which only the hash is kept. */
export async function makeLink(
  tx: Tx,
  { owner, _id }: Pick<Booking, "owner" | "_id">,
  now: Date,
  { mayConfirm = false } = {},
): Promise<string> {
  const token = randomBytes(16).toString("base64url");
  await tx
    .insertInto("bookingLinks")
    .values({
      ...{ tokenHash: hashToken(token), owner, booking: _id },
      ...{ mayConfirm: Number(mayConfirm), createdAt: now.toISOString() },
    })
    .execute();
  return token;
}

/** What was mailed to be confirmed no longer does that. */
export async function endConfirmLinks(tx: Tx, { owner, _id }: Pick<Booking, "owner" | "_id">) {
  await tx
    .deleteFrom("bookingLinks")
    .where("owner", "=", owner)
    .where("booking", "=", _id)
    .where("mayConfirm", "=", 1)
    .execute();
}

/** What the token of a booking’s address leads to; undefined for nothing. */
export async function findByToken(
  db: Db,
  token: string,
): Promise<(Found & { mayConfirm: boolean }) | undefined> {
  const tokenHash = hashToken(token);
  const link = await byToken(db, tokenHash, (tx) =>
    tx
      .selectFrom("bookingLinks")
      .where("tokenHash", "=", tokenHash)
      .select(["owner", "booking", "mayConfirm"])
      .executeTakeFirst(),
  );
  if (!link) return undefined;
  const owner = ownerOf({ _id: link.owner });
  const found = await inSnapshot(db, owner, (tx) => readAgain(tx, owner, link.booking));
  return found && { ...found, mayConfirm: link.mayConfirm === 1 };
}

/** The same inside a transaction that is to change it. */
export async function readAgain(tx: Tx, owner: Owner, id: string): Promise<Found | undefined> {
  const booking = await tx
    .selectFrom("bookings")
    .where("owner", "=", owner)
    .where("_id", "=", id)
    .selectAll()
    .executeTakeFirst();
  if (!booking) return undefined;
  const { appointment: its } = booking;
  const appointment = its === null ? undefined : await readAppointment(tx, owner, its);
  const isGone = !appointment || (await isPassedOn(tx, owner, booking, appointment.customer));
  return { owner, booking, appointment: isGone ? undefined : appointment };
}

/**
 * Whether the appointment of an invitation was given to another customer since; one whom its own was merged with is the same.
 * To whom it was sent it is canceled.
 */
export async function isPassedOn(
  db: Db,
  owner: Owner,
  { isInvited, customer, told, sentAt }: Booking,
  whose: string,
): Promise<boolean> {
  if (isInvited === 0 || customer === null || customer === whose) return false;
  // Who was told that it is canceled is not invited anew by a merge.
  if (told === "" && sentAt !== null) return true;
  return (await readWithin(db, owner, (tx) => findMerged(tx, owner, customer))) !== whose;
}

/** Its page and the mails to come are in this language from now on. */
export function speak(db: Db, { owner, booking }: Found, language: Language): Promise<void> {
  return inTransaction(db, owner, (tx) => writeBooking(tx, booking, { language }));
}

export async function writeBooking(
  tx: Tx,
  { owner, _id }: Pick<Booking, "owner" | "_id">,
  changes: Partial<Booking>,
): Promise<void> {
  const itself = tx.updateTable("bookings").where("owner", "=", owner).where("_id", "=", _id);
  await itself.set(changes).execute();
}

/** Who takes part in what is booked, as its appointment says; of what has none, whoever takes it. */
export async function listConcerned(
  db: Db,
  owner: Owner,
  { appointment, takers }: Pick<Booking, "appointment" | "takers">,
): Promise<string[]> {
  const found = await inSnapshot(db, owner, (tx) =>
    tx
      .selectFrom("appointments")
      .where("owner", "=", owner)
      .where("_id", "=", appointment ?? "")
      .select(["host", "attending"])
      .executeTakeFirst(),
  );
  // as: ids, as this program has written them.
  if (!found) return JSON.parse(takers) as string[];
  return [found.host, ...(JSON.parse(found.attending) as string[])];
}

export async function readAppointment(
  tx: Tx,
  owner: Owner,
  id: string,
): Promise<ItsAppointment | undefined> {
  const row = await tx
    .selectFrom("appointments")
    .where("owner", "=", owner)
    .where("_id", "=", id)
    .select(["_id", "title", "date", "duration", "outcome", "host", "customer"])
    .select(["repeat", "except", "lastTime"])
    .executeTakeFirst();
  if (!row || row.repeat === "") return row;
  const [series] = await readSeries(tx, owner, [row]);
  return { ...row, series };
}

type Repeating = Omit<Series, "own"> & { _id: string };

/** Appointments that repeat, with those of their times that have facts of their own. */
export async function readSeries(
  tx: Tx,
  owner: Owner,
  rows: readonly Repeating[],
): Promise<(Series & { _id: string })[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ _id }) => _id);
  const times = await tx
    .selectFrom("appointments")
    .where("owner", "=", owner)
    .where("series", "in", ids)
    .where("original", "is not", null)
    .select(["series", "original", "date", "duration", "outcome"])
    .execute();
  return rows.map(({ _id, repeat, date, duration, except, lastTime }) => {
    const own = times
      .filter(({ series }) => series === _id)
      .map(({ original, ...time }) => ({ ...time, original: original ?? "" }));
    return { _id, repeat, date, duration, except, lastTime, own };
  });
}

/** Reads as part of a transaction, where one is open. */
export function readWithin<T>(db: Db, owner: Owner, work: (tx: Tx) => Promise<T>): Promise<T> {
  // as: that is what isTransaction tells.
  return db.isTransaction ? work(db as Tx) : inSnapshot(db, owner, work);
}

/** The page that a booking was made on; undefined once it is gone. */
export function findPageOf(db: Db, owner: Owner, page: string) {
  return readWithin(db, owner, (tx) =>
    tx
      .selectFrom("bookingPages")
      .where("owner", "=", owner)
      .where("_id", "=", page)
      .select(["_id", "user", "name", "welcome", "color", "openSince", "mayWrite"])
      .executeTakeFirst(),
  );
}

/** Times that one network holds at the moment. */
export async function countHolds(db: Db, owner: Owner, from: string, now: Date): Promise<number> {
  const { held } = await inSnapshot(db, owner, (tx) =>
    tx
      .selectFrom("bookings")
      .where("owner", "=", owner)
      .where("from", "=", from)
      .where("state", "=", "held")
      .where("lapsesAt", ">", now.toISOString())
      .select(({ fn }) => fn.countAll<number>().as("held"))
      .executeTakeFirstOrThrow(),
  );
  return Number(held);
}

/** Whether a booking, or one of its times, may end after a moment. */
export function isToCome(now: Date) {
  return (eb: ExpressionBuilder<Tables, "bookings">) =>
    eb.or([
      eb("bookings.end", ">", now.toISOString()),
      eb("bookings.seriesEnd", ">", now.toISOString()),
    ]);
}

/** Whether a record is the appointment of a booking, or one of its times. */
export function isOfBooking(record: string) {
  const id = sql.ref(record);
  return sql<boolean>`(${id} = "bookings"."appointment"
    OR "bookings"."seriesEnd" IS NOT NULL AND ${id} LIKE "bookings"."appointment" || '_%')`;
}
