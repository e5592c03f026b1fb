import { bookingStates } from "../../../shared/booking.ts";
import type { Db } from "../engine/database.ts";

const states: readonly string[] = bookingStates;

/** What is wrong with what customers have booked, and with the mails about it. */
export async function findWrongBookings(db: Db): Promise<string[]> {
  const bookings = await db
    .selectFrom("bookings")
    .select(["state", "start", "end", "takers", "answers", "proposed", "times", "told"])
    .execute();
  const types = await db.selectFrom("meetingTypes").select(["lengths", "questions"]).execute();
  const unseen = await db
    .selectFrom("bookingMails")
    .innerJoin("desks", "desks._id", "bookingMails.owner")
    .where("bookingMails.state", "in", ["due", "sending"])
    .where("desks.bookingMailDue", "is", null)
    .select("bookingMails._id")
    .execute();
  const letters = await db
    .selectFrom("letters")
    .innerJoin("desks", "desks._id", "letters.owner")
    .where("letters.state", "in", ["due", "sending"])
    .where("desks.bookingMailDue", "is", null)
    .select("letters.activity")
    .execute();
  const lost = unseen.length + letters.length;
  const isWrong = ({ state, start, end, told, ...lists }: (typeof bookings)[number]) =>
    !states.includes(state) ||
    !(Date.parse(start) < Date.parse(end)) ||
    !(
      told === "" ||
      (told.split("#")[0] ?? "").split("/").every((at) => !Number.isNaN(Date.parse(at)))
    ) ||
    !Object.values(lists).every(isList);
  const wrong = bookings.filter(isWrong).length;
  const wrongTypes = types.filter((lists) => !Object.values(lists).every(isList)).length;
  return [
    ...(wrong > 0 ? [`${wrong} that can't be read`] : []),
    ...(wrongTypes > 0 ? [`${wrongTypes} meeting types that can't be read`] : []),
    ...(lost > 0 ? [`${lost} mails that nothing looks for`] : []),
  ];
}

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}
