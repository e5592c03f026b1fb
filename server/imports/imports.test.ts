import { expect, test } from "vitest";
import { companyEndpoints } from "../../shared/companies.ts";
import { customerEndpoints } from "../../shared/customers.ts";
import { historyEndpoints } from "../../shared/history.ts";
import { startApp } from "../test/harness.ts";
import { importRows, toRow } from "../test/imports.ts";

test("companies and customers of a list are written as one act", async () => {
  const { signUp } = await startApp();
  const ana = await signUp();
  const berg = toRow("companies", { name: "Berg & Co" });
  const anna = toRow("customers", {
    name: "Anna Berg",
    company: berg._id,
    email: "anna@berg.example",
    value: 12.5,
  });
  const job = await importRows(
    ana,
    [berg],
    [anna, toRow("customers", { name: "Bo Berg", company: berg._id })],
  );
  expect(job).toMatchObject({
    state: "done",
    written: 3,
    created: { companies: 1, customers: 2 },
    updated: {},
    stale: 0,
    failure: null,
  });
  const { data: customers } = await ana.call(customerEndpoints.list, { query: { sort: "name" } });
  expect(customers).toMatchObject([
    { _id: anna._id, name: "Anna Berg", email: "anna@berg.example", value: 12.5 },
    { name: "Bo Berg", email: "", lastContact: "2026-05-04" },
  ]);
  const { data: companies } = await ana.call(companyEndpoints.list, {});
  expect(companies).toMatchObject([{ name: "Berg & Co", clientCount: 2, totalValue: 12.5 }]);
  const { data: history } = await ana.call(historyEndpoints.list, {});
  expect(history).toMatchObject([
    { _id: job.change, action: "import", name: "google-contacts.csv", count: 3 },
  ]);
});
