import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { deskEndpoints } from "../../shared/account/desks.ts";
import { dashboardEndpoints } from "../../shared/dashboard.ts";
import { changeIdHeader, historyEndpoints } from "../../shared/history/history.ts";
import { type AbsenceInput, absenceEndpoints } from "../../shared/kinds/absences.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { taskEndpoints } from "../../shared/kinds/tasks.ts";
import { handOverEndpoints } from "../../shared/lists/hand-over.ts";
import { reportEndpoints } from "../../shared/reports/reports.ts";
import { rules } from "../../shared/words/en/rules.ts";
import { type Person, startApp } from "../test/harness.ts";
import { joinDesk } from "../test/people.ts";
import { addCompany, addCustomer } from "../test/records.ts";
import { messages, serverMessages } from "../test/said.ts";

const { absences: words } = serverMessages;

/** Monday, noon in London. Ana owns the desk; Ben and Cleo work there. */
async function start() {
  const app = await startApp();
  app.clock.set("2026-11-23T12:00:00.000Z");
  const ana = await app.signUp({ name: "Ana Berg", timeZone: "UTC" });
  const ben = await joinDesk(app, ana, "member");
  const cleo = await joinDesk(app, ana, "member");
  await ben.call(authEndpoints.updateMe, { body: { name: "Ben Okafor", timeZone: "UTC" } });
  const { _id: company } = await addCompany(ana, { name: "Acme" });
  // Months go by.
  const long = { expiresAt: "2099-01-01T00:00:00.000Z", endsAt: "2099-01-01T00:00:00.000Z" };
  await app.db
    .updateTable("sessions")
    .set({ ...long, lifetime: 10 ** 12 })
    .execute();
  return { app, ana, ben, cleo, company };
}

type Body = Partial<AbsenceInput> & { move?: ("tasks" | "appointments")[] };

const weeks = { from: "2026-11-30", until: "2026-12-11" };

async function setAway(by: Person, body: Body, dates = weeks) {
  const answer = await by.send(absenceEndpoints.create, { body: { ...dates, ...body } });
  expect(answer.statusCode, answer.body).toBe(201);
  return { ...answer.json().data, change: String(answer.headers[changeIdHeader.toLowerCase()]) };
}

const refusal = (by: Person, body: Body, dates: object = weeks) =>
  // as: what is wrong is sent as well.
  by.refused(absenceEndpoints.create, { body: { ...dates, ...body } as typeof weeks });

const mine = { query: { who: "me" } };

/** What somebody's Mine has. */
async function mineOf(person: Person) {
  const [companies, customers, overview] = await Promise.all([
    person.call(companyEndpoints.list, mine),
    person.call(customerEndpoints.list, mine),
    person.call(dashboardEndpoints.get, mine),
  ]);
  expect(overview.data.totals.customers).toBe(customers.total);
  expect(overview.data.totals.companies).toBe(companies.total);
  return customers.data.map(({ name }) => name).sort();
}

async function addOf(person: Person, company: string, name: string) {
  return addCustomer(person, company, { name });
}

test("while somebody is away, their customers are also in their stand-in's Mine, and theirs as ever", async () => {
  const { app, ana, ben, cleo, company } = await start();
  await addOf(ben, company, "Of Ben");
  await addOf(cleo, company, "Of Cleo");
  await setAway(ben, { standIn: cleo.person });
  const { data } = await ana.call(absenceEndpoints.list, {});
  expect(data).toMatchObject([{ person: ben.person, standIn: cleo.person, ...weeks }]);
  const then = async (at: string) => {
    app.clock.set(at);
    return mineOf(cleo);
  };
  expect(await then("2026-11-29T23:59:59.000Z")).toEqual(["Of Cleo"]);
  expect(await then("2026-11-30T00:00:00.000Z")).toEqual(["Of Ben", "Of Cleo"]);
  expect(await mineOf(ben)).toEqual(["Of Ben"]);
  const { data: all } = await cleo.call(customerEndpoints.list, mine);
  expect(all.find(({ name }) => name === "Of Ben")?.responsible).toBe(ben.person);
  // Named by id, it is whose they are.
  const totalOf = async (query: object) =>
    (await cleo.call(customerEndpoints.list, { query })).total;
  expect(await totalOf({ who: cleo.person })).toBe(1);
  expect(await totalOf({ filter: "responsible:is:me" })).toBe(2);
  expect(await totalOf({ filter: "responsible:isNot:me" })).toBe(0);
  expect(await totalOf({ filter: `responsible:is:${cleo.person}` })).toBe(1);
  const shares = { query: { period: "year", on: "2026-11-30", who: "me" } };
  expect((await cleo.call(reportEndpoints.shares, shares)).data).toMatchObject({
    total: { customers: 1 },
  });
  expect(await then("2026-12-11T23:59:59.000Z")).toHaveLength(2);
  expect(await then("2026-12-12T00:00:00.000Z")).toEqual(["Of Cleo"]);
});

test("it begins and ends by the day of whoever is away, wherever the stand-in looks", async () => {
  const { app, ana, ben, cleo, company } = await start();
  await ben.call(authEndpoints.updateMe, { body: { timeZone: "Pacific/Auckland" } });
  await addOf(ben, company, "Of Ben");
  await setAway(ana, { person: ben.person, standIn: cleo.person });
  const seen: number[] = [];
  for (const at of ["11-29T10:59", "11-29T11:00", "12-11T10:59", "12-11T11:00"]) {
    app.clock.set(`2026-${at}:00.000Z`);
    seen.push((await mineOf(cleo)).length);
  }
  expect(seen).toEqual([0, 1, 1, 0]);
});

test("tasks due and appointments in that time go to the stand-in by the same act, which one undo takes back", async () => {
  const { ana, ben, cleo, company } = await start();
  const { _id: customer } = await addOf(ben, company, "Of Ben");
  for (const due of ["2026-11-29", "2026-11-30", "2026-12-11", "2026-12-12", null]) {
    await ben.call(taskEndpoints.create, { body: { text: `Due ${due}`, due } });
  }
  await ben.call(taskEndpoints.create, {
    body: { text: "Done", due: "2026-12-01", done: true },
  });
  const plan = (date: string, repeat = "") =>
    ben.call(appointmentEndpoints.create, {
      body: { title: `At ${date}`, date, company, customer, repeat, attending: [cleo.person] },
    });
  await plan("2026-11-29T23:30");
  await plan("2026-12-11T23:30");
  await plan("2026-12-01");
  await plan("2026-11-24T09:00", "FREQ=WEEKLY");
  const chosen = { person: ben.person, ...weeks };
  const { data: preview } = await ana.call(handOverEndpoints.preview, {
    body: { chosen, to: cleo.person },
  });
  expect(preview.counts).toEqual({ companies: 0, customers: 0, tasks: 2, appointments: 4 });
  const move: Body["move"] = ["tasks", "appointments"];
  const { change, _id } = await setAway(ben, { standIn: cleo.person, move });
  const { data: tasks } = await cleo.call(taskEndpoints.list, mine);
  expect(tasks.map(({ text }) => text)).toEqual(["Due 2026-11-30", "Due 2026-12-11"]);
  const hosted = async (person: Person) => {
    const { data } = await ana.call(appointmentEndpoints.list, {
      query: { startDate: "2026-11-24", endDate: "2026-12-16", limit: 100 },
    });
    const own = data.filter(({ host }) => host === person.person);
    return own.map(({ date, attending }) => `${date.slice(5, 10)} ${attending.length}`).sort();
  };
  expect(await hosted(cleo)).toEqual(["12-01 0", "12-01 0", "12-08 0", "12-11 0"]);
  expect(await hosted(ben)).toEqual(["11-24 1", "11-29 1", "12-15 1"]);
  const { data: entry } = await ana.call(historyEndpoints.get, { params: { id: change } });
  expect(entry).toMatchObject({
    ...{ action: "bulk", bulk: "away", kind: "absences", record: _id, count: 7 },
    ...{ counts: { absences: 1, tasks: 2, appointments: 4 }, person: ben.person },
  });
  expect(entry.fields).toContainEqual({ field: "person", from: null, to: ben.person });
  // What Cleo has given on since stays.
  const [first] = tasks;
  await cleo.call(taskEndpoints.update, {
    params: { id: first?._id ?? "" },
    body: { assignee: ana.person },
  });
  await ben.call(historyEndpoints.undo, {
    params: { id: change },
    body: { resolve: { conflicts: "now" } },
  });
  expect((await ana.call(absenceEndpoints.list, {})).data).toEqual([]);
  expect((await ana.call(taskEndpoints.list, mine)).data).toMatchObject([{ _id: first?._id }]);
  expect((await cleo.call(taskEndpoints.list, mine)).data).toEqual([]);
  expect(await hosted(ben)).toHaveLength(7);
});

test("owners say it of anybody, members of themselves, readers of nobody; and nobody is away of another desk", async () => {
  const { app, ana, ben, cleo } = await start();
  const ida = await joinDesk(app, ana, "reader");
  const eve = await app.signUp();
  const { _id } = await setAway(ana, { person: ben.person });
  const params = { id: _id };
  for (const person of [cleo, ida]) {
    const refused = await refusal(person, { person: ben.person });
    expect(refused).toMatchObject({ status: 403 });
    const body = { until: "2026-12-04" };
    const change = await person.refused(absenceEndpoints.update, { params, body });
    expect(change).toMatchObject({ status: 403 });
    expect(await person.refused(absenceEndpoints.remove, { params })).toMatchObject({
      status: 403,
    });
  }
  expect((await ida.call(absenceEndpoints.list, {})).data).toHaveLength(1);
  for (const standIn of [ida.person, eve.person, "nobody"]) {
    expect(await refusal(cleo, { standIn })).toMatchObject({
      errors: [{ path: "standIn", msg: serverMessages.desks.choose }],
    });
  }
  expect(await refusal(ana, { person: ida.person })).toMatchObject({ status: 400 });
  expect(await eve.refused(absenceEndpoints.remove, { params })).toEqual({
    ...{ status: 404, msg: messages.absences.notFound },
  });
  expect((await eve.call(absenceEndpoints.list, {})).data).toEqual([]);
});

test("days that can't be are refused with a sentence", async () => {
  const { ana, ben, cleo } = await start();
  await setAway(ben, { standIn: cleo.person });
  const on = (from: string, until: string) => ({ from, until });
  const cases: [Body, object, string, string][] = [
    [{}, on("2026-12-11", "2026-12-20"), "from", "You are already away then"],
    [{}, on("2026-12-20", "2026-12-19"), "until", "Choose a date after Dec 20, 2026"],
    [{}, on("2026-11-01", "2026-11-22"), "until", "Choose a date after Nov 22, 2026"],
    [{}, on("2027-01-01", "2030-01-02"), "until", messages.absences.tooLong],
    [{}, on("", "2030-01-02"), "from", rules.dayRequired],
    [{ standIn: ben.person }, on("2027-01-01", "2027-01-02"), "standIn", words.another],
    [{ move: ["tasks"] }, on("2027-01-01", "2027-01-02"), "standIn", serverMessages.desks.choose],
  ];
  for (const [body, dates, path, msg] of cases) {
    expect(await refusal(ben, body, dates)).toMatchObject({ status: 400, errors: [{ path, msg }] });
  }
  const refused = await refusal(ana, { person: ben.person });
  expect(refused).toMatchObject({ errors: [{ path: "from", msg: "Ben is already away then" }] });
  await setAway(ben, {}, on("2026-12-12", "2026-12-12"));
  await setAway(cleo, {});
});

test("a stand-in who leaves or only reads stands in no more, and who has left is nobody's", async () => {
  const { app, ana, ben, cleo, company } = await start();
  await addOf(ben, company, "Of Ben");
  await setAway(ben, { standIn: cleo.person });
  app.clock.set("2026-12-01T12:00:00.000Z");
  expect(await mineOf(cleo)).toEqual(["Of Ben"]);
  const params = { id: cleo.person };
  await ana.call(deskEndpoints.changeRole, { params, body: { role: "reader" } });
  expect(await mineOf(cleo)).toEqual([]);
  await ana.call(deskEndpoints.changeRole, { params, body: { role: "member" } });
  expect(await mineOf(cleo)).toEqual(["Of Ben"]);
  await cleo.call(deskEndpoints.leave, { body: {} });
  const [absence] = (await ben.call(absenceEndpoints.list, {})).data;
  expect(absence).toMatchObject({ person: ben.person, ...weeks });
  // The last day can be changed still, though the stand-in is gone; another one has to be here.
  const id = { params: { id: absence?._id ?? "" } };
  await ben.call(absenceEndpoints.update, { ...id, body: { until: "2026-12-14" } });
  await ben.call(absenceEndpoints.update, { ...id, body: { standIn: ana.person } });
  expect(await mineOf(ana)).toEqual(["Of Ben"]);
});

test("who stands in for somebody whose stand-in is away has both, and two who stand in for each other have it all", async () => {
  const { app, ana, ben, cleo, company } = await start();
  for (const [person, name] of [
    [ben, "Of Ben"],
    [cleo, "Of Cleo"],
  ] as const) {
    await addOf(person, company, name);
  }
  await setAway(ben, { standIn: cleo.person });
  await setAway(cleo, { standIn: ana.person }, { from: "2026-12-03", until: "2026-12-04" });
  app.clock.set("2026-12-02T12:00:00.000Z");
  expect(await mineOf(ana)).toEqual([]);
  app.clock.set("2026-12-03T12:00:00.000Z");
  expect(await mineOf(ana)).toEqual(["Of Ben", "Of Cleo"]);
  await setAway(ana, { standIn: ben.person }, { from: "2026-12-03", until: "2026-12-03" });
  for (const person of [ana, ben, cleo]) {
    expect(await mineOf(person)).toEqual(["Of Ben", "Of Cleo"]);
  }
});

test("ended early the last day is yesterday; what has not begun is deleted, and undo brings it back", async () => {
  const { app, ana, ben, cleo } = await start();
  const away = await setAway(ben, { standIn: cleo.person });
  app.clock.set("2026-12-02T12:00:00.000Z");
  await ben.call(absenceEndpoints.remove, { params: { id: away._id } });
  const [left] = (await ana.call(absenceEndpoints.list, {})).data;
  expect(left).toMatchObject({ _id: away._id, until: "2026-12-01" });
  const later = await setAway(ben, {}, { from: "2026-12-02", until: "2026-12-20" });
  const answer = await ben.send(absenceEndpoints.remove, { params: { id: later._id } });
  expect((await ana.call(absenceEndpoints.list, {})).data).toHaveLength(1);
  const id = String(answer.headers[changeIdHeader.toLowerCase()]);
  await ben.call(historyEndpoints.undo, { params: { id }, body: {} });
  expect((await ana.call(absenceEndpoints.list, {})).data).toHaveLength(2);
  app.clock.set("2027-02-01T12:00:00.000Z");
  expect((await ana.call(absenceEndpoints.list, {})).data).toEqual([]);
});

test("longer than before, and what is due in the days that came to it goes along; an old version is refused", async () => {
  const { ana, ben, cleo } = await start();
  const away = await setAway(ben, { standIn: cleo.person });
  await ben.call(taskEndpoints.create, { body: { text: "Quote", due: "2026-12-14" } });
  const body = { until: "2026-12-15", move: ["tasks" as const] };
  const params = { id: away._id };
  const headers = { "if-match": '"2020-01-01T00:00:00.000Z"' };
  const stale = await ben.refused(absenceEndpoints.update, { params, headers, body });
  expect(stale.status).toBe(409);
  await ben.call(absenceEndpoints.update, { params, body });
  expect((await cleo.call(taskEndpoints.list, mine)).data).toMatchObject([{ text: "Quote" }]);
  const [entry] = (await ana.call(historyEndpoints.list, {})).data;
  expect(entry).toMatchObject({ bulk: "away", count: 2, record: away._id });
  const taken = await ben.refused(absenceEndpoints.create, {
    body: {
      _id: away._id,
      from: "2027-01-04",
      until: "2027-01-05",
      standIn: cleo.person,
      move: ["tasks"],
    },
  });
  expect(taken).toMatchObject({ status: 409 });
});

test("the same request sent twice with a key is one absence and one move", async () => {
  const { ben, cleo, ana } = await start();
  await ben.call(taskEndpoints.create, { body: { text: "Quote", due: "2026-12-01" } });
  const body = { ...weeks, standIn: cleo.person, move: ["tasks" as const] };
  const asked = { body, headers: { "idempotency-key": "k1" } };
  const first = await ben.call(absenceEndpoints.create, asked);
  expect(await ben.call(absenceEndpoints.create, asked)).toEqual(first);
  expect((await ana.call(absenceEndpoints.list, {})).data).toHaveLength(1);
});
