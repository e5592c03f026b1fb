import { expect, test } from "vitest";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { customerStatuses } from "../../shared/statuses.ts";
import { newPerson, startApp, startWithAna } from "../test/harness.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";
import { messages } from "../test/said.ts";

test("a customer is added with defaults, changed field by field, deleted, and gone", async () => {
  const { ana, clock } = await startWithAna();
  const company = await addCompany(ana, { name: "Acme" });
  const added = await addCustomer(ana, company._id, { name: "Bo", email: "bo@example.com" });
  expect(added).toMatchObject({
    company: company._id,
    companyName: "Acme",
    status: "Active",
    value: 0,
    phone: "",
    notes: "",
    lastContact: "2026-05-04",
    appointmentCount: 0,
  });
  clock.advance(1000);
  const params = { id: added._id };
  await ana.call(customerEndpoints.update, { params, body: { notes: "Likes tea" } });
  const { data } = await ana.call(customerEndpoints.get, { params });
  expect(data).toEqual({ ...added, notes: "Likes tea", updatedAt: "2026-05-04T10:00:01.000Z" });
  expect(await ana.call(customerEndpoints.remove, { params })).toEqual({
    msg: "Customer deleted successfully",
  });
  const gone = { status: 404, msg: messages.customers.notFound };
  expect(await ana.refused(customerEndpoints.get, { params })).toEqual(gone);
  expect(await ana.refused(customerEndpoints.remove, { params })).toEqual(gone);
});

test.each([
  [{ name: "" }, "name", "Customer name is required"],
  [{ email: "" }, "email", "Email is required"],
  [{ email: "bo" }, "email", "Please enter a valid email"],
  [{ value: -0.01 }, "value", "Value cannot be negative"],
  [{ value: 1.005 }, "value", "Use at most two decimals"],
  [{ value: 1e9 }, "value", "Value can’t be more than $999,999,999.99"],
  [{ value: "1" }, "value", "Value must be a number"],
  [
    { status: "Lost" },
    "status",
    "Status must be one of Window Shopper, Pending, Active, Deal Closed, Returning Client",
  ],
  [{ lastContact: "2026-05-05" }, "lastContact", "Last contact can’t be later than today"],
  [{ lastContact: "2026-02-30" }, "lastContact", "Invalid date"],
])("a customer with %j is refused, on creation and on change", async (wrong, path, msg) => {
  const ana = await newPerson({ timeZone: "UTC" });
  const { _id: company } = await addCompany(ana);
  const expected = { status: 400, msg, errors: [{ path, msg }] };
  const body = { name: "Bo", email: "bo@example.com", ...wrong };
  const inCompany = { params: { id: company }, body };
  expect(await ana.refused(customerEndpoints.create, inCompany)).toEqual(expected);
  const { _id: id } = await addCustomer(ana, company);
  const change = { params: { id }, body: wrong };
  expect(await ana.refused(customerEndpoints.update, change)).toEqual(expected);
});

test("a customer without name and email names both", async () => {
  const ana = await newPerson();
  const { _id: id } = await addCompany(ana);
  const { errors } = await ana.refused(customerEndpoints.create, { params: { id }, body: {} });
  expect(errors).toEqual([
    { path: "name", msg: "Customer name is required" },
    { path: "email", msg: "Email is required" },
  ]);
});

test("any status can follow any other", async () => {
  const ana = await newPerson();
  const { _id: company } = await addCompany(ana);
  const { _id: id } = await addCustomer(ana, company);
  for (const from of customerStatuses) {
    for (const status of customerStatuses) {
      await ana.call(customerEndpoints.update, { params: { id }, body: { status: from } });
      const change = { params: { id }, body: { status } };
      expect((await ana.call(customerEndpoints.update, change)).data.status).toBe(status);
    }
  }
});

test.each([0, 0.01, 0.07, 0.29, 1.1, 19.99, 4.35, 1234.56, 999_999_999.99])(
  "the value %d comes back as it went in",
  async (value) => {
    const { ana, db } = await startWithAna();
    const { _id: company } = await addCompany(ana);
    expect((await addCustomer(ana, company, { value })).value).toBe(value);
    const { cents } = await db
      .selectFrom("customers")
      .select("value as cents")
      .executeTakeFirstOrThrow();
    expect(cents).toBe(Number(value.toFixed(2).replace(".", "")));
  },
);

test("sums of cents are exact", async () => {
  const ana = await newPerson();
  const { _id: id } = await addCompany(ana);
  for (let n = 0; n < 10; n += 1) await addCustomer(ana, id, { value: 0.1 });
  await addCustomer(ana, id, { value: 999_999_999.99 });
  const expected = 1_000_000_000.99;
  expect((await ana.call(companyEndpoints.get, { params: { id } })).data.totalValue).toBe(expected);
  expect((await ana.call(customerEndpoints.list, {})).totalValue).toBe(expected);
  const searched = await ana.call(customerEndpoints.list, { query: { search: "bo" } });
  expect(searched.totalValue).toBe(expected);
});

test("deleting a customer takes the appointments along, and says so before", async () => {
  const { ana, db } = await startWithAna();
  const { _id: company } = await addCompany(ana);
  const bo = await addCustomer(ana, company);
  const cy = await addCustomer(ana, company);
  await addAppointment(ana, { company, customer: bo._id });
  const kept = await addAppointment(ana, { company, customer: cy._id });
  const params = { id: bo._id };
  expect((await ana.call(customerEndpoints.get, { params })).data.appointmentCount).toBe(1);
  await ana.call(customerEndpoints.remove, { params });
  expect(await db.selectFrom("appointments").select("_id").execute()).toEqual([{ _id: kept._id }]);
  expect((await ana.call(appointmentEndpoints.list, {})).total).toBe(1);
});

test("the lists are those of one company, one status, one day, or the newest", async () => {
  const { ana, clock } = await startWithAna({ timeZone: "UTC" });
  const acme = await addCompany(ana, { name: "Acme" });
  const zinc = await addCompany(ana, { name: "Zinc" });
  await addCustomer(ana, acme._id, { name: "Bo", value: 1, lastContact: "2026-05-03" });
  await addCustomer(ana, acme._id, { name: "Cy", value: 2, status: "Pending" });
  clock.advance(1000);
  await addCustomer(ana, zinc._id, { name: "Di", value: 4, lastContact: "2026-05-03T23:59:00Z" });

  const names = async (query: Parameters<typeof ana.call<typeof customerEndpoints.list>>[1]) => {
    const { data, total, totalValue } = await ana.call(customerEndpoints.list, query);
    expect(total).toBe(data.length);
    expect(totalValue).toBe(data.reduce((sum, { value }) => sum + value, 0));
    return data.map(({ name }) => name);
  };
  expect(await names({})).toEqual(["Bo", "Cy", "Di"]);
  expect(await names({ query: { sort: "-companyName" } })).toEqual(["Di", "Cy", "Bo"]);
  expect(await names({ query: { status: "Pending" } })).toEqual(["Cy"]);
  expect(await names({ query: { status: "Deal Closed" } })).toEqual([]);
  expect(await names({ query: { lastContact: "2026-05-03" } })).toEqual(["Bo", "Di"]);
  expect(await names({ query: { createdFrom: "2026-05-04T10:00:00.500Z" } })).toEqual(["Di"]);
  expect(await names({ query: { search: "d", status: "Active" } })).toEqual(["Di"]);

  const params = { id: acme._id };
  const all = await ana.call(customerEndpoints.listOfCompany, { params });
  expect(all).toMatchObject({ total: 2, totalValue: 3, data: [{ name: "Bo" }, { name: "Cy" }] });
  const query = { status: "Pending" } as const;
  const pending = await ana.call(customerEndpoints.listOfCompany, { params, query });
  expect(pending).toMatchObject({ total: 1, totalValue: 2, data: [{ name: "Cy" }] });
});

test.each([
  ["Pending", 7],
  ["Window Shopper", 14],
  ["Active", 30],
  ["Returning Client", 60],
  ["Deal Closed", 90],
] as const)("a %s customer is neglected after more than %i days", async (status, days) => {
  const ana = await newPerson();
  const { _id: company } = await addCompany(ana);
  const ago = (n: number) => new Date(Date.UTC(2026, 4, 4 - n)).toISOString().slice(0, 10);
  await addCustomer(ana, company, { name: "Just fine", status, lastContact: ago(days) });
  await addCustomer(ana, company, { name: "Neglected", status, lastContact: ago(days + 1) });
  const query = { neglectedOn: "2026-05-04" };
  const { data, total } = await ana.call(customerEndpoints.list, { query });
  expect(data.map(({ name }) => name)).toEqual(["Neglected"]);
  expect(total).toBe(1);
});

test("the most valuable of the neglected come first", async () => {
  const ana = await newPerson();
  const { _id: company } = await addCompany(ana);
  for (const value of [5, 500, 50]) {
    await addCustomer(ana, company, { value, lastContact: "2020-01-01" });
  }
  const query = { neglectedOn: "2026-05-04", sort: "-value", limit: 2 } as const;
  const { data, total } = await ana.call(customerEndpoints.list, { query });
  expect(data.map(({ value }) => value)).toEqual([500, 50]);
  expect(total).toBe(3);
});

test("renaming a company shows at its customers", async () => {
  const ana = await newPerson();
  const company = await addCompany(ana, { name: "Acme" });
  const { _id: id } = await addCustomer(ana, company._id);
  await ana.call(companyEndpoints.update, { params: { id: company._id }, body: { name: "Zinc" } });
  expect((await ana.call(customerEndpoints.get, { params: { id } })).data.companyName).toBe("Zinc");
});

test("a customer can't be moved to another company or user by a change", async () => {
  const { signUp } = await startApp();
  const [ana, ben] = [await signUp(), await signUp()];
  const company = await addCompany(ana);
  const { _id: id } = await addCustomer(ana, company._id);
  const bens = await addCompany(ben);
  const body = { company: bens._id, owner: ben.user._id, _id: "x" };
  await ana.send(customerEndpoints.update, { params: { id }, body });
  const { data } = await ana.call(customerEndpoints.get, { params: { id } });
  expect(data.company).toBe(company._id);
  expect((await ben.call(customerEndpoints.list, {})).total).toBe(0);
});
