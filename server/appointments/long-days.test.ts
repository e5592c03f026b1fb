import { randomUUIDv7 } from "node:crypto";
import { expect, test } from "vitest";
import { appointmentEndpoints, dayLimit } from "../../shared/kinds/appointments.ts";
import { recordKeys } from "../db/records/keys.ts";
import { start, startWithAna } from "../test/harness.ts";
import { addAppointment, readPages } from "../test/records.ts";

test("a day answers its first 500 appointments, and the list has all of them in pages", async () => {
  const { ana, db } = await startWithAna();
  const { company, customer, title, notes } = await addAppointment(ana, {
    date: "2026-05-04T23:30",
  });
  const at = start.toISOString();
  const rows = Array.from({ length: dayLimit }, (_, n) => ({
    owner: ana.owner,
    _id: randomUUIDv7(),
    company: company._id,
    customer: customer._id,
    title,
    date: `2026-05-04T${String(n % 23).padStart(2, "0")}:00:00.000Z`,
    duration: 60,
    notes,
    createdAt: at,
    updatedAt: at,
    ...recordKeys.appointments.toKeys({ title, notes }),
  }));
  await db.insertInto("appointments").values(rows).execute();

  const params = { date: "2026-05-04" };
  const { data: day } = await ana.call(appointmentEndpoints.day, { params });
  expect(day).toHaveLength(dayLimit);
  expect(day.map(({ date }) => date)).toEqual(rows.map(({ date }) => date).sort());

  const whole = { startDate: params.date, endDate: params.date, limit: 200 };
  const listed = await readPages(async (cursor) => {
    const page = await ana.call(appointmentEndpoints.list, { query: { ...whole, cursor } });
    expect(page.total).toBe(dayLimit + 1);
    return page;
  });
  expect(listed.slice(0, dayLimit)).toEqual(day);
  expect(listed).toHaveLength(dayLimit + 1);
});
