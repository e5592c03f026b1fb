import type { Selectable } from "kysely";
import {
  byToken,
  type Db,
  inSnapshot,
  type Owner,
  ownerOf,
  type Tx,
} from "../db/engine/database.ts";
import type { Tables } from "../db/schema.ts";
import { hashToken } from "../http/tokens.ts";
import type { ItsAppointment } from "./states.ts";

export type Booking = Selectable<Tables["bookings"]>;

/** A booking with its appointment, as it stands at the moment. */
export interface Found {
  owner: Owner;
  booking: Booking;
  appointment: ItsAppointment | undefined;
}

/** What the token of a booking’s address leads to; undefined for nothing. */
export async function findByToken(db: Db, token: string): Promise<Found | undefined> {
  const tokenHash = hashToken(token);
  const booking = await byToken(db, tokenHash, (tx) =>
    tx.selectFrom("bookings").where("tokenHash", "=", tokenHash).selectAll().executeTakeFirst(),
  );
  if (!booking) return undefined;
  const owner = ownerOf({ _id: booking.owner });
  const appointment = await inSnapshot(db, owner, (tx) => readAppointmentOf(tx, owner, booking));
  return { owner, booking, appointment };
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
  return { owner, booking, appointment: await readAppointmentOf(tx, owner, booking) };
}

async function readAppointmentOf(tx: Tx, owner: Owner, { appointment }: Booking) {
  if (appointment === null) return undefined;
  return tx
    .selectFrom("appointments")
    .where("owner", "=", owner)
    .where("_id", "=", appointment)
    .select(["date", "duration", "outcome", "host"])
    .executeTakeFirst();
}

/** The page that a booking was made on; undefined once it is gone. */
export function findPageOf(db: Db, owner: Owner, page: string) {
  return inSnapshot(db, owner, (tx) =>
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
