import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { tagEndpoints } from "../../shared/kinds/tags.ts";
import { taskEndpoints } from "../../shared/kinds/tasks.ts";
import { listExports, workbook } from "../../shared/lists/list-exports.ts";
import { startWithAna } from "../test/harness.ts";
import { addManyCustomers, many } from "../test/many-customers.ts";
import { readCsv } from "../test/read-files.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";
import { messages } from "../test/said.ts";

async function start() {
  const { ana, ...app } = await startWithAna({ timeZone: "Pacific/Auckland" });
  const { company, customer } = await addAppointment(ana);
  const { data: tag } = await ana.call(tagEndpoints.create, { body: { name: "VIP" } });
  const rich = await addCustomer(ana, company._id, {
    name: "=Rich, the first",
    email: "rich@example.com",
    value: 1234.5,
    tags: [tag._id],
    notes: "Two\nlines",
  });
  return { ...app, ana, company, customer, rich };
}

type Ana = Awaited<ReturnType<typeof start>>["ana"];
type List = keyof typeof listExports;

/** The rows of a list's file in both formats, below their titles. */
async function readBoth(ana: Ana, list: List, query: object = {}) {
  const csv = await ana.send(listExports[list].csv, { query } as never);
  expect(csv.statusCode, csv.body).toBe(200);
  const xlsx = await ana.send(listExports[list].xlsx, { query } as never);
  expect(xlsx.statusCode, xlsx.body).toBe(200);
  expect(xlsx.headers["content-type"]).toBe(workbook);
  expect(xlsx.headers["content-disposition"]).toMatch(/filename="client-desk-\w+-[\d-]+\.xlsx"/);
  const { sheets } = await readXlsx(xlsx.rawPayload);
  return { csv: readCsv(csv.body), sheet: sheets[0]?.rows ?? [] };
}

test("a list of customers is saved with its columns, in its order", async () => {
  const { ana } = await start();
  const columns = "name,company,tags,status,value,lastContact,openTasks,createdAt";
  const { csv, sheet } = await readBoth(ana, "customers", { sort: "-value", columns });
  expect(sheet[0]).toEqual(Object.keys(csv[0] ?? {}));
  expect(csv).toHaveLength(2);
  expect(csv[0]).toEqual({
    // A mark without width keeps spreadsheets from reading a formula.
    Customer: "\u200e=Rich, the first",
    Email: "rich@example.com",
    Company: "Acme",
    Tags: "VIP",
    Status: "Active",
    Value: "1234.5",
    "Last contact": "2026-05-04",
    "Open tasks": "0",
    Added: "2026-05-04 22:00",
  });
  // Text, whatever it begins with; numbers and days are numbers and days.
  expect(sheet[1]).toEqual([
    "=Rich, the first",
    "rich@example.com",
    "Acme",
    "VIP",
    "Active",
    1234.5,
    new Date("2026-05-04"),
    0,
    new Date("2026-05-04T22:00Z"),
  ]);
});

test("the file of a list has as many rows as the list says that there are", async () => {
  const { db, ana, company } = await start();
  await addManyCustomers(db, ana, company._id);
  await addCompany(ana, { name: "Other", industry: "Travel" });
  await ana.call(taskEndpoints.create, { body: { text: "Send the quote" } });
  await ana.call(taskEndpoints.create, { body: { text: "Call", done: true } });
  const { customer } = await addAppointment(ana, { repeat: "FREQ=DAILY;COUNT=999" });
  const queries: [List, object, number][] = [];
  const ask = async (list: List, query: object, total: Promise<{ total: number }>) =>
    queries.push([list, query, (await total).total]);
  for (const query of [
    {},
    { search: "rich" },
    // No name is spelled so: the list shows those nearly called so.
    { search: "rihc" },
    { filter: "value:over:1000" },
    { status: "Active" as const, sort: "-name" as const },
    { neglectedOn: "2027-01-01" },
    { search: "nobody at all" },
  ]) {
    await ask("customers", query, ana.call(customerEndpoints.list, { query }));
  }
  const params = { id: company._id };
  const ofCompany = { company: company._id };
  await ask("customers", ofCompany, ana.call(customerEndpoints.listOfCompany, { params }));
  for (const query of [{}, { search: "othr" }, { filter: "value:under:1" }]) {
    await ask("companies", query, ana.call(companyEndpoints.list, { query }));
  }
  for (const query of [{}, { done: "false" as const }, { search: "quote" }]) {
    await ask("tasks", query, ana.call(taskEndpoints.list, { query }));
  }
  for (const query of [{}, { customer: customer._id }, { startDate: "2026-06-01" }]) {
    await ask("appointments", query, ana.call(appointmentEndpoints.list, { query }));
  }
  const totals = queries.map(([, , total]) => total);
  expect(Math.max(...totals)).toBeGreaterThan(many);
  for (const [list, query, total] of queries) {
    const { csv, sheet } = await readBoth(ana, list, query);
    expect([list, query, csv.length, sheet.length - 1]).toEqual([list, query, total, total]);
  }
});

test("the customers of a company that is not there are no empty file", async () => {
  const { ana } = await start();
  const query = { company: "nowhere" };
  expect(await ana.refused(listExports.customers.xlsx, { query })).toEqual({
    status: 404,
    msg: messages.companies.notFound,
  });
  const unknown = { columns: "name,password" };
  expect(await ana.refused(listExports.customers.csv, { query: unknown })).toMatchObject({
    status: 400,
  });
});
