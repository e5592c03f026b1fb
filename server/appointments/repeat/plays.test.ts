import fc from "fast-check";
import { expect, test } from "vitest";
import { type Appointment, appointmentEndpoints } from "../../../shared/appointments.ts";
import { calendarEndpoints } from "../../../shared/calendar.ts";
import { addDays } from "../../../shared/dates.ts";
import { historyEndpoints } from "../../../shared/history.ts";
import { isOver } from "../../../shared/outcomes.ts";
import { reportEndpoints } from "../../../shared/reports.ts";
import { type Caller, startApp } from "../../test/harness.ts";
import { change, expand, remove, rules, type Time } from "../../test/model/repeats.ts";
import { addAppointment, addCompany, addCustomer } from "../../test/records.ts";

const now = "2026-05-04T10:00:00.000Z";
const repeats = Object.keys(rules);
const hours = ["", "T09:00:00.000Z", "T14:30:00.000Z"];
const window = { startDate: "2026-04-20", endDate: "2026-05-31" };

const step = fc.record({
  kind: fc.constantFrom("change", "change", "change", "outcome", "delete", "undo"),
  scope: fc.constantFrom("this", "following", "all"),
  pick: fc.nat(999),
  days: fc.constantFrom(undefined, 0, 1, 2),
  hour: fc.constantFrom(...hours),
  duration: fc.constantFrom(undefined, 30, 90),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const facts = ({ line, original, date, title, duration, outcome }: Omit<Time, "part">) =>
  [date, line, original, title, duration, outcome].join(" ");

/** Of which line one is, its reminder tells: that is never changed. */
const factsOf = (one: Appointment) =>
  facts({ ...one, line: one.reminder ?? -1, original: one.original ?? "" });

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

async function play(ana: Caller, steps: readonly Step[]) {
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company);
  let times: Time[] = [];
  for (const line of [0, 1]) {
    const { pick, hour, duration = 60 } = steps[line] ?? { pick: 0, hour: "" };
    const repeat = repeats[pick % repeats.length] ?? "";
    const date = (line === 0 ? "2026-04-27" : "2026-05-04") + hour;
    const entered = { title: `Line ${line}`, date, duration, repeat };
    await addAppointment(ana, { ...entered, company, customer, reminder: line });
    times = [...times, ...expand(entered, line)];
  }
  /** By part: how a time is as long as it has no facts of its own. */
  const usual = new Map(times.map((one) => [one.part, one]));
  let before: Time[] | undefined;
  const told: string[] = [];
  for (const [turn, one] of steps.entries()) {
    await expectTimes(ana, times, told.join("\n"));
    const span = await readSpan(ana);
    const named = span[one.pick % span.length];
    const target = named && times.find((time) => facts(time) === factsOf(named));
    if (one.kind === "undo") {
      if (!before) continue;
      const { data } = await ana.call(historyEndpoints.list, { query: { limit: 1 } });
      await ana.call(historyEndpoints.undo, { params: { id: data[0]?._id ?? "" }, body: {} });
      told.push("undo");
      times = before;
      before = undefined;
      continue;
    }
    if (!target) continue;
    before = times;
    const params = { id: named._id };
    const query = { scope: one.scope };
    if (one.kind === "delete") {
      told.push(`delete ${one.scope} ${facts(target)}`);
      await ana.call(appointmentEndpoints.remove, { params, query });
      times = remove(times, target, one.scope);
      continue;
    }
    if (one.kind === "outcome") {
      const outcome = target.outcome === null ? ("held" as const) : null;
      told.push(`${outcome} ${facts(target)}`);
      await ana.call(appointmentEndpoints.update, { params, query: {}, body: { outcome } });
      times = times.map((time) => (time === target ? { ...time, outcome } : time));
      continue;
    }
    const { days, hour, duration } = one;
    const date =
      days === undefined ? undefined : addDays(target.original.slice(0, 10), days) + hour;
    const body = { title: `Turn ${turn}`, ...(date && { date }), ...(duration && { duration }) };
    told.push(`change ${one.scope} ${facts(target)} ${JSON.stringify(body)}`);
    await ana.call(appointmentEndpoints.update, { params, query, body });
    const part = 10 + 2 * turn;
    const was = usual.get(target.part) ?? target;
    times = change(times, target, body, { scope: one.scope, now, usual: was, part });
    if (one.scope === "this") continue;
    const is = { ...was, title: body.title, duration: duration ?? was.duration };
    usual.set(part, is).set(part + 1, is);
  }
  await expectTimes(ana, times, told.join("\n"));
}

test("whatever is done to times, these and those that follow, the calendar has what a list of all would", async () => {
  const { signUp } = await startApp();
  const sequence = fc.array(step, { minLength: 2, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(sequence, async (steps) => {
      const ana = await signUp({ timeZone: "UTC" });
      await play(ana, steps);
    }),
    { numRuns: Number(process.env.MODEL_RUNS ?? 40), seed: Number(process.env.MODEL_SEED ?? 8) },
  );
}, 90_000);
