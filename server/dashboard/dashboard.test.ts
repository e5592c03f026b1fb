import { expect, test } from "vitest";
import { dashboardEndpoints } from "../../shared/dashboard.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { customerStatuses } from "../../shared/statuses.ts";
import { newPerson, startApp, startWithAna } from "../test/harness.ts";
import { addCompany, addCustomer } from "../test/records.ts";

test("a new account has zeros, all five statuses and no customers", async () => {
  const ana = await newPerson();
  const { data } = await ana.call(dashboardEndpoints.get, {});
  expect(data).toEqual({
    totals: { companies: 0, customers: 0, value: 0, newCompanies: 0, newCustomers: 0 },
    statuses: customerStatuses.map((status) => ({ status, customers: 0, value: 0 })),
    recentCustomers: [],
    newBookings: 0,
  });
});

test("totals and statuses follow every change", async () => {
  const { signUp } = await startApp();
  const [ana, ben] = [await signUp(), await signUp()];
  await addCustomer(ben, (await addCompany(ben))._id, { value: 7 });
  const acme = await addCompany(ana, { name: "Acme" });
  const zinc = await addCompany(ana, { name: "Zinc" });
  const bo = await addCustomer(ana, acme._id, { value: 10.1 });
  await addCustomer(ana, acme._id, { value: 20.2, status: "Deal Closed" });
  await addCustomer(ana, zinc._id, { value: 0.3 });
  const read = async () => {
    const { totals, statuses } = (await ana.call(dashboardEndpoints.get, {})).data;
    const counted = statuses.filter(({ customers, value }) => customers + value > 0);
    return { ...totals, statuses: counted };
  };
  expect(await read()).toMatchObject({
    companies: 2,
    customers: 3,
    value: 30.6,
    statuses: [
      { status: "Active", customers: 2, value: 10.4 },
      { status: "Deal Closed", customers: 1, value: 20.2 },
    ],
  });
  const change = { params: { id: bo._id }, body: { status: "Pending", value: 11 } as const };
  await ana.call(customerEndpoints.update, change);
  expect(await read()).toMatchObject({
    value: 31.5,
    statuses: [
      { status: "Pending", customers: 1, value: 11 },
      { status: "Active", customers: 1, value: 0.3 },
      { status: "Deal Closed", customers: 1, value: 20.2 },
    ],
  });
  await ana.call(companyEndpoints.remove, { params: { id: acme._id } });
  expect(await read()).toMatchObject({
    companies: 1,
    customers: 1,
    value: 0.3,
    statuses: [{ status: "Active", customers: 1, value: 0.3 }],
  });
});

test("the five newest customers, the newest first, with their company", async () => {
  const { ana, clock } = await startWithAna();
  const { _id: company } = await addCompany(ana, { name: "Acme" });
  for (const name of ["1", "2", "3", "4", "5", "6"]) {
    await addCustomer(ana, company, { name });
    clock.advance(1);
  }
  const { recentCustomers } = (await ana.call(dashboardEndpoints.get, {})).data;
  expect(recentCustomers.map(({ name }) => name)).toEqual(["6", "5", "4", "3", "2"]);
  expect(recentCustomers[0]?.companyName).toBe("Acme");
});

test("new is what was created from the given instant on", async () => {
  const { ana, clock } = await startWithAna();
  const acme = await addCompany(ana);
  await addCustomer(ana, acme._id);
  clock.set("2026-05-04T18:15:00.000Z");
  await addCustomer(ana, acme._id);
  await addCustomer(ana, (await addCompany(ana))._id);
  const query = { createdFrom: "2026-05-05T00:00:00.000+05:45" };
  const { totals } = (await ana.call(dashboardEndpoints.get, { query })).data;
  expect(totals).toMatchObject({ companies: 2, customers: 3, newCompanies: 1, newCustomers: 2 });
});
