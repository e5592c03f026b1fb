import { expect, test } from "vitest";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { newPerson, type Person } from "../test/harness.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";

const { create, day, days, get, list, update } = appointmentEndpoints;

async function book(ana: Person, dates: string[]) {
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company);
  for (const date of dates) await addAppointment(ana, { company, customer, date, title: date });
}

const titles = ({ data }: { data: { title: string }[] }) => data.map(({ title }) => title);

test.each([
  // Nights in which clocks jump, somewhere on Earth: these hours exist twice or not at all there.
  "2026-03-29T02:30",
  "2026-10-25T02:30",
  "2026-03-08T02:30",
  "2026-11-01T01:30",
  // Edges of days, months and years.
  "2026-05-04T00:00",
  "2026-05-04T23:45",
  "2026-12-31T23:59",
  "2027-01-01T00:00",
  "2024-02-29T12:00",
  "9999-12-31T23:45",
])("%s is booked, listed and moved as it stands on the clock", async (time) => {
  const ana = await newPerson({ timeZone: "Europe/Berlin" });
  const { _id: id, date } = await addAppointment(ana, { date: time });
  expect(date).toBe(`${time}:00.000Z`);
  expect((await ana.call(get, { params: { id } })).data.date).toBe(date);
  const onDay = time.slice(0, 10);
  const ofDay = await ana.call(day, { params: { date: onDay } });
  expect(ofDay.data.map((found) => found.date)).toEqual([date]);
  const range = { startDate: onDay, endDate: onDay };
  expect((await ana.call(list, { query: range })).total).toBe(1);
  expect((await ana.call(days, { query: range })).data).toEqual([{ date: onDay, count: 1 }]);
  // Sending back what came is no change.
  expect((await ana.call(update, { params: { id }, body: { date } })).data.date).toBe(date);
});

test("a day is its 24 hours on the clock, those without a time first", async () => {
  const ana = await newPerson();
  await book(ana, [
    "2026-05-04T23:59:59.000Z",
    "2026-05-04T00:00:00.000Z",
    "2026-05-04",
    "2026-05-03T23:59:59.000Z",
    "2026-05-05T00:00:00.000Z",
    "2026-05-05",
    "2026-05-03",
  ]);
  const expected = ["2026-05-04", "2026-05-04T00:00:00.000Z", "2026-05-04T23:59:59.000Z"];
  expect(titles(await ana.call(day, { params: { date: "2026-05-04" } }))).toEqual(expected);
  const query = { startDate: "2026-05-04", endDate: "2026-05-04" };
  expect(titles(await ana.call(list, { query }))).toEqual(expected);
});

test.each([
  ["plain dates", "2026-05-01", "2026-05-31"],
  ["the first and last moment", "2026-05-01T00:00:00.000Z", "2026-05-31T23:59:59.999Z"],
  ["times without a zone", "2026-05-01T00:00", "2026-05-31T23:59"],
])("a month given by %s is all of its days", async (_, startDate, endDate) => {
  const ana = await newPerson();
  const inside = ["2026-05-01", "2026-05-01T00:00", "2026-05-31", "2026-05-31T23:45"];
  await book(ana, ["2026-04-30", "2026-04-30T23:45", ...inside, "2026-06-01", "2026-06-01T00:00"]);
  const query = { startDate, endDate };
  expect(titles(await ana.call(list, { query }))).toEqual(inside);
  expect((await ana.call(list, { query })).total).toBe(inside.length);
  const marks = await ana.call(days, { query });
  expect(marks.data).toEqual([
    { date: "2026-05-01", count: 2 },
    { date: "2026-05-31", count: 2 },
  ]);
});

test("bounds with a time cut into the day, and an appointment without a time stays with its day", async () => {
  const ana = await newPerson();
  await book(ana, ["2026-05-04", "2026-05-04T09:00", "2026-05-04T12:00", "2026-05-04T15:00"]);
  const between = async (startDate?: string, endDate?: string) =>
    titles(await ana.call(list, { query: { startDate, endDate } }));
  expect(await between("2026-05-04T12:00")).toEqual([
    "2026-05-04",
    "2026-05-04T12:00",
    "2026-05-04T15:00",
  ]);
  expect(await between(undefined, "2026-05-04T12:00")).toEqual([
    "2026-05-04",
    "2026-05-04T09:00",
    "2026-05-04T12:00",
  ]);
  expect(await between("2026-05-05")).toEqual([]);
});

test.each([
  [{ startDate: "May" }, "startDate"],
  [{ endDate: "2026-02-30" }, "endDate"],
])("a range with %j is refused", async (query, path) => {
  const ana = await newPerson();
  expect(await ana.refused(list, { query })).toMatchObject({
    status: 400,
    msg: "Invalid date",
    errors: [{ path }],
  });
});

test("a day that the calendar does not have is refused", async () => {
  const ana = await newPerson();
  const params = { date: "2026-02-30" };
  expect(await ana.refused(day, { params })).toMatchObject({ status: 400, msg: "Invalid date" });
});

test("an appointment without a time can be given one, and lose it again", async () => {
  const ana = await newPerson();
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company);
  const body = { title: "Call", date: "2026-05-04", company, customer };
  const { data } = await ana.call(create, { body });
  expect(data.date).toBe("2026-05-04");
  const params = { id: data._id };
  const timed = await ana.call(update, { params, body: { date: "2026-05-04T08:30" } });
  expect(timed.data.date).toBe("2026-05-04T08:30:00.000Z");
  const plain = await ana.call(update, { params, body: { date: "2026-05-04" } });
  expect(plain.data.date).toBe("2026-05-04");
});
