import { todayIn } from "../../../shared/dates/dates.ts";
import { utc, zoneNamed } from "../../../shared/dates/time-zones.ts";
import { nameTime } from "../../../shared/repeat/time-names.ts";
import { answer } from "../../../shared/words/codes.ts";
import { changeAppointment } from "../../appointments/repeat/act.ts";
import type { Act } from "../../db/acts/act.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { conflict } from "../../errors.ts";
import { serverMessages } from "../../messages.ts";
import { readTimes, withTime } from "../one-time.ts";
import { type Booking, readAppointment } from "../queries.ts";
import { markOf } from "../series.ts";
import { upcoming } from "../states.ts";
import { change } from "../visits/change.ts";

interface Chosen {
  /** Of a time of a series. */
  day: string;
  /** 0 for what is proposed instead; null leaves it where it is. */
  place: number | null;
}

/** Moves one time of a series to when its customer proposes, or leaves it. Throws the 409 where nobody asks any more. */
export async function chooseTime(
  db: Db,
  asked: { owner: Owner; booking: Booking },
  { day, place }: Chosen,
  act: Act,
): Promise<void> {
  const { now } = act;
  act.action = "update";
  act.tells = true;
  const standings = ["refused", ...upcoming] as const;
  const { isDone } = await change(db, asked, standings, now, async (tx, found, { zones }) => {
    const { owner, booking, appointment } = found;
    const answered = readTimes(booking).find((one) => one.day === day);
    const id = booking.appointment;
    if (!appointment?.series || id === null || !answered || answered.proposed === null)
      return undefined;
    const settled = { ...answered, proposed: null };
    if (place === null) return { times: withTime(booking, settled) };
    if (place !== 0) return undefined;
    if (answered.proposed <= now.toISOString()) throw conflict("_id", answer("timePassed"));
    const name = zones.get(appointment.host) ?? utc.name;
    const toWall = (at: number) => new Date(zoneNamed(name).toWall(at)).toISOString();
    const date = toWall(Date.parse(answered.proposed));
    const when = { act, today: todayIn(name, now), wallTime: toWall(now.getTime()) };
    const time = { id: nameTime(id, day), scope: "this" as const };
    await changeAppointment(tx, owner, time, { date }, when);
    const series = (await readAppointment(tx, owner, id))?.series;
    const mark = series ? markOf(series) : null;
    return { times: withTime(booking, { ...settled, answer: "accepted", mark }) };
  });
  if (!isDone) throw conflict("_id", serverMessages.booking.notAsked);
}
