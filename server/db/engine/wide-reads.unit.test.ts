import { expect, test } from "vitest";
import { dashboardEndpoints } from "../../../shared/dashboard.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { handedKinds, handOverEndpoints } from "../../../shared/lists/hand-over.ts";
import { searchEndpoints } from "../../../shared/lists/search.ts";
import { duplicateEndpoints } from "../../../shared/matching/duplicates.ts";
import { exportEndpoints } from "../../../shared/transfer/exports.ts";
import { makeFolder } from "../../test/data-folders.ts";
import { closeAfterTest, startApp } from "../../test/harness.ts";
import { joinDesk } from "../../test/people.ts";
import { addAppointment, addCustomer } from "../../test/records.ts";
import { watchStatements } from "../../test/sql/statements.ts";
import { openDatabase } from "../open.ts";
import { countReadThreads } from "./database.ts";

/** A server on a SQLite file, as users have it, and somebody with a company and a customer. */
async function startServed() {
  const db = await openDatabase({ dataDir: makeFolder(), isServing: true });
  closeAfterTest(() => db.destroy());
  const app = await startApp({ db });
  const ana = await app.signUp();
  const { company, customer } = await addAppointment(ana);
  const whom = { company: company._id, customer: customer._id };
  await addAppointment(ana, { ...whom, repeat: "FREQ=DAILY;COUNT=3" });
  return { ...app, ana, company, customer };
}

/** Tables that what is being read here is in, and what is written. */
function tablesOf(statements: readonly { sql: string }[]) {
  return statements.flatMap(({ sql }) => /(?:from|into) "?(\w+)"?/i.exec(sql)?.[1] ?? []);
}

const wide = [
  ["a search of customers", customerEndpoints.list, { search: "bo" }],
  ["a search of a letter", customerEndpoints.list, { search: "b" }],
  [
    "a search among the new",
    customerEndpoints.list,
    { search: "bo", createdFrom: "2026-01-01T00:00:00Z" },
  ],
  ["customers new since a day", customerEndpoints.list, { createdFrom: "2026-01-01T00:00:00Z" }],
  ["a search of companies", companyEndpoints.list, { search: "acme" }],
  ["a search of appointments", appointmentEndpoints.list, { search: "call" }],
  ["a search of everything", searchEndpoints.find, { q: "bo" }],
  ["customers of some people", customerEndpoints.list, { who: "me" }],
  ["companies of some people", companyEndpoints.list, { who: "me" }],
  ["a table of companies", exportEndpoints.companies, {}],
  ["a copy of everything", exportEndpoints.everything, {}],
] as const;

test.each(wide)("%s leaves the thread that serves users alone", async (_, endpoint, query) => {
  const { ana } = await startServed();
  const here = watchStatements();
  const answer = await ana.send(endpoint, { query });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.body).toMatch(/Bo|Acme/);
  // What is left is the session, for whom somebody stands in, what is counted anyway, and the line that tells of a file.
  const counts = [
    "sessions",
    "members",
    "absences",
    "accountEvents",
    "ownerTotals",
    "statusTotals",
    "contactTotals",
    "createdTotals",
  ];
  for (const table of tablesOf(here)) expect(counts).toContain(table);
});

test("what is of some people is added up and handed over beside the thread that serves users", async () => {
  const app = await startServed();
  const { ana } = app;
  const me = ana.user._id;
  const { user: ben } = await joinDesk(app, ana, "member");
  const here = watchStatements();
  const { data } = await ana.call(dashboardEndpoints.get, { query: { who: "me" } });
  expect(data.totals).toMatchObject({ companies: 1, customers: 1 });
  const shares = await ana.call(dashboardEndpoints.people, { query: { on: "2026-05-04" } });
  expect(shares.data).toMatchObject([{ person: me, customers: 1 }]);
  const body = { chosen: { person: ben._id }, to: me, kinds: [...handedKinds] };
  expect((await ana.call(handOverEndpoints.run, { body })).data).toMatchObject({ changed: 0 });
  const sought = here.filter(({ sql }) => /"(?:responsible|assignee|host)" (?:=|in)/i.test(sql));
  expect(sought).toEqual([]);
});

test("duplicates are found and counted, and lists matched, beside the thread that serves users", async () => {
  const { ana, company } = await startServed();
  const email = "bo.hall@acme.example";
  for (const one of ["Bo Hall", "B. Hall"]) {
    await addCustomer(ana, company._id, { name: one, email });
  }
  const here = watchStatements();
  const groups = await ana.call(duplicateEndpoints.list, {});
  expect(groups.data).toMatchObject([{ reason: "email", total: 2 }]);
  expect((await ana.call(duplicateEndpoints.count, {})).data).toMatchObject({ customers: 1 });
  const rows = [{ name: company.name }];
  const matched = await ana.call(duplicateEndpoints.match, { body: { kind: "companies", rows } });
  expect(matched.data.companies).toMatchObject(rows);
  const body = { kind: "customers" as const, rows: [{ email, name: "Bo Hall" }] };
  expect((await ana.call(duplicateEndpoints.match, { body })).data.customers).toHaveLength(1);
  expect(new Set(tablesOf(here))).toEqual(new Set(["sessions"]));
});

test("a record, a page and the overview are read in the thread that serves users", async () => {
  const { db, ana, company } = await startServed();
  const here = watchStatements();
  await ana.call(companyEndpoints.get, { params: { id: company._id } });
  await ana.call(customerEndpoints.list, { query: { sort: "-value" } });
  const day = { startDate: "2026-05-04", endDate: "2026-05-04" };
  await ana.call(appointmentEndpoints.list, { query: day });
  await ana.call(dashboardEndpoints.get, {});
  const tables = tablesOf(here);
  expect(tables).toEqual(expect.arrayContaining(["companies", "customers", "appointments"]));
  expect(countReadThreads(db)).toBe(0);
});

test("what was just written is found", async () => {
  const { ana, company } = await startServed();
  const find = () => ana.call(customerEndpoints.list, { query: { search: "zoe" } });
  for (let count = 1; count <= 20; count += 1) {
    await addCustomer(ana, company._id, { name: `Zoe ${count}` });
    expect((await find()).total).toBe(count);
  }
});

test("a search that hits several repeating appointments is answered, and so are those after", async () => {
  const { ana, company, customer } = await startServed();
  const whom = { company: company._id, customer: customer._id };
  for (const title of ["Standup one", "Standup two"]) {
    await addAppointment(ana, { ...whom, title, repeat: "FREQ=DAILY;COUNT=3" });
  }
  const find = () => ana.call(searchEndpoints.find, { query: { q: "standup" } });
  for (const { data } of await Promise.all([find(), find(), find()])) {
    expect(data.appointments).toHaveLength(2);
  }
});
