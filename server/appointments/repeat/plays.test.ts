import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarEndpoints } from "../../../shared/calendar.ts";
import { addDays, weekdayOf } from "../../../shared/dates/dates.ts";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { type Appointment, appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { isOver } from "../../../shared/outcomes.ts";
import { nthOf } from "../../../shared/repeat/days.ts";
import { weekdays } from "../../../shared/repeat/rule.ts";
import { reportEndpoints } from "../../../shared/reports/reports.ts";
import { scaled } from "../../../tools/random.ts";
import type { Db } from "../../db/engine/database.ts";
import { type Caller, type Person, startApp } from "../../test/harness.ts";
import { anyRule } from "../../test/model/any-rule.ts";
import {
  book,
  type Calendar,
  change,
  dayOf,
  isMovable,
  remove,
  type Time,
  turnOf,
} from "../../test/model/repeats.ts";
import { addAppointment, addCompany, addCustomer } from "../../test/records.ts";

const now = "2026-05-04T10:00:00.000Z";
const hours = ["", "T09:00:00.000Z", "T14:30:00.000Z"];
const window = { startDate: "2026-04-20", endDate: "2026-05-31" };
const refusals = {
  over: "Past appointments can’t be moved along. Move a single appointment instead.",
  noRule:
    "The others can’t move along: no repeat has those days. Move only this appointment, or change how it repeats.",
};

const step = fc.record({
  kind: fc.constantFrom("change", "change", "change", "rule", "outcome", "delete", "undo"),
  scope: fc.constantFrom("this", "following", "all"),
  pick: fc.nat(999),
  days: fc.constantFrom(undefined, 0, 1, 2, -3, 7, 12, 31),
  hour: fc.constantFrom(...hours),
  duration: fc.constantFrom(undefined, 30, 90),
});
const begun = fc.tuple(anyRule("2026-04-15", 25), fc.constantFrom(...hours));
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type Line = typeof begun extends fc.Arbitrary<infer One> ? One : never;

const facts = ({ line, original, date, title, duration, outcome }: Facts) =>
  [date, line, original, title, duration, outcome].join(" ");
type Facts = Omit<Time, "part" | "isOwn">;

/** Of which line one is, its reminder tells: that is never changed. */
const factsOf = (one: Appointment) =>
  facts({ ...one, line: one.reminder ?? -1, original: one.original ?? "" });

/** Rules that a day is one of. */
function rulesOn(day: string): string[] {
  const weekdayOn = (date: string) => weekdays[weekdayOf(date)];
  return [
    "FREQ=DAILY;INTERVAL=2;COUNT=20",
    `FREQ=WEEKLY;BYDAY=${weekdayOn(day)}`,
    `FREQ=WEEKLY;INTERVAL=2;BYDAY=${weekdayOn(day)},${weekdayOn(addDays(day, 2))};COUNT=30`,
    `FREQ=MONTHLY;BYMONTHDAY=${Number(day.slice(8))}`,
    `FREQ=MONTHLY;BYDAY=${nthOf(day)}${weekdayOn(day)};COUNT=12`,
    "FREQ=MONTHLY",
  ];
}

async function readSpan(ana: Caller) {
  return (await ana.call(calendarEndpoints.span, { query: window })).data;
}

const isShown = ({ date }: { date: string }) =>
  date.slice(0, 10) >= window.startDate && date.slice(0, 10) <= window.endDate;

/** The span, days, marks and pages of the list have exactly the times that the model has. */
async function expectTimes(ana: Caller, times: readonly Time[], story: string) {
  const shown = times.filter(isShown);
  const expected = shown.map(facts).sort();
  const span = await readSpan(ana);
  expect(span.map(factsOf).sort(), story).toEqual(expected);
  const dates = span.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());

  const listed: Appointment[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const query = { ...window, limit: 30, ...(cursor && { cursor }) };
    const page = await ana.call(appointmentEndpoints.list, { query });
    expect(page.total, story).toBe(shown.length);
    listed.push(...page.data);
    cursor = page.nextCursor;
  }
  expect(listed.map(({ _id }) => _id)).toEqual(span.map(({ _id }) => _id));

  const marks = await ana.call(appointmentEndpoints.days, { query: window });
  const ofDay = Map.groupBy(shown, ({ date }) => date.slice(0, 10));
  const counts = [...ofDay].map(([date, all]) => ({ date, count: all.length }));
  expect(marks.data, story).toEqual(counts.sort((a, b) => (a.date < b.date ? -1 : 1)));

  await expectReport(ana, shown);

  const [date = "2026-05-04"] = [...ofDay.keys()];
  const { data } = await ana.call(appointmentEndpoints.day, { params: { date } });
  expect(data.map(factsOf).sort()).toEqual((ofDay.get(date) ?? []).map(facts).sort());
}

/** What is over counts, and its list has just as many. */
async function expectReport(ana: Caller, shown: readonly Time[]) {
  const over = shown.filter((one) => isOver(one, now));
  const held = over.filter(({ outcome }) => outcome === "held").length;
  const open = over.filter(({ outcome }) => outcome === null).length;
  const { startDate, endDate } = window;
  const query = { period: `${startDate}..${endDate}`, on: endDate };
  const { data } = await ana.call(reportEndpoints.appointments, { query });
  expect(data.total).toEqual({ held, noShow: 0, canceled: 0, open });
  const listed = { ...window, filter: "outcome:is:open" };
  expect((await ana.call(appointmentEndpoints.list, { query: listed })).total).toBe(open);
}

interface Playing {
  ana: Person;
  db: Db;
  calendar: Calendar;
}

/** The rows of a part after a change: what is over keeps its rule, what follows has the new one. */
async function readTail(
  { ana, db, calendar }: Playing,
  target: Time,
  title: string,
  middle?: string,
) {
  const part = calendar.parts.get(target.part ?? -1);
  const rows = await db
    .selectFrom("appointments")
    .where("owner", "=", ana.owner)
    .where("title", "=", title)
    .where("repeat", "<>", "")
    .where("reminder", "=", target.line)
    .select(["_id", "repeat", "date"])
    .execute();
  const isMiddle = ({ _id, date }: (typeof rows)[number]) =>
    middle !== undefined && (_id === part?.id ? true : date === middle);
  const over = rows.find(isMiddle);
  const row = rows.find((one) => one !== over);
  return { over: over?._id ?? part?.id ?? "", tail: row && { ...row, id: row._id } };
}

async function changeTimes(
  playing: Playing,
  named: Appointment,
  target: Time,
  one: Step,
  turn: number,
) {
  const { ana, calendar } = playing;
  const { days, hour, duration, kind } = one;
  const params = { id: named._id };
  const title = `Turn ${turn}`;
  const part = calendar.parts.get(target.part ?? -1);
  const own = { title, ...(duration && { duration }) };
  const moved =
    days === undefined ? undefined : addDays(dayOf(target.original || target.date), days) + hour;
  if (one.scope === "this" || !part) {
    const body = { ...own, ...(moved && { date: moved }) };
    await ana.call(appointmentEndpoints.update, { params, query: { scope: one.scope }, body });
    const times = calendar.times.map((time): Time => {
      if (time !== target) return time;
      return { ...time, ...own, date: moved ?? time.date, isOwn: true };
    });
    return { ...calendar, times };
  }
  const { scope } = one;
  const date = moved ?? target.date;
  const offered = rulesOn(dayOf(date));
  const repeat = kind === "rule" ? offered[one.pick % offered.length] : undefined;
  const isMoved = date !== target.date;
  const changes = { ...own, ...(isMoved && { date }), ...(repeat && { repeat }) };
  const [first = ""] = part.days;
  const from = scope === "all" ? first : dayOf(target.original);
  const firstMoved = turnOf(part, from, changes, now);
  const turnDay = isMoved || repeat ? firstMoved : undefined;
  // Another rule has what is all over go on from today: see moves.test.ts.
  if (repeat && turnDay === undefined) return calendar;
  const answer = await ana.send(appointmentEndpoints.update, {
    params,
    query: { scope },
    body: changes,
  });
  if (answer.statusCode === 400) {
    const { msg } = answer.json();
    if (turnDay === undefined) expect(msg).toBe(refusals.over);
    else expect([refusals.noRule, isMovable(part.repeat)]).toEqual([msg, false]);
    return calendar;
  }
  expect(answer.statusCode, answer.body).toBe(200);
  expect(isMoved && !repeat && turnDay === undefined).toBe(false);
  const hasMiddle = turnDay !== undefined && part.days.some((day) => day >= from && day < turnDay);
  const begin = part.days.find((day) => day >= from) ?? from;
  const middle = hasMiddle ? begin + part.hour : undefined;
  const read = await readTail(
    playing,
    target,
    title,
    turnDay === undefined ? begin + part.hour : middle,
  );
  const after = change(calendar, target, changes, {
    scope,
    turn: turnDay,
    tail: turnDay === undefined ? undefined : read.tail,
    head: part.id,
    middle: read.over,
    numbers: [10 + 2 * turn, 11 + 2 * turn],
  });
  const moves = isMoved && dayOf(target.original) >= (turnDay ?? "~");
  if (moves) expect(answer.json().data.date).toBe(date);
  if (turnDay !== undefined && !repeat) {
    const left = part.days.filter((day) => day >= turnDay).length;
    const isWhole = /COUNT|UNTIL/.test(part.repeat) && (part.days.at(-1) ?? "") < "2029";
    const now = after.parts.get(11 + 2 * turn)?.days.length;
    if (isWhole) expect(now).toBe(left);
  }
  return after;
}

async function play(ana: Person, db: Db, lines: readonly Line[], steps: readonly Step[]) {
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company);
  let calendar: Calendar = { times: [], parts: new Map() };
  const told: string[] = [];
  for (const [line, [{ rule: repeat, first }, hour]] of lines.entries()) {
    const entered = { title: `Line ${line}`, date: first + hour, duration: 60, repeat };
    const { _id } = await addAppointment(ana, { ...entered, company, customer, reminder: line });
    told.push(`${entered.date} ${repeat}`);
    calendar = book(calendar, entered, _id);
  }
  let before: Calendar | undefined;
  for (const [turn, one] of steps.entries()) {
    await expectTimes(ana, calendar.times, told.join("\n"));
    const span = await readSpan(ana);
    const named = span[one.pick % span.length];
    const target = named && calendar.times.find((time) => facts(time) === factsOf(named));
    if (one.kind === "undo") {
      if (!before) continue;
      const { data } = await ana.call(historyEndpoints.list, { query: { limit: 1 } });
      await ana.call(historyEndpoints.undo, { params: { id: data[0]?._id ?? "" }, body: {} });
      told.push("undo");
      calendar = before;
      before = undefined;
      continue;
    }
    if (!target) continue;
    const last = calendar;
    const params = { id: named._id };
    told.push(`${JSON.stringify(one)} ${facts(target)}`);
    if (one.kind === "delete") {
      await ana.call(appointmentEndpoints.remove, { params, query: { scope: one.scope } });
      calendar = remove(calendar, target, one.scope);
    } else if (one.kind === "outcome") {
      const outcome = target.outcome === null ? ("held" as const) : null;
      await ana.call(appointmentEndpoints.update, { params, query: {}, body: { outcome } });
      const times = calendar.times.map((time): Time => {
        return time === target ? { ...time, outcome, isOwn: true } : time;
      });
      calendar = { ...calendar, times };
    } else {
      calendar = await changeTimes({ ana, db, calendar }, named, target, one, turn);
    }
    if (calendar !== last) before = last;
  }
  await expectTimes(ana, calendar.times, told.join("\n"));
}

test(
  "whatever is done to times, these and those that follow, the calendar has what a list of all would",
  async () => {
    const { db, signUp } = await startApp();
    const sequence = fc.array(step, { minLength: 2, maxLength: 8 });
    const lines = fc.array(begun, { minLength: 1, maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(lines, sequence, async (begins, steps) => {
        const ana = await signUp({ timeZone: "UTC" });
        await play(ana, db, begins, steps);
      }),
      { numRuns: scaled(40) },
    );
  },
  scaled(180_000),
);
