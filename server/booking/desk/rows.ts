import type { DeskBooking } from "../../../shared/booking.ts";
import { utc, type Zone, zoneNamed } from "../../../shared/dates/time-zones.ts";
import { nameTime } from "../../../shared/repeat/time-names.ts";
import { type Db, inSnapshot, type Owner } from "../../db/engine/database.ts";
import { keyOf, toNotice } from "../mails/notice.ts";
import { listTimes } from "../one-time.ts";
import { type Booking, type ItsAppointment, isPassedOn, readSeries } from "../queries.ts";
import type { Series } from "../series.ts";
import { type Stands, standsOf } from "../states.ts";
import { readColleagues } from "../times/queries.ts";
import { readFailures } from "./failed-mails.ts";

// Bookings with their appointments, and what is answered of them.

/** Who asks, and when. */
export interface Asking {
  timeZone: string | null;
  now: Date;
}

export type Row = Booking & {
  itsDate: string | null;
  itsDuration: number | null;
  itsOutcome: string | null;
  itsHost: string | null;
  itsCustomer: string | null;
  itsTitle: string | null;
  itsRepeat: string | null;
  itsExcept: string | null;
  itsLastTime: string | null;
};

/** In no order. */
export function selectBookings(db: Db, owner: Owner) {
  return db
    .selectFrom("bookings")
    .leftJoin("appointments", (join) =>
      join
        .onRef("appointments.owner", "=", "bookings.owner")
        .onRef("appointments._id", "=", "bookings.appointment"),
    )
    .where("bookings.owner", "=", owner)
    .selectAll("bookings")
    .select(["appointments.date as itsDate", "appointments.duration as itsDuration"])
    .select(["appointments.outcome as itsOutcome", "appointments.host as itsHost"])
    .select(["appointments.customer as itsCustomer", "appointments.title as itsTitle"])
    .select(["appointments.repeat as itsRepeat", "appointments.except as itsExcept"])
    .select("appointments.lastTime as itsLastTime");
}

/** A booking as it stands at a moment. */
export interface StandingRow {
  row: Row;
  appointment: ItsAppointment | undefined;
  stands: Stands;
  /** Of one time of a series alone: the day that its rule puts it on. */
  day?: string;
}

/** The same with those times that were answered to by themselves. */
export function withTimes(all: readonly StandingRow[], now: Date): StandingRow[] {
  return all.flatMap((one) => [one, ...toTimes(one, now)]);
}

export function toTimes({ row, appointment, stands }: StandingRow, now: Date): StandingRow[] {
  return listTimes(row, stands, now).map(({ answered, ...time }) => {
    const { day, proposed, ...answer } = answered;
    const asked = JSON.stringify(proposed === null ? [] : [proposed]);
    return {
      row: { ...row, ...answer, proposed: asked },
      appointment,
      stands: { ...stands, ...time },
      day,
    };
  });
}

export async function toStanding(
  db: Db,
  owner: Owner,
  rows: readonly Row[],
  now: Date,
): Promise<StandingRow[]> {
  const { zones } = await readColleagues(db, owner);
  const series = await readSeriesOf(db, owner, rows);
  const others = new Set<Row>();
  for (const row of rows)
    if (row.itsCustomer !== null && (await isPassedOn(db, owner, row, row.itsCustomer)))
      others.add(row);
  return rows.map((row) => {
    const appointment = others.has(row) ? undefined : toAppointment(row, series);
    const found = { booking: row, appointment };
    const stands = standsOf(found, zones, now);
    if (stands.standing !== "gone") return { row, appointment, stands };
    // Its page is gone, but the desk knows what became of it.
    const ended = new Date(stands.series?.end ?? stands.end);
    return { row, appointment, stands: standsOf(found, zones, ended) };
  });
}

export async function toAnswers(
  db: Db,
  owner: Owner,
  all: readonly StandingRow[],
  { timeZone }: Pick<Asking, "timeZone">,
): Promise<DeskBooking[]> {
  const failures = await readFailures(
    db,
    owner,
    all.map(({ row }) => row._id),
  );
  const zone = zoneNamed(timeZone ?? utc.name);
  return all.map(({ row, appointment, stands, day = null }) => {
    const { standing, start, end } = stands;
    const { _id, title, name, email, phone, company, address, word, createdAt } = row;
    return {
      ...{ _id, standing, title, name, email, phone, company, address, word, createdAt },
      date: new Date(zone.toWall(start)).toISOString(),
      duration: (end - start) / 60_000,
      place: row.place,
      answers: JSON.parse(row.answers),
      // as: instants, as this program has written them.
      proposed: (JSON.parse(row.proposed) as string[]).map((at) =>
        new Date(zone.toWall(Date.parse(at))).toISOString(),
      ),
      ...{
        host: appointment?.host ?? row.host,
        customer: appointment?.customer ?? (row.itsCustomer && row.customer),
      },
      endedBy: row.endedBy,
      lapsesAt: standing === "held" || standing === "asked" ? row.lapsesAt : null,
      appointment: toItsId(row, appointment, day),
      day,
      // Merged with another, it is no longer the one that was made.
      isNew: row.isNew === 1 && row.checkedAt === null && row.itsCustomer === row.customer,
      undelivered: failures.get(_id) ?? null,
      news: toNews(row, stands, { zone, isGiven: !appointment && row.itsDate !== null }),
      invitation: toInvitation(row, stands, day),
    };
  });
}

function toItsId({ appointment: id }: Row, its: ItsAppointment | undefined, day: string | null) {
  if (!its || id === null) return null;
  return day === null ? id : nameTime(id, day);
}

function toInvitation(
  { isInvited, sentAt, answer, answeredAt, answeredBy, mayMove, remind, greeting }: Row,
  { series }: Stands,
  day: string | null,
): DeskBooking["invitation"] {
  if (isInvited !== 1) return null;
  const answered = { answer, answeredAt, isByHand: answeredBy === "desk" };
  const said = { mayMove: mayMove === 1, remind, word: greeting };
  return { sentAt, ...answered, ...said, repeats: series !== undefined && day === null };
}

const news = {
  invited: "invited",
  booked: "booked",
  moved: "moved",
  rescheduled: "moved",
  canceled: "canceled",
} as const;

interface Telling {
  zone: Zone;
  /** To another customer. */
  isGiven: boolean;
}

function toNews(row: Booking, stands: Stands, { zone, isGiven }: Telling): DeskBooking["news"] {
  const kind =
    row.state === "booked" || row.state === "proposed" ? toNotice(row, stands) : undefined;
  if (!kind) return null;
  const [start = ""] = row.told.split("/");
  return {
    what: isGiven ? "given" : news[kind],
    before: start === "" ? null : new Date(zone.toWall(Date.parse(start))).toISOString(),
    isKept: row.untold === keyOf(stands),
  };
}

async function readSeriesOf(db: Db, owner: Owner, rows: readonly Row[]) {
  const repeating = rows.flatMap((row) => {
    const { appointment: _id, itsRepeat: repeat, itsDate: date, itsDuration: duration } = row;
    if (_id === null || !repeat || date === null || duration === null) return [];
    const { itsExcept: except, itsLastTime: lastTime } = row;
    return [{ _id, repeat, date, duration, except: except ?? "", lastTime }];
  });
  if (repeating.length === 0) return new Map<string, Series>();
  const all = await inSnapshot(db, owner, (tx) => readSeries(tx, owner, repeating));
  return new Map(all.map((one) => [one._id, one]));
}

function toAppointment(row: Row, series: ReadonlyMap<string, Series>): ItsAppointment | undefined {
  const { itsDate: date, itsDuration: duration, itsOutcome: outcome, itsHost: host } = row;
  const { itsCustomer: customer, itsTitle: title } = row;
  if (date === null || duration === null || host === null || customer === null || title === null)
    return undefined;
  const its = { title, date, duration, outcome, host, customer };
  return { ...its, series: series.get(row.appointment ?? "") };
}
