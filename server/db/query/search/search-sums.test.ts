import { expect, test } from "vitest";
import { companyEndpoints } from "../../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../../shared/kinds/customers.ts";
import { startApp, startWithAna } from "../../../test/harness.ts";
import { addManyCustomers, many } from "../../../test/many-customers.ts";
import { addCompany, addCustomer } from "../../../test/records.ts";

// One and two letters, one trigram, several of them, and what may be a piece of a phone number.
test.each(["a", "nn", "ann", "anna hall", "555", "0555"])(
  "number and value of the many that %j finds follow each change, however often they are asked for",
  async (search) => {
    const { db, signUp } = await startApp();
    const [ana, ben] = [await signUp(), await signUp()];
    const { _id: company } = await addCompany(ana);
    await addManyCustomers(db, ana, company);
    const ask = async () => {
      const { total, totalValue } = await ana.call(customerEndpoints.list, { query: { search } });
      return { total, totalValue };
    };
    let [total, totalValue] = [many, many * 2.5];
    expect(await ask()).toEqual({ total, totalValue });
    expect(await ask()).toEqual({ total, totalValue });

    const anna = { name: "Anna Hall", email: "x@x.io", phone: "555 02" };
    const { _id: id } = await addCustomer(ana, company, { ...anna, value: 10 });
    [total, totalValue] = [total + 1, totalValue + 10];
    expect(await ask()).toEqual({ total, totalValue });

    await ana.call(customerEndpoints.update, { params: { id }, body: { value: 11 } });
    totalValue += 1;
    expect(await ask()).toEqual({ total, totalValue });

    const other = { name: "Bo", email: "b@b.io", phone: "1" };
    await ana.call(customerEndpoints.update, { params: { id }, body: other });
    [total, totalValue] = [total - 1, totalValue - 11];
    expect(await ask()).toEqual({ total, totalValue });

    await ana.call(customerEndpoints.update, { params: { id }, body: anna });
    [total, totalValue] = [total + 1, totalValue + 11];
    expect(await ask()).toEqual({ total, totalValue });

    await ana.call(customerEndpoints.remove, { params: { id } });
    [total, totalValue] = [total - 1, totalValue - 11];
    expect(await ask()).toEqual({ total, totalValue });

    // Another process, or a repair by hand.
    await db.updateTable("customers").set({ value: 300 }).where("owner", "=", ana.owner).execute();
    expect(await ask()).toEqual({ total, totalValue: many * 3 });

    await addCustomer(ben, (await addCompany(ben))._id, anna);
    expect(await ask()).toEqual({ total, totalValue: many * 3 });
  },
);

test("of many that are found, those that only their company's name completes are listed as well", async () => {
  const { ana, db } = await startWithAna();
  await addManyCustomers(db, ana, (await addCompany(ana, { name: "Acme" }))._id);
  const { _id: hall } = await addCompany(ana, { name: "Hall Partners" });
  const { _id: both } = await addCompany(ana, { name: "Hall of Annapolis" });
  await addCustomer(ana, hall, { name: "Zoe Anna", status: "Pending" });
  await addCustomer(ana, hall, { name: "Zoe Hall", status: "Pending" });
  await addCustomer(ana, both, { name: "Zoe Berg", status: "Pending" });
  await addCustomer(ana, both, { name: "Zoe Lund", status: "Active" });
  const ask = async (query: { status?: "Pending" } = {}) => {
    const { data, total } = await ana.call(customerEndpoints.list, {
      query: { search: "anna hall", sort: "-name", limit: 4, ...query },
    });
    return { total, zoes: data.map(({ name }) => name).filter((name) => name.startsWith("Zoe")) };
  };
  const zoes = ["Zoe Lund", "Zoe Berg", "Zoe Anna"];
  const pending = { total: 2, zoes: ["Zoe Berg", "Zoe Anna"] };
  expect(await ask()).toEqual({ total: many + 3, zoes });
  expect(await ask()).toEqual({ total: many + 3, zoes });
  expect(await ask({ status: "Pending" })).toEqual(pending);

  await ana.call(companyEndpoints.update, { params: { id: both }, body: { name: "Hall" } });
  expect(await ask()).toEqual({ total: many + 1, zoes: ["Zoe Anna"] });
  expect(await ask({ status: "Pending" })).toEqual({ total: 1, zoes: ["Zoe Anna"] });
});
