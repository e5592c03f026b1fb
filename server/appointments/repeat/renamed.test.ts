import { expect, test } from "vitest";
import { calendarEndpoints } from "../../../shared/calendar.ts";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { reminderEndpoints } from "../../../shared/reminders.ts";
import { type Person, startWithAna } from "../../test/harness.ts";
import { addAppointment } from "../../test/records.ts";

const { get, remove, update } = appointmentEndpoints;

/** It is Monday, May 4, 2026, 10:00; weekly on Mondays from now on. */
async function begin(repeat = "FREQ=WEEKLY") {
  const { ana, signUp } = await startWithAna({ timeZone: "UTC" });
  const date = "2026-05-04T15:00";
  const { _id } = await addAppointment(ana, { date, repeat, reminder: 10 });
  const named = (day: string) => ({ id: `${_id}_${day}` });
  const found = async (day: string) => {
    const { data } = await ana.call(get, { params: named(day) });
    return data.date.slice(0, 10);
  };
  const change = (day: string, body: object, scope: "all" | "following" = "following") =>
    ana.call(update, { params: named(day), query: { scope }, body });
  return { ana, found, change, named, signUp };
}

async function undoLast(ana: Person) {
  const { data } = await ana.call(historyEndpoints.list, { query: { limit: 1 } });
  await ana.call(historyEndpoints.undo, { params: { id: data[0]?._id ?? "" }, body: {} });
}

test("the old id of a time leads to it after a split, to read, change, remind and delete", async () => {
  const { ana, found, change, named, signUp } = await begin();
  await change("2026-05-11", { title: "Talk" });
  expect([await found("2026-05-04"), await found("2026-05-25")]).toEqual([
    ...["2026-05-04", "2026-05-25"],
  ]);
  const params = named("2026-05-18");
  const body = { title: "Lunch" };
  const changed = await ana.call(update, { params, query: { scope: "this" }, body });
  expect([changed.data.title, changed.data.date.slice(0, 10)]).toEqual(["Lunch", "2026-05-18"]);
  const query = { now: "2026-05-04T10:00" };
  const { data } = await ana.call(calendarEndpoints.scopes, { params, query });
  expect(data.this.first).toBe("2026-05-18T15:00:00.000Z");
  await ana.call(reminderEndpoints.answer, { params, body: { until: null } });
  await ana.call(remove, { params, query: { scope: "this" } });
  expect(await ana.refused(get, { params })).toMatchObject({ status: 404 });
  expect(await (await signUp()).refused(get, { params: named("2026-05-25") })).toMatchObject({
    status: 404,
  });
});

test("it leads to where the time was moved, split again, and back once that is undone", async () => {
  const { ana, found, change } = await begin();
  await change("2026-05-11", { date: "2026-05-13T15:00" });
  expect(await found("2026-05-18")).toBe("2026-05-20");
  await change("2026-05-25", { date: "2026-05-28T16:00" });
  expect([await found("2026-05-18"), await found("2026-06-01")]).toEqual([
    ...["2026-05-20", "2026-06-04"],
  ]);
  await undoLast(ana);
  expect(await found("2026-06-01")).toBe("2026-06-03");
});

test("ids of a split that is undone lead back, and of all that moved on", async () => {
  const { ana, change, found } = await begin("FREQ=MONTHLY;BYDAY=1MO");
  const { data } = await change("2026-06-01", { date: "2026-06-03T15:00" });
  expect(await found("2026-07-06")).toBe("2026-07-01");
  await undoLast(ana);
  expect((await ana.call(get, { params: { id: data._id } })).data.date).toBe(
    "2026-06-01T15:00:00.000Z",
  );
  await change("2026-05-04", { date: "2026-05-06T15:00" }, "all");
  expect(await found("2026-06-01")).toBe("2026-06-03");
});

test("what no longer repeats is the one that is left, and what was deleted is nowhere", async () => {
  const { ana, change, found, named } = await begin();
  await change("2026-05-18", { repeat: "" });
  expect([await found("2026-05-11"), await found("2026-05-18")]).toEqual([
    ...["2026-05-11", "2026-05-18"],
  ]);
  expect(await ana.refused(get, { params: named("2026-05-25") })).toMatchObject({ status: 404 });
  await ana.call(remove, { params: named("2026-05-11"), query: { scope: "following" } });
  expect(await ana.refused(get, { params: named("2026-05-11") })).toMatchObject({ status: 404 });
});
