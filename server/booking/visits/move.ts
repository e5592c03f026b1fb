import { todayIn } from "../../../shared/dates/dates.ts";
import { utc, zoneNamed } from "../../../shared/dates/time-zones.ts";
import type { Start } from "../../../shared/slots/bookable.ts";
import { updateAppointment } from "../../appointments/queries.ts";
import { type Act, beginAct } from "../../db/acts/act.ts";
import type { Db } from "../../db/engine/database.ts";
import { findTypeOf } from "../invitations/type.ts";
import { toTold } from "../mails/notice.ts";
import { queueMail, queueReminder } from "../mails/queue.ts";
import type { Booking, Found } from "../queries.ts";
import { upcoming } from "../states.ts";
import { findTimes } from "../times/find.ts";
import { type Changed, change, toAnswered, type When } from "./change.ts";

// Other times for what is booked.

const minute = 60_000;

/** The times that a booking can move to: as if its own were free. */
export async function findOtherTimes(db: Db, { owner, booking }: Found, now: Date) {
  const type = await findTypeOf(db, owner, booking);
  const length = (Date.parse(booking.end) - Date.parse(booking.start)) / minute;
  const only = { ...type, ...(type.takenBy === "inTurn" && { takers: [booking.host] }) };
  const times = await findTimes(db, owner, only, { length, now, except: booking });
  return { type, times };
}

/** Until when customers may move a booking: an instant; undefined for never. */
export function movableUntil({ movable }: { movable: number | null }, start: number) {
  return movable === null ? undefined : start - movable * minute;
}

export interface Moved extends Changed {
  /** Somebody else has it by now. */
  isTaken?: boolean;
  /** It has begun meanwhile. */
  isPassed?: boolean;
  next?: Start[];
}

/** The customer moves what is booked to another free time of its meeting type. */
export async function moveBooking(
  db: Db,
  found: Found,
  at: number,
  { now, hasMail }: When,
): Promise<Moved> {
  const acts: Act[] = [];
  let next: Start[] | undefined;
  const changed = await change(
    db,
    found,
    upcoming,
    now,
    async (tx, { owner, booking, appointment }, { zones, start }) => {
      if (booking.appointment === null || !appointment || appointment.series) return undefined;
      const name = zones.get(appointment.host) ?? utc.name;
      const { type, times } = await findOtherTimes(tx, { owner, booking, appointment }, now);
      const until = movableUntil(type, start);
      if (until === undefined || now.getTime() > until) return undefined;
      if (!times.starts.some((one) => one.at === at)) {
        next = times.starts.filter((one) => one.at > at).slice(0, 4);
        return undefined;
      }
      const length = Date.parse(booking.end) - Date.parse(booking.start);
      const act = beginAct("update", now);
      await updateAppointment(
        tx,
        owner,
        booking.appointment,
        { date: new Date(zoneNamed(name).toWall(at)).toISOString(), duration: length / minute },
        { act, today: todayIn(name, now) },
      );
      acts.push(act);
      if (hasMail) await queueMail(tx, booking, "moved", now);
      if (hasMail) await queueReminder(tx, booking, { remind: type.remind, start: at }, now);
      return {
        ...{ state: "booked", proposed: "[]", sequence: booking.sequence + 1 },
        told: toTold({ start: at, end: at + length }),
        ...{ start: new Date(at).toISOString(), movedTo: new Date(at).toISOString() },
        end: new Date(at + length).toISOString(),
        ...(booking.isInvited === 1 && toAnswered("accepted", now)),
      };
    },
  );
  return { ...changed, acts, ...(next && { isTaken: true, next }) };
}

/** The customer would like one of these times instead; the present one stays until somebody chooses. */
export function proposeTimes(
  db: Db,
  found: Found,
  times: readonly number[],
  word: string,
  now: Date,
): Promise<Changed> {
  return change(db, found, [...upcoming, "refused"], now, async (tx, again) => {
    if (again.appointment?.series) return undefined;
    const { times: free } = await findOtherTimes(tx, again, now);
    const open = times.filter((at) => free.starts.some((one) => one.at === at));
    return open.length === 0 ? undefined : toProposal(again.booking, open, word, now);
  });
}

/** What a booking becomes by times that its customer proposes. */
export function toProposal(
  { isInvited }: Booking,
  times: readonly number[],
  word: string,
  now: Date,
): Partial<Booking> {
  const proposed = times.slice(0, mostProposed).map((at) => new Date(at).toISOString());
  return {
    ...{ state: "proposed", proposed: JSON.stringify(proposed), word },
    ...(isInvited === 1 && { ...toAnswered(null, now), untold: null }),
  };
}

/** Of times that a customer proposes. */
export const mostProposed = 3;
