import { spanLimit } from "../../shared/calendar.ts";
import { addDays } from "../../shared/dates/dates.ts";
import type { Appointment } from "../../shared/kinds/appointments.ts";
import type { Reminder } from "../../shared/reminders.ts";
import { isRuleOf, isSingle } from "../appointments/filter.ts";
import { findAppointment } from "../appointments/repeat/find.ts";
import { readTimes } from "../appointments/repeat/read.ts";
import { selectAppointments, toAppointment } from "../appointments/rows/queries.ts";
import {
  type Db,
  inTransaction,
  type Owner,
  type Person,
  type Whose,
} from "../db/engine/database.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows, readTogether } from "../db/query/prepared.ts";
import { tellTime } from "../filters/clocks.ts";
import { type Clockwork, endOf, remindsAt, toWall } from "./when.ts";

/** The longest that a reminder comes before its appointment, and one lasts: days. */
const longestBefore = 7;
const longest = 1;
/** Days that an answer is kept after its appointment. */
const kept = 2;

/** An appointment that reminds, and what was done about that. */
export interface Reminding {
  appointment: Appointment & { reminder: number };
  /** Snoozed until then. */
  until: string | null;
  isDone: boolean;
  isMailed: boolean;
}

type Window = { owner: Owner; begin: string; end: string };

/** What may remind within a day of `now`, and is not over, on whatever clock. */
function windowOf(now: string): Omit<Window, "owner"> {
  const today = now.slice(0, 10);
  return {
    begin: addDays(today, -longest - 1),
    end: `${addDays(today, longestBefore + 3)}T~`,
  };
}

const remindingAppointments = prepared((db, { owner, begin, end }: Placeholders<Window>) =>
  selectAppointments(db, owner)
    .where("appointments.reminder", "is not", null)
    .where("appointments.outcome", "is", null)
    .where(isSingle)
    .where("appointments.date", ">=", begin)
    .where("appointments.date", "<=", end)
    .orderBy("appointments.date"),
);

const answers = prepared((db, { owner, person }: Placeholders<{ owner: Owner; person: Person }>) =>
  db.selectFrom("reminders").where("owner", "=", owner).where("user", "=", person).selectAll(),
);

const everyAnswer = prepared(
  (db, { owner }: Placeholders<{ owner: Owner }>) =>
    db.selectFrom("reminders").where("owner", "=", owner).selectAll(),
  { isWide: true },
);

/** What reminds somebody within a day of `now`: it is in their calendar or they attend, and it may not be over. */
export async function listReminding(
  db: Db,
  owner: Owner,
  person: Person,
  now: string,
): Promise<Reminding[]> {
  const { begin, end } = windowOf(now);
  const [rows, answered] = await readTogether(db, owner, [
    remindingAppointments({ owner, begin, end }),
    answers({ owner, person }),
  ]);
  const days = [begin, end.slice(0, 10)] as const;
  const times = await readTimes(db, owner, days, spanLimit, [person]);
  const own = rows.filter((row) => isRuleOf(row, [person]));
  const byId = new Map(answered.map((row) => [row.appointment, row]));
  return [...own.map(toAppointment), ...times].flatMap(({ reminder, ...appointment }) => {
    const found = byId.get(appointment._id);
    const answer = found?.date === appointment.date ? found : undefined;
    if (reminder === null) return [];
    return {
      appointment: { ...appointment, reminder },
      until: answer?.until ?? null,
      isDone: answer?.isDone === 1,
      isMailed: answer?.isMailed === 1,
    };
  });
}

const laterReminders = prepared((db, { owner, begin, end }: Placeholders<Window>) =>
  db
    .selectFrom("appointments")
    .where("owner", "=", owner)
    .where("reminder", "is not", null)
    .where(({ or, eb, and }) =>
      or([
        eb("date", ">", end),
        and([
          eb("repeat", "<>", ""),
          or([eb("lastTime", "is", null), eb("lastTime", ">=", begin)]),
        ]),
      ]),
    )
    .select("_id")
    .limit(1),
);

/** Whether there are any that `listReminding` does not see yet. */
export async function hasLaterReminders(db: Db, owner: Owner, now: string): Promise<boolean> {
  return (await readRows(db, owner, laterReminders({ owner, ...windowOf(now) }))).length > 0;
}

/** Those that have come or will within a day, of what is not over, in order of time. */
export async function listReminders(
  db: Db,
  { owner, person }: Required<Whose>,
  now: string,
  clockwork: Clockwork,
): Promise<Reminder[]> {
  const tomorrow = addDays(now.slice(0, 10), 1) + now.slice(10);
  const all = await listReminding(db, owner, person, now);
  return all
    .filter(({ isDone }) => !isDone)
    .map(({ appointment, until }) => ({
      _id: appointment._id,
      at: until ?? toWall(remindsAt(appointment, clockwork)),
      appointment,
    }))
    .filter(({ at, appointment }) => at <= tomorrow && toWall(endOf(appointment, clockwork)) > now)
    .map((one) => ({ ...one, appointment: tellTime(clockwork.clocks, one.appointment) }))
    .sort((one, other) => (one.at + one._id < other.at + other._id ? -1 : 1));
}

/** Snoozes the reminder of an appointment, or with null has done with it. Throws the 404. */
export async function answerReminder(
  db: Db,
  { owner, person }: Required<Whose>,
  { id, until, today }: { id: string; until: string | null; today: string },
) {
  return inTransaction(db, owner, async (tx) => {
    const { date } = await findAppointment(tx, owner, id);
    const before = await tx
      .selectFrom("reminders")
      .where("owner", "=", owner)
      .where("user", "=", person)
      .where("appointment", "=", id)
      .select("date")
      .executeTakeFirst();
    const answer = {
      date,
      until,
      isDone: until === null ? 1 : 0,
      // What was mailed tells of the time that it had then.
      ...(before?.date !== date && { isMailed: 0 }),
    };
    await tx
      .insertInto("reminders")
      .values({ owner, user: person, appointment: id, ...answer })
      .onConflict((conflict) =>
        conflict.columns(["owner", "user", "appointment"]).doUpdateSet(answer),
      )
      .execute();
    await forgetReminders(tx, owner, person, today);
  });
}

/** Removes what was done about reminders of appointments that are long over. */
export async function forgetReminders(tx: Db, owner: Owner, person: Person, today: string) {
  await tx
    .deleteFrom("reminders")
    .where("owner", "=", owner)
    .where("user", "=", person)
    .where("date", "<", addDays(today, -kept))
    .execute();
}

/** All that was done about reminders, for a Client Desk file: days later it is removed. */
export async function readAnswers(db: Db, owner: Owner) {
  const rows = await readRows(db, owner, everyAnswer({ owner }));
  return rows
    .map(({ isDone, isMailed, ...row }) => ({
      ...row,
      isDone: isDone === 1,
      isMailed: isMailed === 1,
    }))
    .sort((one, other) => (one.appointment < other.appointment ? -1 : 1));
}
