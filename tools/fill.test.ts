import { expect, test } from "vitest";
import { type DemoOptions, makeDemoData } from "../demo/data.ts";
import { inTransaction, type Tx } from "../server/db/engine/database.ts";
import { findOtherContacts, findUntold } from "../server/db/maintenance/check-history.ts";
import { type Person, start, startApp, type TestApp } from "../server/test/harness.ts";
import { addAppointment, addCompany, addCustomer } from "../server/test/records.ts";
import { dashboardEndpoints } from "../shared/dashboard.ts";
import { toCents, toDollars } from "../shared/money.ts";
import { fillAccount, giveTo } from "./fill.ts";
import { fillDemoAccount } from "./fill-demo.ts";
import { fillPast } from "./fill-past.ts";

const today = start.toISOString().slice(0, 10);

async function fill({ db }: TestApp, { owner }: Person, sizes: Partial<DemoOptions> = {}) {
  const { companies } = makeDemoData({ today, ...sizes });
  const counts = await inTransaction(db, owner, (tx) => fillAccount(tx, owner, companies, start));
  return { companies, counts };
}

test("an account gets all rows, and its totals know them", async () => {
  const app = await startApp();
  const person = await app.signUp();
  const { companies, counts } = await fill(app, person);
  expect(counts).toEqual({ companies: 40, customers: 300, appointments: 270 });

  const { data } = await person.call(dashboardEndpoints.get, {});
  const values = companies.flatMap(({ customers }) => customers.map(({ input }) => input.value));
  const cents = values.reduce((sum, value) => sum + toCents(value), 0);
  expect(data.totals).toMatchObject({ companies: 40, customers: 300, value: toDollars(cents) });
});

test("a large set goes in as well", async () => {
  const app = await startApp();
  const sizes = { companies: 30, customers: 1_700, appointments: 2_300 };
  const { counts } = await fill(app, await app.signUp(), sizes);
  expect(counts).toEqual(sizes);
});

test("nothing is dated later than now", async () => {
  const app = await startApp();
  const person = await app.signUp();
  const { companies } = makeDemoData({ today });
  const early = new Date(`${today}T00:10:00.000Z`);
  await inTransaction(app.db, person.owner, (tx) =>
    fillAccount(tx, person.owner, companies, early),
  );
  for (const table of ["companies", "customers", "appointments"] as const) {
    const late = app.db.selectFrom(table).where("createdAt", ">", early.toISOString());
    expect(await late.selectAll().execute(), table).toEqual([]);
  }
});

test("a past leaves customers as they are, and tells what they were since they came", async () => {
  const app = await startApp();
  const person = await app.signUp();
  const { counts } = await fill(app, person);
  const listCustomers = () =>
    app.db.selectFrom("customers").select(["_id", "status", "value", "lastContact"]);
  const before = await listCustomers().orderBy("_id").execute();
  const earlier = await inTransaction(app.db, person.owner, (tx) =>
    fillPast(tx, person.owner, today, start),
  );
  expect(await listCustomers().orderBy("_id").execute()).toEqual(before);
  expect([...(await findUntold(app.db)), ...(await findOtherContacts(app.db))]).toEqual([]);

  const changes = await app.db.selectFrom("statusChanges").selectAll().execute();
  expect(changes.length).toBeGreaterThan(counts.customers * 2);
  expect(changes.filter(({ at }) => at > start.toISOString())).toEqual([]);
  expect(changes.filter(({ fromStatus }) => fromStatus === null)).toHaveLength(counts.customers);
  const contacts = await app.db.selectFrom("contactDays").selectAll().execute();
  expect(contacts.length).toBeGreaterThan(counts.customers * 5);
  expect(contacts.filter(({ day }) => day > today)).toEqual([]);
  const appointments = await app.db.selectFrom("appointments").selectAll().execute();
  expect(appointments).toHaveLength(counts.appointments + earlier);
  expect(earlier).toBeGreaterThan(500);
});

test("the rows are what the API writes for the same input", async () => {
  const app = await startApp();
  const filled = await app.signUp();
  const typed = await app.signUp();
  const { companies } = await fill(app, filled, { companies: 1, customers: 1, appointments: 1 });
  const give = (tx: Tx) => giveTo(tx, filled.owner, filled.person);
  await inTransaction(app.db, filled, give);
  for (const { input, customers } of companies) {
    const company = (await addCompany(typed, input))._id;
    for (const { input, appointments } of customers) {
      const customer = (await addCustomer(typed, company, input))._id;
      for (const { input } of appointments) {
        await addAppointment(typed, { ...input, company, customer });
      }
    }
  }
  for (const table of ["companies", "customers", "appointments"] as const) {
    const rows = await app.db.selectFrom(table).selectAll().execute();
    expect(rows, table).toHaveLength(2);
    const [one, other] = rows.map((row) => ({ ...row, ...ownParts }));
    expect(one, table).toEqual(other);
  }
});

test("what the demo plans is in its person's calendar, what repeats as well", async () => {
  const app = await startApp();
  const person = await app.signUp();
  const { repeating } = await inTransaction(app.db, person, async (tx) => {
    const counts = await fillDemoAccount(tx, person.owner, today, start);
    await giveTo(tx, person.owner, person.person);
    return counts;
  });
  expect(repeating).toBeGreaterThan(0);
  const hosts = await app.db.selectFrom("appointments").select("host").distinct().execute();
  expect(hosts).toEqual([{ host: person.person }]);
});

/** What two accounts never share. */
const ownParts = {
  ...{ owner: "", _id: "", company: "", customer: "", createdAt: "", updatedAt: "" },
  ...{ responsible: expect.any(String), host: expect.any(String) },
};
