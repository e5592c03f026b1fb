import { bookingLimit, type DeskBooking } from "../../../shared/booking.ts";
import type { Zone } from "../../../shared/dates/time-zones.ts";
import { utc } from "../../../shared/dates/time-zones.ts";
import { readTimeName } from "../../appointments/repeat/times.ts";
import { type Db, inSnapshot, type Owner } from "../../db/engine/database.ts";
import { keyOf, toNotice } from "../mails/notice.ts";
import { placeOf } from "../public/words.ts";
import { type Booking, type ItsAppointment, isToCome, readSeries } from "../queries.ts";
import type { Series } from "../series.ts";
import { type Stands, standingOf } from "../states.ts";
import { readColleagues } from "../times/queries.ts";
import { failedStates, readFailures } from "./failed-mails.ts";

/** Who asks, and when. */
interface Asking {
  timeZone: string | null;
  now: Date;
}

type Row = Booking & {
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

function selectBookings(db: Db, owner: Owner) {
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
    .select("appointments.lastTime as itsLastTime")
    .orderBy("bookings.start")
    .orderBy("bookings._id")
    .limit(bookingLimit);
}

/**
 * Those that need somebody: requests first, then whoever got no mail, then new customers, by time. `recent` are what
 * known customers have booked since yesterday, which needs nobody.
 */
export async function listWaiting(
  db: Db,
  owner: Owner,
  person: string,
  asking: Asking,
): Promise<{ data: DeskBooking[]; recent: DeskBooking[] }> {
  const yesterday = startOfYesterday(asking);
  const rows = await inSnapshot(db, owner, (tx) =>
    selectBookings(tx, owner)
      .where(isToCome(asking.now))
      .where((eb) =>
        eb.or([
          eb("bookings.state", "in", ["asked", "proposed"]),
          eb.and([eb("bookings.isNew", "=", 1), eb("bookings.checkedAt", "is", null)]),
          eb.and([eb("bookings.state", "=", "booked"), eb("bookings.createdAt", ">=", yesterday)]),
          eb.exists(
            eb
              .selectFrom("bookingMails")
              .whereRef("bookingMails.owner", "=", "bookings.owner")
              .whereRef("bookingMails.booking", "=", "bookings._id")
              .where("bookingMails.state", "in", failedStates)
              .where("bookingMails.kind", "<>", "confirm")
              .select("bookingMails._id"),
          ),
        ]),
      )
      .execute(),
  );
  const all = await toAnswers(db, owner, rows.filter(isTakenBy(person)), asking);
  const rankOf = ({ standing, undelivered, isNew }: DeskBooking) => {
    if (standing === "asked" || standing === "proposed") return 0;
    if (undelivered !== null) return 1;
    return isNew && (standing === "booked" || standing === "moved") ? 2 : undefined;
  };
  const data = [0, 1, 2].flatMap((rank) => all.filter((one) => rankOf(one) === rank));
  const isOn = ({ standing }: DeskBooking) => standing === "booked" || standing === "moved";
  const known = all.filter((one) => one.createdAt >= yesterday && !one.isNew && isOn(one));
  return { data, recent: known.filter((one) => !data.includes(one)) };
}

/** By the clock of whoever asks. */
function startOfYesterday({ timeZone, now }: Asking): string {
  const { zone } = placeOf(timeZone ?? utc.name);
  const today = new Date(zone.toWall(now.getTime())).toISOString().slice(0, 10);
  return new Date(zone.toInstant(Date.parse(`${today}T00:00:00Z`) - 86_400_000)).toISOString();
}

/** Those between two days of whoever asks, whatever became of them. */
export async function listBookings(
  db: Db,
  owner: Owner,
  { startDate, endDate }: { startDate: string; endDate: string },
  asking: Asking,
): Promise<DeskBooking[]> {
  const { zone } = placeOf(asking.timeZone ?? utc.name);
  const from = zone.toInstant(Date.parse(`${startDate}T00:00:00Z`));
  const until = zone.toInstant(Date.parse(`${endDate}T00:00:00Z`) + 86_400_000);
  const rows = await inSnapshot(db, owner, (tx) =>
    selectBookings(tx, owner)
      .where(isToCome(new Date(from)))
      .where("bookings.start", "<", new Date(until).toISOString())
      .execute(),
  );
  return toAnswers(db, owner, rows, asking);
}

/** Undefined where the desk has no such booking. */
export async function findBooking(
  db: Db,
  owner: Owner,
  id: string,
  asking: Asking,
): Promise<{ booking: Booking; answer: DeskBooking } | undefined> {
  const [row] = await inSnapshot(db, owner, (tx) =>
    selectBookings(tx, owner).where("bookings._id", "=", id).execute(),
  );
  if (!row) return undefined;
  const [answer] = await toAnswers(db, owner, [row], asking);
  return answer && { booking: row, answer };
}

/** Undefined for an appointment that nobody has booked. */
export async function findBookingOf(
  db: Db,
  owner: Owner,
  appointment: string,
  asking: Asking,
): Promise<DeskBooking | undefined> {
  const ids = [appointment, readTimeName(appointment)?.series ?? appointment];
  const rows = await inSnapshot(db, owner, (tx) =>
    selectBookings(tx, owner).where("bookings.appointment", "in", ids).limit(1).execute(),
  );
  const [answer] = await toAnswers(db, owner, rows, asking);
  return answer;
}

/** Whether somebody takes a booking. */
export function isTakenBy(person: string): (booking: Pick<Booking, "takers">) => boolean {
  // as: ids, as this program has written them.
  return ({ takers }) => (JSON.parse(takers) as string[]).includes(person);
}

async function toAnswers(
  db: Db,
  owner: Owner,
  rows: readonly Row[],
  { timeZone, now }: Asking,
): Promise<DeskBooking[]> {
  const { zones } = await readColleagues(db, owner);
  const failures = await readFailures(
    db,
    owner,
    rows.map(({ _id }) => _id),
  );
  const series = await readSeriesOf(db, owner, rows);
  const place = placeOf(timeZone ?? utc.name);
  return rows.map((row) => {
    const appointment = toAppointment(row, series);
    const zone = zones.get(appointment?.host ?? row.host) ?? utc.name;
    const stands = standingOf(row, appointment, zone, now);
    const { standing, start, end } = stands;
    const { _id, title, name, email, phone, company, address, word, createdAt } = row;
    return {
      ...{ _id, standing, title, name, email, phone, company, address, word, createdAt },
      date: new Date(place.zone.toWall(start)).toISOString(),
      duration: (end - start) / 60_000,
      place: row.place,
      answers: JSON.parse(row.answers),
      // as: instants, as this program has written them.
      proposed: (JSON.parse(row.proposed) as string[]).map((at) =>
        new Date(place.zone.toWall(Date.parse(at))).toISOString(),
      ),
      ...{ host: appointment?.host ?? row.host, customer: row.itsCustomer },
      lapsesAt: standing === "held" || standing === "asked" ? row.lapsesAt : null,
      appointment: appointment ? row.appointment : null,
      // Merged with another, it is no longer the one that was made.
      isNew: row.isNew === 1 && row.checkedAt === null && row.itsCustomer === row.customer,
      undelivered: failures.get(_id) ?? null,
      news: toNews(row, stands, place.zone),
      invitation: toInvitation(row, stands),
    };
  });
}

function toInvitation(
  { isInvited, sentAt, answer, answeredAt, answeredBy, mayMove, remind, greeting }: Row,
  { series }: Stands,
): DeskBooking["invitation"] {
  if (isInvited !== 1) return null;
  const answered = { answer, answeredAt, isByHand: answeredBy === "desk" };
  const said = { mayMove: mayMove === 1, remind, word: greeting };
  return { sentAt, ...answered, ...said, repeats: series !== undefined };
}

const news = {
  invited: "invited",
  booked: "booked",
  moved: "moved",
  rescheduled: "moved",
  canceled: "canceled",
} as const;

function toNews(row: Booking, stands: Stands, zone: Zone): DeskBooking["news"] {
  const kind =
    row.state === "booked" || row.state === "proposed" ? toNotice(row, stands) : undefined;
  if (!kind) return null;
  const [start = ""] = row.told.split("/");
  return {
    what: news[kind],
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
