import { describe, expect, test } from "vitest";
import { deskEndpoints } from "../../../shared/account/desks.ts";
import { calendarEndpoints } from "../../../shared/calendar.ts";
import { dashboardEndpoints } from "../../../shared/dashboard.ts";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { activityEndpoints } from "../../../shared/kinds/activities.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { taskEndpoints } from "../../../shared/kinds/tasks.ts";
import { exportEndpoints } from "../../../shared/transfer/exports.ts";
import { newPerson, type Person, startApp } from "../../test/harness.ts";
import { joinDesk } from "../../test/people.ts";
import { addCompany, addCustomer } from "../../test/records.ts";
import { serverMessages } from "../../test/said.ts";

const { desks: words } = serverMessages;

async function startDesk() {
  const app = await startApp();
  app.clock.set("2026-05-04T10:00:00.000Z");
  const ana = await app.signUp({ name: "Ana", timeZone: "UTC" });
  const [ben, cleo] = [await joinDesk(app, ana, "member"), await joinDesk(app, ana, "reader")];
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company);
  const book = async (person: Pick<Person, "call">, more: object) => {
    const body = { title: "Demo", date: "2026-05-06T09:00:00.000Z", company, customer, ...more };
    return (await person.call(appointmentEndpoints.create, { body })).data;
  };
  return { app, ana, ben, cleo, company, customer, book };
}

const refused = (path: string) => ({
  status: 400,
  msg: words.choose,
  errors: [{ path, msg: words.choose }],
});

const month = { startDate: "2026-05-01", endDate: "2026-05-31" };

/** The titles that each list has of somebody's, which must all say the same. */
async function readTitles(person: Pick<Person, "call">, who: string | undefined) {
  const query = { ...month, ...(who && { who }) };
  const list = await person.call(appointmentEndpoints.list, { query: { ...query, limit: 200 } });
  const span = await person.call(calendarEndpoints.span, { query });
  const days = (await person.call(appointmentEndpoints.days, { query })).data;
  const titles = list.data.map(({ title }) => title).sort();
  expect(list.total).toBe(titles.length);
  expect(span.data.map(({ title }) => title).sort()).toEqual(titles);
  expect(span.total).toBe(titles.length);
  expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(titles.length);
  const each = await Promise.all(
    days.map(({ date }) =>
      person.call(appointmentEndpoints.day, { params: { date }, query: who ? { who } : {} }),
    ),
  );
  expect(each.flatMap(({ data }) => data.map(({ title }) => title)).sort()).toEqual(titles);
  return titles;
}

describe("the calendar that an appointment is in", () => {
  test("is the caller's, unless another one is named; others may attend", async () => {
    const { ana, ben, book } = await startDesk();
    expect(await book(ben, {})).toMatchObject({ host: ben.user._id, attending: [] });
    const both = [ben.user._id, ana.user._id];
    const made = await book(ana, { host: ben.user._id, attending: [...both, ben.user._id] });
    expect(made).toMatchObject({ host: ben.user._id, attending: both.toSorted() });
    const params = { id: made._id };
    const body = { host: ana.user._id, attending: [] };
    const { data } = await ben.call(appointmentEndpoints.update, { params, body });
    expect(data).toMatchObject(body);
    const kept = await ben.call(appointmentEndpoints.update, { params, body: { title: "Other" } });
    expect(kept.data).toMatchObject({ ...body, title: "Other" });
    const { data: changes } = await ana.call(historyEndpoints.list, {});
    const moved = changes.find(({ fields }) => fields.some(({ field }) => field === "host"));
    await ana.call(historyEndpoints.undo, { params: { id: moved?._id ?? "" }, body: {} });
    expect((await ana.call(appointmentEndpoints.get, { params })).data).toMatchObject({
      host: ben.user._id,
      attending: both.toSorted(),
    });
  });

  test("can't be that of a stranger, a reader or who has left, nor do these attend", async () => {
    const { app, ana, ben, cleo, company, customer, book } = await startDesk();
    const eve = await app.signUp();
    const single = await book(ana, {});
    const series = await book(ana, { repeat: "FREQ=DAILY;COUNT=3" });
    await ben.call(deskEndpoints.leave, { body: {} });
    const body = { title: "Demo", date: "2026-05-06", company, customer };
    for (const { user } of [eve, cleo, ben]) {
      const wrong = [
        ["host", { host: user._id }],
        ["attending", { attending: [ana.user._id, user._id] }],
      ] as const;
      for (const [path, value] of wrong) {
        const create = { body: { ...body, ...value } };
        expect(await ana.refused(appointmentEndpoints.create, create)).toEqual(refused(path));
        const asked = [
          { params: { id: single._id }, body: value },
          { params: { id: series._id }, query: { scope: "all" as const }, body: value },
          { params: { id: series._id }, query: { scope: "this" as const }, body: value },
        ];
        for (const change of asked) {
          expect(await ana.refused(appointmentEndpoints.update, change)).toEqual(refused(path));
        }
      }
    }
  });

  test("is kept by who has left in what was, and by a time that gets facts of its own", async () => {
    const { app, ana, ben, book } = await startDesk();
    const dan = await joinDesk(app, ana, "member");
    const was = await book(ben, { title: "Was", date: "2026-05-01T09:00:00.000Z" });
    const next = await book(ben, { title: "Next" });
    const series = await book(ana, { repeat: "FREQ=DAILY;COUNT=3", attending: [ben.user._id] });
    await ben.call(deskEndpoints.leave, { body: { handOverTo: dan.user._id } });
    const read = async (id: string) =>
      (await ana.call(appointmentEndpoints.get, { params: { id } })).data;
    expect((await read(was._id)).host).toBe(ben.user._id);
    expect((await read(next._id)).host).toBe(dan.user._id);
    const id = `${series._id}_2026-05-07`;
    const change = { params: { id }, query: { scope: "this" as const }, body: { title: "Own" } };
    expect((await ana.call(appointmentEndpoints.update, change)).data).toMatchObject({
      title: "Own",
      host: ana.user._id,
      attending: [ben.user._id],
    });
  });

  test("lists, spans and marks have mine, another's or everyone's, with what each attends", async () => {
    const { ana, ben, cleo, book } = await startDesk();
    const [me, other] = [ana.user._id, ben.user._id];
    await book(ana, { title: "Ana" });
    await book(ben, { title: "Ben", date: "2026-05-07" });
    await book(ben, { title: "Both", attending: [me] });
    const daily = await book(ben, { title: "Daily", repeat: "FREQ=DAILY;COUNT=3" });
    await book(ana, { title: "Weekly", repeat: "FREQ=WEEKLY;COUNT=2", attending: [other] });
    const id = `${daily._id}_2026-05-07`;
    const own = { params: { id }, query: { scope: "this" as const }, body: { host: me } };
    await ana.call(appointmentEndpoints.update, own);
    const mine = ["Ana", "Both", "Daily", "Weekly", "Weekly"];
    const bens = ["Ben", "Both", "Daily", "Daily", "Weekly", "Weekly"];
    expect(await readTitles(ana, "me")).toEqual(mine);
    expect(await readTitles(ben, me)).toEqual(mine);
    expect(await readTitles(ben, "me")).toEqual(bens);
    expect(await readTitles(cleo, "me")).toEqual([]);
    const all = [...bens, "Ana", "Daily"].sort();
    expect(await readTitles(ana, `me,${other}`)).toEqual(all);
    expect(await readTitles(cleo, undefined)).toEqual(all);
  });
});

describe("whose a list is", () => {
  test("companies, customers and tasks with their sums are mine, another's or everyone's", async () => {
    const { ana, ben, company } = await startDesk();
    const own = await addCompany(ben, { name: "Ben’s" });
    await addCustomer(ben, own._id, { name: "Of Ben", value: 20 });
    await addCustomer(ana, company, { name: "Of Ana", value: 3, status: "Pending" });
    await ben.call(taskEndpoints.create, { body: { text: "Call" } });
    await ben.call(taskEndpoints.create, { body: { text: "Done", done: true } });
    const bens = { who: ben.user._id };
    const customers = await ana.call(customerEndpoints.list, { query: bens });
    expect(customers).toMatchObject({ total: 1, totalValue: 20, data: [{ name: "Of Ben" }] });
    expect((await ana.call(customerEndpoints.list, { query: { who: "me" } })).total).toBe(2);
    const leads = { who: "me", filter: "status:is:Pending" };
    expect(await ana.call(customerEndpoints.list, { query: leads })).toMatchObject({
      total: 1,
      totalValue: 3,
    });
    const everyone = { who: `me,${ben.user._id}` };
    expect((await ana.call(customerEndpoints.list, { query: everyone })).total).toBe(3);
    expect(await ana.call(companyEndpoints.list, { query: bens })).toMatchObject({
      total: 1,
      clientCount: 1,
      totalValue: 20,
    });
    expect((await ana.call(taskEndpoints.list, { query: { who: "me" } })).total).toBe(0);
    const open = { ...bens, done: "false" as const };
    expect((await ana.call(taskEndpoints.list, { query: open })).total).toBe(1);
    expect((await ben.call(taskEndpoints.list, { query: { who: "me" } })).total).toBe(2);
  });
});

describe("who wrote an entry", () => {
  test("is the caller, whatever the body says, and stays who it was", async () => {
    const { app, ana, ben, customer } = await startDesk();
    const dan = await joinDesk(app, ana, "member");
    const params = { id: customer };
    // as: the body says more than it may.
    const body = { kind: "note", at: "2026-05-04", text: "Hi", author: ana.user._id } as const;
    const { data } = await ben.call(activityEndpoints.create, { params, body });
    expect(data.author).toBe(ben.user._id);
    const change = { params: { id: data._id }, body: { text: "Ho" } };
    expect((await ana.call(activityEndpoints.update, change)).data.author).toBe(ben.user._id);
    await ben.call(deskEndpoints.leave, { body: { handOverTo: dan.user._id } });
    const list = await ana.call(activityEndpoints.list, { params });
    expect(list.data.map(({ author }) => author)).toEqual([ben.user._id]);
    const { text } = await ana.download(exportEndpoints.activities);
    expect(text).toContain(ben.user.name);
  });
});

test("what can’t be stored is refused where people are named", async () => {
  const ana = await newPerson();
  const text = "me,\0";
  expect((await ana.refused(dashboardEndpoints.get, { query: { who: text } })).status).toBe(400);
  const body = { name: "Acme", responsible: text };
  expect((await ana.refused(companyEndpoints.create, { body })).status).toBe(400);
});
