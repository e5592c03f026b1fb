import { randomUUIDv7 } from "node:crypto";
import { expect, test } from "vitest";
import { calendarEndpoints, spanLimit } from "../../shared/calendar.ts";
import { recordKeys } from "../db/records/keys.ts";
import { newPerson, start, startWithAna } from "../test/harness.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";

const { span } = calendarEndpoints;

test("a span has all appointments of its days, and those that run into the first", async () => {
  const ana = await newPerson();
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company);
  const book = (date: string, duration = 60) =>
    addAppointment(ana, { company, customer, date, title: date, duration });
  for (const date of ["2026-05-03", "2026-05-03T22:59", "2026-05-11", "2026-05-11T00:00"]) {
    await book(date);
  }
  await book("2026-05-03T23:00");
  const early = await book("2026-05-03T12:15", 720);
  const late = await book("2026-05-03T23:15");
  const noon = await book("2026-05-04T12:00");
  const evening = await book("2026-05-10T23:45");
  const whole = await book("2026-05-04");
  const query = { startDate: "2026-05-04", endDate: "2026-05-10" };
  expect(await ana.call(span, { query })).toEqual({
    data: [whole, noon, evening],
    before: [early, late],
    total: 3,
  });
});

test("a span is six weeks at most, and no day before it begins", async () => {
  const ana = await newPerson();
  const ask = (startDate: string, endDate: string) =>
    ana.refused(span, { query: { startDate, endDate } });
  const msg = "Ask for 42 days or fewer";
  expect(await ask("2026-05-01", "2026-06-12")).toEqual({
    status: 400,
    msg,
    errors: [{ path: "endDate", msg }],
  });
  expect(await ask("2026-02-30", "2026-03-01")).toMatchObject({ status: 400, msg: "Invalid date" });
  const empty = { data: [], before: [], total: 0 };
  for (const [startDate, endDate] of [
    ["2026-05-01", "2026-06-11"],
    ["0001-01-01", "0001-01-01"],
    ["9999-12-31", "9999-12-31"],
    ["2026-05-02", "2026-05-01"],
  ] as const) {
    expect(await ana.call(span, { query: { startDate, endDate } })).toEqual(empty);
  }
});

test("of too many the first are answered, and how many there are", async () => {
  const { ana, db } = await startWithAna();
  const first = await addAppointment(ana, { date: "2026-05-04T00:00" });
  const at = start.toISOString();
  const { title, notes } = first;
  const rows = Array.from({ length: spanLimit }, (_, n) => ({
    owner: ana.owner,
    _id: randomUUIDv7(),
    company: first.company._id,
    customer: first.customer._id,
    title,
    date: `2026-05-04T${String((n % 23) + 1).padStart(2, "0")}:00:00.000Z`,
    duration: 60,
    notes,
    createdAt: at,
    updatedAt: at,
    ...recordKeys.appointments.toKeys({ title, notes }),
  }));
  for (let place = 0; place < rows.length; place += 500) {
    await db
      .insertInto("appointments")
      .values(rows.slice(place, place + 500))
      .execute();
  }
  const query = { startDate: "2026-05-04", endDate: "2026-05-04" };
  const { data, total } = await ana.call(span, { query });
  expect(total).toBe(spanLimit + 1);
  expect(data).toHaveLength(spanLimit);
  expect(data[0]).toEqual(first);
});
