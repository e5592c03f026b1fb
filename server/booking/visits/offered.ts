import type { Act } from "../../db/acts/act.ts";
import { beginAct } from "../../db/acts/act.ts";
import type { Db } from "../../db/engine/database.ts";
import { toTold } from "../mails/notice.ts";
import { queueMail, queueReminder } from "../mails/queue.ts";
import type { Booking, Found } from "../queries.ts";
import { readTakers } from "../times/queries.ts";
import { daysAround, enterAppointment, lapseOfRequest } from "./book.ts";
import { change, findOfBooking, toReminder, type When } from "./change.ts";
import type { Moved } from "./move.ts";

// Times that the desk proposes instead of the one that a customer asks for, which is held until they choose.

/** Proposes times, as instants. Answers whether it could: `isDone`. */
export function offerTimes(
  db: Db,
  asked: Pick<Found, "owner" | "booking">,
  { times, word }: { times: readonly number[]; word: string },
  { now, hasMail }: When,
) {
  return change(db, asked, ["asked"], now, async (tx, { booking }) => {
    const open = times.filter((at) => at > now.getTime()).toSorted((one, other) => one - other);
    if (open.length === 0) return undefined;
    if (hasMail) await queueMail(tx, booking, "offered", now);
    const proposed = JSON.stringify(open.map((at) => new Date(at).toISOString()));
    return { proposed, word, lapsesAt: lapseOfRequest(now, open.at(-1) ?? now.getTime()) };
  });
}

/** The customer takes one of them, unless whoever takes the meeting is taken by then. */
export async function takeOffered(
  db: Db,
  found: Found,
  at: number,
  { now, hasMail }: When,
): Promise<Moved> {
  const acts: Act[] = [];
  let isTaken = false;
  const changed = await change(
    db,
    found,
    ["asked"],
    now,
    async (tx, { owner, booking }, { here, zones }) => {
      if (!isOffered(booking, at) || at <= now.getTime()) return undefined;
      // as: ids, as this program has written them.
      const ids = JSON.parse(booking.takers) as string[];
      const until = at + Date.parse(booking.end) - Date.parse(booking.start);
      const who = here.filter(({ _id }) => ids.includes(_id));
      const around = { ...daysAround(at), now, except: booking };
      const takers = await readTakers(tx, owner, who, zones, around);
      isTaken = takers.some(({ taken }) =>
        taken.some(({ start, end }) => start < until && end > at),
      );
      if (isTaken) return undefined;
      const moved: Booking = {
        ...booking,
        ...{ start: new Date(at).toISOString(), end: new Date(until).toISOString() },
        told: toTold({ start: at, end: until }),
      };
      const act = beginAct("create", now);
      const { facts } = await enterAppointment(tx, moved, { takers: here }, now, act);
      acts.push(act);
      if (hasMail) {
        await queueMail(tx, moved, "booked", now);
        const type = await findOfBooking(tx, owner, moved);
        await queueReminder(tx, moved, toReminder(type, moved), now);
      }
      const { start, end, told } = moved;
      return { ...facts, start, end, told, proposed: "[]", word: "" };
    },
  );
  // Of the last of them nobody waits for an answer any more.
  const isPassed = !changed.isDone && at <= now.getTime() && isOffered(changed.booking, at);
  return { ...changed, acts, isTaken, isPassed };
}

function isOffered({ proposed }: Booking, at: number): boolean {
  // as: instants, as this program has written them.
  return (JSON.parse(proposed) as string[]).includes(new Date(at).toISOString());
}
