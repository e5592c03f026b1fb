import { bookingLimit, type DeskBooking } from "../../../shared/booking.ts";
import { utc } from "../../../shared/dates/time-zones.ts";
import { type Db, inSnapshot, type Owner } from "../../db/engine/database.ts";
import { placeOf } from "../public/words.ts";
import { type Booking, type ItsAppointment, readAgain } from "../queries.ts";
import { standingOf } from "../states.ts";
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
    .orderBy("bookings.start")
    .orderBy("bookings._id")
    .limit(bookingLimit);
}

/** Those that need somebody: requests first, then whoever got no mail, then new customers, by time. */
export async function listWaiting(
  db: Db,
  owner: Owner,
  person: string,
  asking: Asking,
): Promise<DeskBooking[]> {
  const since = asking.now.toISOString();
  const rows = await inSnapshot(db, owner, (tx) =>
    selectBookings(tx, owner)
      .where("bookings.end", ">", since)
      .where((eb) =>
        eb.or([
          eb("bookings.state", "in", ["asked", "proposed"]),
          eb.and([eb("bookings.isNew", "=", 1), eb("bookings.checkedAt", "is", null)]),
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
  return [0, 1, 2].flatMap((rank) => all.filter((one) => rankOf(one) === rank));
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
      .where("bookings.end", ">", new Date(from).toISOString())
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
  const found = await inSnapshot(db, owner, (tx) => readAgain(tx, owner, id));
  if (!found) return undefined;
  const { booking, appointment } = found;
  const row = {
    ...booking,
    ...{ itsDate: appointment?.date ?? null, itsDuration: appointment?.duration ?? null },
    ...{ itsOutcome: appointment?.outcome ?? null, itsHost: appointment?.host ?? null },
  };
  const [answer] = await toAnswers(db, owner, [row], asking);
  return answer && { booking, answer };
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
  const place = placeOf(timeZone ?? utc.name);
  return rows.map((row) => {
    const appointment = toAppointment(row);
    const zone = zones.get(appointment?.host ?? row.host) ?? utc.name;
    const { standing, start, end } = standingOf(row, appointment, zone, now);
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
      ...{ host: appointment?.host ?? row.host, customer: row.customer, lapsesAt: row.lapsesAt },
      appointment: appointment ? row.appointment : null,
      isNew: row.isNew === 1 && row.checkedAt === null,
      undelivered: failures.get(_id) ?? null,
    };
  });
}

function toAppointment(row: Row): ItsAppointment | undefined {
  const { itsDate: date, itsDuration: duration, itsOutcome: outcome, itsHost: host } = row;
  return date === null || duration === null || host === null
    ? undefined
    : { date, duration, outcome, host };
}
