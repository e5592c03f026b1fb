import type { DeskBooking } from "../../../shared/booking.ts";
import { bookingLimit } from "../../../shared/booking-endpoints.ts";
import { utc, zoneNamed } from "../../../shared/dates/time-zones.ts";
import { readTimeName } from "../../../shared/repeat/time-names.ts";
import { type Db, inSnapshot, type Owner } from "../../db/engine/database.ts";
import { type Booking, isToCome } from "../queries.ts";
import { failedStates } from "./failed-mails.ts";
import {
  type Asking,
  type Row,
  type StandingRow,
  selectBookings,
  toAnswers,
  toStanding,
  toTimes,
  withTimes,
} from "./rows.ts";

/** Of one time of a series, see one-time.ts. */
const proposesTime = '%"proposed":"%';

/** By when they were promised, at most so many. */
function selectByTime(db: Db, owner: Owner) {
  return selectBookings(db, owner)
    .orderBy("bookings.start")
    .orderBy("bookings._id")
    .limit(bookingLimit);
}

async function answerAll(db: Db, owner: Owner, rows: readonly Row[], asking: Asking) {
  const standing = await toStanding(db, owner, rows, asking.now);
  return toAnswers(db, owner, withTimes(standing, asking.now), asking);
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
    selectByTime(tx, owner)
      .where(isToCome(asking.now))
      .where((eb) =>
        eb.or([
          eb("bookings.state", "in", ["asked", "proposed"]),
          eb("bookings.times", "like", proposesTime),
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
  const all = await answerAll(db, owner, rows.filter(isTakenBy(person)), asking);
  const rankOf = ({ standing, undelivered, isNew, day }: DeskBooking) => {
    if (standing === "asked" || standing === "proposed") return 0;
    if (day !== null) return undefined;
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
  const zone = zoneNamed(timeZone ?? utc.name);
  const today = new Date(zone.toWall(now.getTime())).toISOString().slice(0, 10);
  return new Date(zone.toInstant(Date.parse(`${today}T00:00:00Z`) - 86_400_000)).toISOString();
}

/** Those that are or were promised between two days of whoever asks, whatever became of them, and what repeats. */
export async function listBookings(
  db: Db,
  owner: Owner,
  { startDate, endDate }: { startDate: string; endDate: string },
  asking: Asking,
): Promise<DeskBooking[]> {
  const zone = zoneNamed(asking.timeZone ?? utc.name);
  const from = zone.toInstant(Date.parse(`${startDate}T00:00:00Z`));
  const until = zone.toInstant(Date.parse(`${endDate}T00:00:00Z`) + 86_400_000);
  const rows = await inSnapshot(db, owner, (tx) =>
    selectByTime(tx, owner)
      .where(isToCome(new Date(from)))
      .where((eb) =>
        eb.or([
          eb("bookings.start", "<", new Date(until).toISOString()),
          // Moved nearer, and not agreed to; by a clock that is at most 26 hours from this one.
          eb("appointments.date", "<", new Date(until + 2 * 86_400_000).toISOString()),
        ]),
      )
      .execute(),
  );
  const isIn = (start: number, end: number) => start < until && end > from;
  const standing = withTimes(await toStanding(db, owner, rows, asking.now), asking.now);
  const shown = standing.filter(({ row, stands, day }) =>
    stands.series && day === undefined
      ? true
      : isIn(stands.start, stands.end) ||
        (day === undefined && isIn(Date.parse(row.start), Date.parse(row.end))),
  );
  return toAnswers(db, owner, shown, asking);
}

/** Undefined where the desk has no such booking. */
export async function findBooking(
  db: Db,
  owner: Owner,
  id: string,
  asking: Asking,
): Promise<{ booking: Booking; answer: DeskBooking } | undefined> {
  const [row] = await inSnapshot(db, owner, (tx) =>
    selectByTime(tx, owner).where("bookings._id", "=", id).execute(),
  );
  if (!row) return undefined;
  const standing = await toStanding(db, owner, [row], asking.now);
  const [answer] = await toAnswers(db, owner, standing, asking);
  return answer && { booking: row, answer };
}

/**
 * `data` is undefined for an appointment that nobody has booked, and to which its customer isn’t invited. `passedOn` are those of
 * customers who had it before, as long as they don’t know that it is another’s.
 */
export async function findBookingOf(
  db: Db,
  owner: Owner,
  appointment: string,
  asking: Asking,
): Promise<{ data: DeskBooking | undefined; passedOn: DeskBooking[] }> {
  const ids = [appointment, readTimeName(appointment)?.series ?? appointment];
  const rows = await inSnapshot(db, owner, (tx) =>
    selectBookings(tx, owner)
      .where("bookings.appointment", "in", ids)
      .orderBy("bookings.createdAt", "desc")
      .orderBy("bookings._id", "desc")
      .limit(bookingLimit)
      .execute(),
  );
  const standing = await toStanding(db, owner, rows, asking.now);
  const isOf = ({ row, appointment: its }: StandingRow) => its || row.itsDate === null;
  const found = standing.find(isOf);
  const day = readTimeName(appointment)?.day;
  const time = found && toTimes(found, asking.now).find((one) => one.day === day);
  const now = asking.now.toISOString();
  const others = standing.filter((one) => !isOf(one) && (one.row.seriesEnd ?? one.row.end) > now);
  const own = found ? [time ?? found] : [];
  const answers = await toAnswers(db, owner, [...own, ...others], asking);
  const [data] = answers.splice(0, own.length);
  return { data, passedOn: answers.filter(({ news }) => news !== null) };
}

/** Whether somebody takes a booking. */
export function isTakenBy(person: string): (booking: Pick<Booking, "takers">) => boolean {
  // as: ids, as this program has written them.
  return ({ takers }) => (JSON.parse(takers) as string[]).includes(person);
}
