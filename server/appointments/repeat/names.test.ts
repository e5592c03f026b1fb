import { expect, test } from "vitest";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { activityEndpoints } from "../../../shared/kinds/activities.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { reminderEndpoints } from "../../../shared/reminders.ts";
import { type Person, startApp } from "../../test/harness.ts";
import { addAppointment, addCompany, addCustomer } from "../../test/records.ts";
import { watchStatements } from "../../test/sql/statements.ts";

const { get, update } = appointmentEndpoints;

/** It is Monday, May 4, 2026, 10:00. */
async function begin() {
  const { clock, signUp } = await startApp();
  clock.set("2026-05-04T10:00:00.000Z");
  const ana = await signUp({ timeZone: "UTC" });
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company);
  const book = (repeat: string) =>
    addAppointment(ana, {
      title: "Call",
      company,
      customer,
      date: "2026-05-04T15:00",
      repeat,
      reminder: 10,
    });
  return { ana, book, customer };
}

async function reminded(ana: Person) {
  const { data } = await ana.call(reminderEndpoints.list, { query: { now: "2026-05-04T15:30" } });
  return data.map(({ at }) => at.slice(0, 16));
}

const dismiss = (ana: Person, id: string) =>
  ana.call(reminderEndpoints.answer, { params: { id }, body: { until: null } });

async function undoLast(ana: Person) {
  const { data } = await ana.call(historyEndpoints.list, { query: { limit: 1 } });
  await ana.call(historyEndpoints.undo, { params: { id: data[0]?._id ?? "" }, body: {} });
}

test("a reminder that is done stays done when its time gets another name, and when that is undone", async () => {
  const { ana, book } = await begin();
  const { _id } = await book("FREQ=DAILY");
  await dismiss(ana, `${_id}_2026-05-05`);
  await dismiss(ana, `${_id}_2026-05-04`);
  expect(await reminded(ana)).toEqual([]);
  const params = { id: `${_id}_2026-05-05` };
  const { data } = await ana.call(update, {
    params,
    query: { scope: "following" },
    body: { title: "Talk" },
  });
  expect(data._id).not.toBe(params.id);
  expect(await reminded(ana)).toEqual([]);
  await undoLast(ana);
  expect(await reminded(ana)).toEqual([]);
});

test("a reminder that is done stays done when its appointment begins to repeat, or no longer does", async () => {
  const { ana, book } = await begin();
  const { _id } = await book("");
  await dismiss(ana, _id);
  const params = { id: _id };
  await ana.call(update, { params, body: { repeat: "FREQ=WEEKLY" } });
  expect(await reminded(ana)).toEqual([]);
  await undoLast(ana);
  expect(await reminded(ana)).toEqual([]);
  await ana.call(update, { params, body: { repeat: "FREQ=WEEKLY" } });
  await ana.call(update, { params, body: { repeat: "" } });
  expect(await reminded(ana)).toEqual([]);
});

test("a note leads to its time without a row after a split, and after that is undone", async () => {
  const { ana, book, customer } = await begin();
  const { _id } = await book("FREQ=WEEKLY");
  const told = `${_id}_2026-05-18`;
  const body = {
    kind: "meeting" as const,
    at: "2026-05-04T10:00",
    text: "Came of it",
    appointment: told,
  };
  const { data: note } = await ana.call(activityEndpoints.create, {
    params: { id: customer },
    body,
  });
  const { data } = await ana.call(update, {
    params: { id: `${_id}_2026-05-11` },
    query: { scope: "following" },
    body: { date: "2026-05-12T15:00" },
  });
  const led = async () => {
    const { data: notes } = await ana.call(activityEndpoints.list, { params: { id: customer } });
    const now = notes.find((one) => one._id === note._id);
    const found = await ana.call(get, { params: { id: now?.appointment ?? "" } });
    return found.data.date;
  };
  expect(data.date).toBe("2026-05-12T15:00:00.000Z");
  expect(await led()).toBe("2026-05-19T15:00:00.000Z");
  await undoLast(ana);
  expect(await led()).toBe("2026-05-18T15:00:00.000Z");
});

test("a reminder that is answered under a new name is answered under the old one once that is back", async () => {
  const { ana, book } = await begin();
  const { _id } = await book("FREQ=DAILY");
  await dismiss(ana, `${_id}_2026-05-04`);
  const { data } = await ana.call(update, {
    params: { id: `${_id}_2026-05-05` },
    query: { scope: "following" },
    body: { title: "Talk" },
  });
  await dismiss(ana, data._id);
  expect(await reminded(ana)).toEqual([]);
  await undoLast(ana);
  expect(await reminded(ana)).toEqual([]);
  // And again, once the undo is taken back.
  await undoLast(ana);
  expect(await reminded(ana)).toEqual([]);
});

test("a reminder that is answered of a repeat is answered of the one appointment it was", async () => {
  const { ana, book } = await begin();
  const { _id } = await book("");
  const params = { id: _id };
  await ana.call(update, { params, body: { repeat: "FREQ=WEEKLY" } });
  await dismiss(ana, `${_id}_2026-05-04`);
  await undoLast(ana);
  expect(await reminded(ana)).toEqual([]);
});

test("a note goes to the first time when its appointment begins to repeat, and back", async () => {
  const { ana, book, customer } = await begin();
  const { _id } = await book("");
  const body = { kind: "meeting" as const, at: "2026-05-04T10:00", text: "Hi", appointment: _id };
  await ana.call(activityEndpoints.create, { params: { id: customer }, body });
  const led = async () => {
    const { data } = await ana.call(activityEndpoints.list, { params: { id: customer } });
    return data.map(({ appointment }) => appointment);
  };
  await ana.call(update, { params: { id: _id }, body: { repeat: "FREQ=WEEKLY" } });
  expect(await led()).toEqual([`${_id}_2026-05-04`]);
  await undoLast(ana);
  expect(await led()).toEqual([_id]);
});

test("answers are looked for only where a time gets another name", async () => {
  const { ana, book } = await begin();
  const { _id } = await book("FREQ=DAILY");
  await dismiss(ana, `${_id}_2026-05-04`);
  const seen = watchStatements();
  const asked = () => seen.filter(({ sql }) => /^select .*"reminders"/i.test(sql));
  const query = { scope: "all" as const };
  await ana.call(update, { params: { id: _id }, query, body: { title: "Talk" } });
  expect(asked()).toEqual([]);
});
