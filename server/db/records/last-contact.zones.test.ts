import { expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { newPerson, startApp } from "../../test/harness.ts";
import { addCompany, addCustomer } from "../../test/records.ts";

// 23:59 on 3 May in Honolulu, and in Kiritimati 23:59 on the 4th.
const now = "2026-05-04T09:59:00.000Z";

test.each([
  ["Pacific/Honolulu", "2026-05-03"],
  ["Asia/Kathmandu", "2026-05-04"],
  ["UTC", "2026-05-04"],
  ["Pacific/Kiritimati", "2026-05-04"],
])("for a user in %s today is %s, wherever the server stands", async (timeZone, today) => {
  const { signUp, clock } = await startApp();
  clock.set(now);
  const ana = await signUp({ timeZone });
  const { _id: company } = await addCompany(ana);
  expect((await addCustomer(ana, company)).lastContact).toBe(today);
  expect((await addCustomer(ana, company, { lastContact: today })).lastContact).toBe(today);
  const body = { name: "Bo", email: "bo@example.com", lastContact: tomorrow(today) };
  expect(
    await ana.refused(customerEndpoints.create, { params: { id: company }, body }),
  ).toMatchObject({
    status: 400,
    errors: [{ path: "lastContact", msg: "Last contact can’t be later than today" }],
  });
});

test("today turns at the user's midnight", async () => {
  const { signUp, clock } = await startApp();
  clock.set(now);
  const ana = await signUp({ timeZone: "Pacific/Honolulu" });
  const { _id: company } = await addCompany(ana);
  const { _id: id } = await addCustomer(ana, company);
  const change = { params: { id }, body: { lastContact: "2026-05-04" } };
  await ana.refused(customerEndpoints.update, change);
  clock.advance(60_000);
  expect((await ana.call(customerEndpoints.update, change)).data.lastContact).toBe("2026-05-04");
});

test("of a user whose zone is not known, any day that has begun on Earth is taken", async () => {
  const { signUp, clock } = await startApp();
  clock.set("2026-05-04T10:00:00.000Z");
  const ana = await signUp();
  const { _id: company } = await addCompany(ana);
  expect((await addCustomer(ana, company)).lastContact).toBe("2026-05-04");
  const eastern = await addCustomer(ana, company, { lastContact: "2026-05-05" });
  expect(eastern.lastContact).toBe("2026-05-05");
  const body = { name: "Bo", email: "bo@example.com", lastContact: "2026-05-06" };
  await ana.refused(customerEndpoints.create, { params: { id: company }, body });
});

test("of a date-time the date part counts", async () => {
  const ana = await newPerson();
  const { _id: company } = await addCompany(ana);
  const lastContact = "2026-05-03T23:30:00.000-08:00";
  expect((await addCustomer(ana, company, { lastContact })).lastContact).toBe("2026-05-03");
  const query = { lastContact: "2026-05-03T12:00:00Z" };
  expect((await ana.call(customerEndpoints.list, { query })).total).toBe(1);
});

test("moving to another zone moves today", async () => {
  const { signUp, clock } = await startApp();
  clock.set(now);
  const ana = await signUp({ timeZone: "Pacific/Honolulu" });
  await ana.call(authEndpoints.updateMe, { body: { timeZone: "Asia/Kathmandu" } });
  const { _id: company } = await addCompany(ana);
  expect((await addCustomer(ana, company)).lastContact).toBe("2026-05-04");
});

function tomorrow(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
