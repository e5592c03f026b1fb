import type { Settings } from "../../shared/account/settings.ts";
import type { Appointment } from "../../shared/kinds/appointments.ts";
import type { Task } from "../../shared/kinds/tasks.ts";
import { listDay } from "../appointments/days.ts";
import type { Db, Whose } from "../db/engine/database.ts";
import type { Clocks } from "../filters/clocks.ts";
import { hasLaterReminders, listReminding, type Reminding } from "../reminders/queries.ts";
import { endOf, remindsAt, toWall } from "../reminders/when.ts";
import { listTasks } from "../tasks/lists.ts";
import { atClock } from "./at-clock.ts";
import { type News, planForYou } from "./for-you/due.ts";

interface Recipient {
  timeZone: string | null;
  settings: Pick<Settings, "calendar" | "forYou">;
  /** Of the hosts on the desk. */
  clocks: Clocks | undefined;
  /** The last day whose agenda was sent. */
  agendaSent: string | null;
  /** The last month of which the summary was sent; null while there are to be none. */
  summarySent: string | null;
}

export interface Agenda {
  day: string;
  appointments: Appointment[];
  /** Open, due on the day or earlier. */
  tasks: Task[];
  /** What is new for them goes along. */
  news?: News;
}

export interface Plan {
  reminders: Reminding["appointment"][];
  agenda: Agenda | undefined;
  agendaSent: string | null;
  /** What is new for them, in a mail of its own. */
  news: News | undefined;
  /** The first day of the month of which a summary is due. */
  summary: string | undefined;
  summarySent: string | null;
  /** The instant at which it is to be looked again; null never. */
  next: string | null;
}

const { compare } = Temporal.ZonedDateTime;

/** What is to be mailed to a user now, and when it is to be looked again. */
export async function planMails(
  db: Db,
  whose: Required<Whose>,
  recipient: Recipient,
  instant: Date,
): Promise<Plan> {
  const now = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
    recipient.timeZone ?? "UTC",
  );
  const reminders = await planReminders(db, whose, recipient, now);
  const agenda = await planAgenda(db, whose, recipient, now);
  const summary = planSummary(recipient, now);
  const { due: news, next: later } = await planForYou(db, whose, recipient, now);
  const [next] = [...reminders.next, ...agenda.next, ...summary.next, ...later].sort(compare);
  return {
    reminders: reminders.due,
    agenda: agenda.due && { ...agenda.due, ...(news && { news }) },
    agendaSent: agenda.sent,
    news: agenda.due ? undefined : news,
    summary: summary.due,
    summarySent: summary.sent,
    next: next ? new Date(next.epochMilliseconds).toISOString() : null,
  };
}

/** Those that have come, of what is not over, and that nobody has answered in the program. */
async function planReminders(
  db: Db,
  { owner, person }: Required<Whose>,
  { settings: { calendar }, timeZone, clocks }: Recipient,
  now: Temporal.ZonedDateTime,
) {
  if (!calendar.emailReminders) return { due: [], next: [] };
  const clockwork = { calendar, timeZone, clocks };
  const open = (await listReminding(db, owner, person, toWall(now)))
    .filter(({ until, isDone, isMailed }) => until === null && !isDone && !isMailed)
    .map(({ appointment }) => ({ appointment, at: remindsAt(appointment, clockwork) }))
    .filter(({ appointment }) => compare(endOf(appointment, clockwork), now) > 0);
  const toCome = open.map(({ at }) => at).filter((at) => compare(at, now) > 0);
  const isLonger = toCome.length === 0 && (await hasLaterReminders(db, owner, toWall(now)));
  return {
    due: open.filter(({ at }) => compare(at, now) <= 0).map(({ appointment }) => appointment),
    next: isLonger ? [now.add({ hours: 24 })] : toCome,
  };
}

/** A mail is not a list of everything: the longest overdue come first. */
const agendaTasks = 50;

/**
 * Of the day, in the calendar of the recipient and with them, once its hour has come, without what is over by then, or canceled. Overdue tasks alone
 * are no reason to write.
 */
async function planAgenda(
  db: Db,
  { owner, person }: Required<Whose>,
  recipient: Recipient,
  now: Temporal.ZonedDateTime,
): Promise<{ due?: Agenda; sent: string | null; next: Temporal.ZonedDateTime[] }> {
  const { clocks, agendaSent: sent } = recipient;
  const { calendar } = recipient.settings;
  if (calendar.agenda === null) return { sent, next: [] };
  const date = now.toPlainDate();
  const day = date.toString();
  const today = atClock(date, calendar.agenda, now);
  const tomorrow = atClock(date.add({ days: 1 }), calendar.agenda, now);
  if (sent !== null && sent >= day) return { sent, next: [tomorrow] };
  if (compare(today, now) > 0) return { sent, next: [today] };
  const moment = { today: day, wallTime: toWall(now), me: person, clocks };
  // These are told by the recipient's clock already.
  const clockwork = { ...recipient, calendar, clocks: undefined };
  const appointments = (await listDay(db, owner, day, [person], moment)).filter(
    (one) => one.outcome !== "canceled" && compare(endOf(one, clockwork), now) > 0,
  );
  const query = {
    who: person,
    search: "",
    done: "false",
    dueTo: day,
    sort: "due",
    limit: agendaTasks,
  } as const;
  const { data: tasks } = await listTasks(db, owner, query);
  const isEmpty = appointments.length === 0 && !tasks.some(({ due }) => due === day);
  const due = isEmpty ? {} : { due: { day, appointments, tasks } };
  return { ...due, sent: day, next: [tomorrow] };
}

/** On the first of a month. */
const summaryTime = "08:00";

/** Of the last month, once its hour has come; whoever begins to want them gets the next one first. */
function planSummary(
  { settings: { calendar }, summarySent }: Recipient,
  now: Temporal.ZonedDateTime,
): { due?: string; sent: string | null; next: Temporal.ZonedDateTime[] } {
  if (!calendar.monthlySummary) return { sent: null, next: [] };
  const thisMonth = now.toPlainDate().with({ day: 1 });
  const [last, next] = [thisMonth.subtract({ months: 1 }), thisMonth.add({ months: 1 })];
  const hour = (day: Temporal.PlainDate) => atClock(day, summaryTime, now);
  const isPast = compare(hour(thisMonth), now) <= 0;
  const month = nameOf(isPast ? last : last.subtract({ months: 1 }));
  const toCome = [hour(isPast ? next : thisMonth)];
  if (!isPast || summarySent === null || summarySent >= month) {
    return { sent: summarySent ?? month, next: toCome };
  }
  return { due: last.toString(), sent: month, next: toCome };
}

/** `2026-04` */
function nameOf(month: Temporal.PlainDate): string {
  return month.toPlainYearMonth().toString();
}
