import { describe, expect, test } from "vitest";
import { calendarEndpoints } from "../../../shared/calendar.ts";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { searchEndpoints } from "../../../shared/lists/search.ts";
import { firstDateProblem } from "../../../shared/repeat/times.ts";
import { storyEndpoints } from "../../../shared/story.ts";
import { type Person, startApp } from "../../test/harness.ts";
import { addAppointment, addCompany, addCustomer, readPages } from "../../test/records.ts";
import { messages } from "../../test/said.ts";

const { create, day, days, get, list, remove, update } = appointmentEndpoints;
const { span } = calendarEndpoints;

/** It is Monday, May 4, 2026, 10:00. */
async function begin() {
  const app = await startApp();
  app.clock.set("2026-05-04T10:00:00.000Z");
  const ana = await app.signUp({ timeZone: "UTC" });
  const { _id: company } = await addCompany(ana, { name: "Acme" });
  const { _id: customer } = await addCustomer(ana, company);
  const book = (date: string, repeat = "", more = {}) =>
    addAppointment(ana, { title: "Review", company, customer, date, repeat, ...more });
  return { ...app, ana, company, customer, book };
}

const weekly = "FREQ=WEEKLY;BYDAY=MO;COUNT=4";

/** All there is, as short as can be. */
async function tell(ana: Person, query = {}) {
  const { data, total } = await ana.call(list, { query });
  expect(total).toBe(data.length);
  return data.map(({ title, date }) => `${title} ${date.slice(0, 16)}`);
}

async function undoLast(ana: Person) {
  const { data } = await ana.call(historyEndpoints.list, { query: { limit: 1 } });
  await ana.call(historyEndpoints.undo, { params: { id: data[0]?._id ?? "" }, body: {} });
}

describe("a repeating appointment is read time by time", () => {
  test("in the list, the day, the week and the marks, each with its own date", async () => {
    const { ana, book } = await begin();
    const series = await book("2026-05-04T09:00", weekly);
    expect(series).toMatchObject({ repeat: weekly, lastTime: "2026-05-25T09:00:00.000Z" });
    await book("2026-05-11T08:00", "", { title: "Call" });
    expect(await tell(ana)).toEqual([
      "Review 2026-05-04T09:00",
      "Call 2026-05-11T08:00",
      "Review 2026-05-11T09:00",
      "Review 2026-05-18T09:00",
      "Review 2026-05-25T09:00",
    ]);
    const time = {
      ...series,
      _id: `${series._id}_2026-05-11`,
      date: "2026-05-11T09:00:00.000Z",
      series: series._id,
      original: "2026-05-11T09:00:00.000Z",
      lastTime: null,
    };
    const ofDay = await ana.call(day, { params: { date: "2026-05-11" } });
    expect(ofDay.data.map(({ title }) => title)).toEqual(["Call", "Review"]);
    expect(ofDay.data[1]).toEqual(time);
    expect((await ana.call(get, { params: { id: time._id } })).data).toEqual(time);
    const week = { startDate: "2026-05-11", endDate: "2026-05-17" };
    expect(await ana.call(span, { query: week })).toMatchObject({ data: ofDay.data, total: 2 });
    const month = { startDate: "2026-05-01", endDate: "2026-05-31" };
    expect((await ana.call(days, { query: month })).data).toEqual([
      { date: "2026-05-04", count: 1 },
      { date: "2026-05-11", count: 2 },
      { date: "2026-05-18", count: 1 },
      { date: "2026-05-25", count: 1 },
    ]);
    const none = { status: 404, msg: messages.appointments.notFound };
    for (const id of ["2026-05-12", "2026-06-01", "2026-02-30", "0000-00-00"]) {
      expect(await ana.refused(get, { params: { id: `${series._id}_${id}` } })).toEqual(none);
    }
  });

  test.each(["date", "-date", "title", "-title", "createdAt", "-createdAt"] as const)(
    "in pages by %s, none twice and none left out",
    async (sort) => {
      const { ana, book, clock } = await begin();
      await book("2026-05-04T09:00", weekly);
      clock.advance(1000);
      await book("2026-05-06T09:00", "FREQ=DAILY;COUNT=9", { title: "Daily" });
      await book("2026-05-11T09:00", "", { title: "Review" });
      await book("2026-05-11T09:00", "", { title: "Call" });
      await book("2028-01-01", "FREQ=YEARLY;COUNT=2", { title: "Yearly" });
      const whole = (await ana.call(list, { query: { sort } })).data;
      expect(whole).toHaveLength(17);
      const read = await readPages(async (cursor) => {
        const page = await ana.call(list, { query: { sort, limit: 2, cursor } });
        expect(page.total).toBe(17);
        return page;
      });
      expect(read).toEqual(whole);
      const keys = whole.map((one) => [one[sort.replace("-", "") as "date"], one._id].join(" "));
      const sorted = keys.toSorted();
      expect(keys).toEqual(sort.startsWith("-") ? sorted.reverse() : sorted);
    },
  );

  test("what never ends is listed until two years from today, or as far as is asked", async () => {
    const { ana, book } = await begin();
    await book("2026-05-04", "FREQ=YEARLY");
    expect(await tell(ana)).toEqual([
      "Review 2026-05-04",
      "Review 2027-05-04",
      "Review 2028-05-04",
    ]);
    expect(await tell(ana, { endDate: "2030-05-04", startDate: "2029-01-01" })).toEqual([
      "Review 2029-05-04",
      "Review 2030-05-04",
    ]);
    const last = { startDate: "9999-05-01", endDate: "9999-05-10" };
    expect(await ana.call(span, { query: last })).toMatchObject({
      data: [{ date: "9999-05-04" }],
      total: 1,
    });
  });

  test("by words, company, customer and hours", async () => {
    const { ana, book, company, customer } = await begin();
    await book("2026-05-04T09:00", weekly, { notes: "bring the ledger" });
    await book("2026-05-05T12:00", "FREQ=DAILY;COUNT=2", { title: "Call" });
    await addAppointment(ana, { title: "Elsewhere", repeat: weekly });
    expect(await tell(ana, { search: "ledger" })).toHaveLength(4);
    expect(await tell(ana, { search: "acme call" })).toHaveLength(2);
    expect(await tell(ana, { company, search: "review" })).toHaveLength(4);
    expect(await tell(ana, { customer })).toHaveLength(6);
    const hours = { startDate: "2026-05-05T11:00", endDate: "2026-05-11T08:00" };
    expect(await tell(ana, hours)).toEqual(["Call 2026-05-05T12:00", "Call 2026-05-06T12:00"]);
    const later = { startDate: "2026-05-05T13:00", endDate: "2026-05-11T09:00" };
    expect(await tell(ana, later)).toEqual(["Call 2026-05-06T12:00", "Review 2026-05-11T09:00"]);
  });
});

describe("one time", () => {
  test("is moved, canceled and deleted without the others, and each is taken back", async () => {
    const { ana, book } = await begin();
    const { _id } = await book("2026-05-04T09:00", weekly);
    const before = await tell(ana);
    const at = (date: string) => ({ id: `${_id}_${date}` });
    const body = { date: "2026-05-12T15:00", title: "Big review", repeat: weekly };
    const moved = await ana.call(update, { params: at("2026-05-11"), body });
    expect(moved.data).toMatchObject({
      _id: `${_id}_2026-05-11`,
      series: _id,
      repeat: weekly,
      date: "2026-05-12T15:00:00.000Z",
      original: "2026-05-11T09:00:00.000Z",
    });
    expect((await ana.call(get, { params: at("2026-05-11") })).data).toEqual(moved.data);
    await ana.call(update, { params: at("2026-05-18"), body: { outcome: "canceled" } });
    const changed = await tell(ana);
    expect(changed).toEqual([
      "Review 2026-05-04T09:00",
      "Big review 2026-05-12T15:00",
      "Review 2026-05-18T09:00",
      "Review 2026-05-25T09:00",
    ]);
    await ana.call(remove, { params: at("2026-05-11") });
    await ana.call(remove, { params: at("2026-05-25") });
    expect(await tell(ana)).toEqual(["Review 2026-05-04T09:00", "Review 2026-05-18T09:00"]);
    const { data: deleted } = await ana.call(historyEndpoints.list, {
      query: { action: "delete" },
    });
    for (const act of deleted) {
      await ana.call(historyEndpoints.undo, { params: { id: act._id }, body: {} });
    }
    expect(await tell(ana)).toEqual(changed);
    const { data: acts } = await ana.call(historyEndpoints.list, { query: { action: "update" } });
    for (const act of acts) {
      await ana.call(historyEndpoints.undo, { params: { id: act._id }, body: {} });
    }
    expect(await tell(ana)).toEqual(before);
    // The name is free again.
    await ana.call(update, { params: at("2026-05-11"), body });
    expect(await tell(ana)).toContain("Big review 2026-05-12T15:00");
  });

  test("does not repeat by itself, and takes no other rule", async () => {
    const { ana, book } = await begin();
    const { _id } = await book("2026-05-04T09:00", weekly);
    const params = { id: `${_id}_2026-05-11` };
    const wrong = { params, body: { repeat: "FREQ=DAILY" } };
    expect(await ana.refused(update, wrong)).toMatchObject({ status: 400 });
    await ana.call(update, { params, body: { title: "Own", repeat: "" } });
    expect(await tell(ana)).toHaveLength(4);
  });

  test("has the version of its series until it has facts of its own", async () => {
    const { ana, book, clock } = await begin();
    const series = await book("2026-05-04T09:00", weekly);
    const params = { id: `${series._id}_2026-05-11` };
    const headers = { "if-match": `"${series.updatedAt}"` };
    clock.advance(1000);
    await ana.call(update, { params: { id: series._id }, body: { title: "Talk" } });
    expect(await ana.refused(update, { params, headers, body: { notes: "x" } })).toMatchObject({
      status: 409,
      current: { title: "Talk", _id: params.id },
    });
    const { data } = await ana.call(get, { params });
    const fresh = { "if-match": `"${data.updatedAt}"` };
    const own = await ana.call(update, { params, headers: fresh, body: { notes: "x" } });
    expect(own.data.updatedAt > data.updatedAt).toBe(true);
    expect(
      await ana.refused(update, { params, headers: fresh, body: { notes: "y" } }),
    ).toMatchObject({ status: 409 });
  });

  test("when the last one is deleted, nothing is left", async () => {
    const { ana, book } = await begin();
    const { _id } = await book("2026-05-04T09:00", "FREQ=DAILY;COUNT=2");
    await ana.call(remove, { params: { id: `${_id}_2026-05-04` } });
    await ana.call(remove, { params: { id: `${_id}_2026-05-05` } });
    expect(await tell(ana)).toEqual([]);
    expect(await ana.refused(get, { params: { id: _id } })).toMatchObject({ status: 404 });
    await undoLast(ana);
    expect(await tell(ana)).toEqual(["Review 2026-05-05T09:00"]);
  });
});

describe("this and the following ones", () => {
  test("move along with their rule, and what is before stays", async () => {
    const { ana, book } = await begin();
    const { _id } = await book("2026-05-11T09:00", weekly);
    const own = { id: `${_id}_2026-05-25` };
    await ana.call(update, { params: own, body: { title: "Own" } });
    await ana.call(remove, { params: { id: `${_id}_2026-06-01` } });
    const before = await tell(ana);
    const { data } = await ana.call(update, {
      params: { id: `${_id}_2026-05-18` },
      query: { scope: "following" },
      body: { date: "2026-05-19T10:00", title: "Talk", repeat: weekly },
    });
    expect(data).toMatchObject({
      date: "2026-05-19T10:00:00.000Z",
      original: "2026-05-19T10:00:00.000Z",
      repeat: "FREQ=WEEKLY;BYDAY=TU;COUNT=3",
    });
    expect(await tell(ana)).toEqual([
      "Review 2026-05-11T09:00",
      "Talk 2026-05-19T10:00",
      "Own 2026-05-26T10:00",
    ]);
    expect((await ana.call(get, { params: { id: _id } })).data).toMatchObject({
      lastTime: "2026-05-11T09:00:00.000Z",
    });
    await undoLast(ana);
    expect(await tell(ana)).toEqual(before);
    expect((await ana.call(get, { params: own })).data).toMatchObject({ title: "Own" });
  });

  test("are deleted, with those that have facts of their own", async () => {
    const { ana, book } = await begin();
    const { _id } = await book("2026-05-11T09:00", "FREQ=WEEKLY;COUNT=9");
    await ana.call(update, { params: { id: `${_id}_2026-05-25` }, body: { title: "Own" } });
    const params = { id: `${_id}_2026-05-18` };
    await ana.call(remove, { params, query: { scope: "following" } });
    expect(await tell(ana)).toEqual(["Review 2026-05-11T09:00"]);
    await undoLast(ana);
    expect((await tell(ana)).slice(0, 3)).toEqual([
      "Review 2026-05-11T09:00",
      "Review 2026-05-18T09:00",
      "Own 2026-05-25T09:00",
    ]);
  });
});

describe("all of them", () => {
  test("what is over is never moved, and gets the other fields", async () => {
    const { ana, book } = await begin();
    const { _id } = await book("2026-04-20T09:00", weekly);
    const held = { id: `${_id}_2026-04-20` };
    await ana.call(update, { params: held, body: { outcome: "held", title: "Held one" } });
    const { data } = await ana.call(update, {
      params: { id: `${_id}_2026-05-11` },
      query: { scope: "all" },
      body: { date: "2026-05-13T09:00", notes: "new" },
    });
    expect(data).toMatchObject({ date: "2026-05-13T09:00:00.000Z", notes: "new" });
    const { data: all } = await ana.call(list, {});
    expect(all.map(({ title, date, notes }) => [title, date.slice(0, 16), notes])).toEqual([
      ["Held one", "2026-04-20T09:00", "new"],
      ["Review", "2026-04-27T09:00", "new"],
      ["Review", "2026-05-04T09:00", "new"],
      ["Review", "2026-05-13T09:00", "new"],
    ]);
    await undoLast(ana);
    expect((await tell(ana)).at(-1)).toBe("Review 2026-05-11T09:00");
  });

  test("keep the times that were moved by themselves, also the one that is opened", async () => {
    const { ana, book } = await begin();
    const { _id } = await book("2026-05-04T09:00", weekly);
    const params = { id: `${_id}_2026-05-11` };
    const date = "2026-05-13T15:00";
    await ana.call(update, { params, body: { date } });
    const body = { date, title: "Renamed" };
    await ana.call(update, { params, query: { scope: "following" }, body });
    const { data } = await ana.call(list, {});
    expect(data.map(({ title, date }) => `${title} ${date.slice(0, 16)}`)).toEqual([
      "Review 2026-05-04T09:00",
      "Renamed 2026-05-13T15:00",
      "Renamed 2026-05-18T09:00",
      "Renamed 2026-05-25T09:00",
    ]);
  });

  test("have a rule and a first date that agree, even when both change at once", async () => {
    const { ana, book } = await begin();
    for (let n = 0; n < 10; n++) {
      const params = { id: (await book("2026-05-11T09:00"))._id };
      await Promise.all([
        ana.send(update, { params, body: { repeat: "FREQ=WEEKLY;BYDAY=MO" } }),
        ana.send(update, { params, body: { date: "2026-05-12T09:00" } }),
      ]);
      const { data } = await ana.call(get, { params });
      const rule = data.repeat || "FREQ=WEEKLY;BYDAY=TU";
      expect(firstDateProblem(rule, data.date), data.date).toBeUndefined();
    }
  });

  test("get another rule, stop, and go to another customer", async () => {
    const { ana, book } = await begin();
    const { _id } = await book("2026-05-11T09:00", weekly);
    const params = { id: _id };
    const { _id: company } = await addCompany(ana, { name: "Zinc" });
    const { _id: customer } = await addCustomer(ana, company);
    await ana.call(update, { params: { id: `${_id}_2026-05-18` }, body: { notes: "own" } });
    await ana.call(update, { params, body: { company, customer } });
    const { data } = await ana.call(list, { query: { company } });
    expect(data).toHaveLength(4);
    const daily = { repeat: "FREQ=DAILY;COUNT=2", date: "2026-05-11T09:00" };
    await ana.call(update, { params, body: daily });
    expect(await tell(ana)).toEqual([
      "Review 2026-05-11T09:00",
      "Review 2026-05-12T09:00",
      // It had facts of its own, and the new rule has no place for it.
      "Review 2026-05-18T09:00",
    ]);
    await ana.call(update, { params, body: { repeat: "" } });
    expect(await tell(ana)).toEqual(["Review 2026-05-11T09:00", "Review 2026-05-18T09:00"]);
    expect((await ana.call(get, { params })).data).toMatchObject({ repeat: "", lastTime: null });
  });

  test("are deleted, also those that are over, and come back together", async () => {
    const { ana, book } = await begin();
    const { _id } = await book("2026-04-20T09:00", weekly);
    await ana.call(update, { params: { id: `${_id}_2026-04-20` }, body: { outcome: "no-show" } });
    const before = await tell(ana);
    await ana.call(remove, { params: { id: `${_id}_2026-05-11` }, query: { scope: "all" } });
    expect(await tell(ana)).toEqual([]);
    await undoLast(ana);
    expect(await tell(ana)).toEqual(before);
    await ana.call(remove, { params: { id: _id } });
    expect(await tell(ana)).toEqual([]);
  });
});

test("taking back that a series was made takes its own times along, once that is wanted", async () => {
  const { ana, book } = await begin();
  const { _id } = await book("2026-05-11T09:00", weekly);
  const { data: acts } = await ana.call(historyEndpoints.list, { query: { limit: 1 } });
  await ana.call(update, { params: { id: `${_id}_2026-05-18` }, body: { title: "Own" } });
  const undo = { params: { id: acts[0]?._id ?? "" } };
  const refused = await ana.send(historyEndpoints.undo, { ...undo, body: {} });
  expect(refused.json()).toMatchObject({ conflicts: [{ name: "Own" }] });
  await ana.call(historyEndpoints.undo, { ...undo, body: { resolve: { conflicts: "back" } } });
  expect(await tell(ana)).toEqual([]);
});

test.each([
  [{ repeat: "FREQ=WEEKLY;BYDAY=TU" }, "repeat"],
  [{ repeat: "FREQ=WEEKLY;UNTIL=20260503" }, "repeat"],
  [{ repeat: "FREQ=HOURLY" }, "repeat"],
  [{ repeat: weekly, outcome: "held" as const }, "outcome"],
  [{ repeat: "FREQ=DAILY", date: "1899-12-31" }, "date"],
])("a repeat like %j is refused", async (wrong, path) => {
  const { ana, company, customer } = await begin();
  const body = { title: "Call", date: "2026-05-04T09:00", company, customer, ...wrong };
  expect(await ana.refused(create, { body })).toMatchObject({ status: 400, errors: [{ path }] });
});

test("a preview names the times of a repeat, and what each overlaps", async () => {
  const { ana, book } = await begin();
  const other = await book("2026-05-11T09:30", "FREQ=WEEKLY;COUNT=2", { title: "Other" });
  const night = await book("2026-05-24T22:00", "", { title: "Night", duration: 720 });
  const canceled = await book("2026-06-01T09:00", "", { title: "Canceled" });
  const changes = { params: { id: canceled._id }, body: { outcome: "canceled" as const } };
  await ana.call(update, changes);
  const query = { date: "2026-05-04T09:00", duration: 60, repeat: "FREQ=WEEKLY;COUNT=70" };
  const seen = await ana.call(calendarEndpoints.preview, { query });
  expect(seen).toMatchObject({ total: 70, lastTime: "2027-08-30T09:00:00.000Z" });
  expect(seen.data).toHaveLength(60);
  expect(seen.data.slice(0, 6).map(({ overlaps }) => overlaps)).toEqual([
    null,
    { _id: `${other._id}_2026-05-11`, title: "Other" },
    { _id: `${other._id}_2026-05-18`, title: "Other" },
    { _id: night._id, title: "Night" },
    null,
    null,
  ]);
  const own = await ana.call(calendarEndpoints.preview, { query: { ...query, except: other._id } });
  expect(own.data[1]?.overlaps).toBeNull();
  const wrong = { query: { ...query, repeat: "FREQ=WEEKLY;BYDAY=TU" } };
  expect(await ana.refused(calendarEndpoints.preview, wrong)).toMatchObject({ status: 400 });
});

test("the scopes of a time count what each covers, and what is over", async () => {
  const { ana, book } = await begin();
  const { _id } = await book("2026-04-20T09:00", "FREQ=WEEKLY;BYDAY=MO;COUNT=6");
  await ana.call(update, { params: { id: `${_id}_2026-05-18` }, body: { date: "2026-06-20" } });
  await ana.call(remove, { params: { id: `${_id}_2026-05-11` } });
  const ask = async (id: string) => {
    const input = { params: { id }, query: { now: "2026-05-04T09:30" } };
    return (await ana.call(calendarEndpoints.scopes, input)).data;
  };
  expect(await ask(`${_id}_2026-05-18`)).toEqual({
    this: { count: 1, first: "2026-06-20", last: "2026-06-20" },
    following: { count: 2, first: "2026-05-25T09:00:00.000Z", last: "2026-06-20" },
    all: { count: 5, first: "2026-04-20T09:00:00.000Z", last: "2026-06-20" },
    over: 2,
  });
  const endless = await book("2026-05-05T09:00", "FREQ=DAILY");
  expect(await ask(endless._id)).toMatchObject({
    all: { count: null, first: "2026-05-05T09:00:00.000Z", last: null },
    over: 0,
  });
});

test("a customer's next appointment may be a time of a repeating one, and narrows lists", async () => {
  const { ana, book, customer, company } = await begin();
  const { _id: other } = await addCustomer(ana, company, { name: "Cy" });
  const { _id } = await book("2026-04-20T09:00", weekly);
  const names = async (filter: string) => {
    const { data } = await ana.call(customerEndpoints.list, {
      query: { filter, columns: "nextAppointment" },
    });
    return data.map((one) => [one._id, one.nextAppointment]);
  };
  const next = [customer, "2026-05-11T09:00:00.000Z"];
  expect(await names(`company:is:${company}`)).toEqual([next, [other, null]]);
  expect(await names("nextAppointment:isEmpty")).toEqual([[other, null]]);
  expect(await names("nextAppointment:before:2026-05-12")).toEqual([next]);
  expect(await names("nextAppointment:before:2026-05-11")).toEqual([]);
  expect(await names("nextAppointment:after:2026-05-11")).toEqual([]);
  await ana.call(remove, { params: { id: `${_id}_2026-05-11` } });
  expect(await names("nextAppointment:isEmpty")).toHaveLength(2);
});

test("search finds a repeating appointment once, with its next date", async () => {
  const { ana, book } = await begin();
  const { _id } = await book("2026-04-21T09:00", "FREQ=WEEKLY");
  const find = async () => {
    const query = { q: "review" };
    const { data } = await ana.call(searchEndpoints.find, { query });
    return data.appointments.map(({ _id, date }) => [_id, date]);
  };
  expect(await find()).toEqual([[_id, "2026-05-05T09:00:00.000Z"]]);
  const params = { id: `${_id}_2026-05-05` };
  await ana.call(update, { params, body: { date: "2026-05-06T08:00" } });
  expect(await find()).toEqual([[_id, "2026-05-06T08:00:00.000Z"]]);
});

test("a story has of a repeating appointment the past times and the next one, in pages", async () => {
  const { ana, book, customer } = await begin();
  const { _id } = await book("2026-04-13T09:00", "FREQ=WEEKLY");
  await book("2026-04-21T09:00", "", { title: "Call" });
  await ana.call(remove, { params: { id: `${_id}_2026-04-27` } });
  const params = { id: customer };
  const told = await readPages(async (cursor) => {
    const query = { show: "appointments" as const, limit: 1, cursor };
    const page = await ana.call(storyEndpoints.ofCustomer, { params, query });
    expect(page.counts.appointments).toBe(5);
    return page;
  });
  const dates = told.map(({ at }) => at.slice(0, 10));
  expect(dates).toEqual(["2026-05-11", "2026-05-04", "2026-04-21", "2026-04-20", "2026-04-13"]);
});
