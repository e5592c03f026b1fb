import { CompiledQuery } from "kysely";
import { expect, test } from "vitest";
import type { AppointmentQuery } from "../../../shared/kinds/appointments.ts";
import { type CompanyQuery, companyInput } from "../../../shared/kinds/companies.ts";
import type { CustomerQuery } from "../../../shared/kinds/customers.ts";
import { listenToDrivers } from "../../../tools/statements.ts";
import { countDays, listDay } from "../../appointments/days.ts";
import { listAppointments } from "../../appointments/lists.ts";
import { readAppointments } from "../../appointments/queries.ts";
import { listCompanies } from "../../companies/lists.ts";
import { createCompany } from "../../companies/queries.ts";
import { listCustomers } from "../../customers/lists.ts";
import { readCustomers } from "../../customers/queries.ts";
import { readDashboard } from "../../dashboard/queries.ts";
import { makeAccount } from "../../test/accounts.ts";
import { beginAct } from "../acts/act.ts";
import { type Db, ownerOf } from "../engine/database.ts";
import { openMemoryDatabase } from "../open.ts";
import { readRows } from "./prepared.ts";
import { sumFound } from "./search/search-sums.ts";

const now = { today: "2026-05-04", wallTime: "2026-05-04T10:00:00.000Z", me: "" };

// How SQLite reads what screens ask for all the time. A step that sorts ("TEMP B-TREE") or reads a
// whole table ("SCAN") would grow with the user's data.

const owner = ownerOf({ _id: "ana" });
const month = { startDate: "2026-05-01", endDate: "2026-05-31" };
const page = { search: "", limit: 50 };
const companies = (query: Partial<CompanyQuery> = {}) => ({
  ...page,
  sort: "name" as const,
  ...query,
});
const customers = (query: Partial<CustomerQuery> = {}) => ({
  ...page,
  sort: "name" as const,
  ...query,
});
const appointments = (query: Partial<AppointmentQuery> = {}) => ({
  ...page,
  sort: "date" as const,
  ...query,
});

const cursorOf = (content: unknown) => Buffer.from(JSON.stringify(content)).toString("base64url");

const readings: [string, string, (db: Db, company: string) => Promise<unknown>][] = [
  ["a day", "appointments_by_date", (db) => listDay(db, owner, "2026-05-04")],
  ["the marks of a month", "appointments_by_date", (db) => countDays(db, owner, month)],
  [
    "a month",
    "appointments_by_date",
    (db) => listAppointments(db, owner, appointments(month), now),
  ],
  [
    "the appointments of a customer",
    "appointments_of_customer",
    (db) => listAppointments(db, owner, appointments({ customer: "bo" }), now),
  ],
  [
    "the appointments of a company",
    "appointments_of_company",
    (db) => listAppointments(db, owner, appointments({ company: "acme" }), now),
  ],
  ["the companies", "companies_by_name", (db) => listCompanies(db, owner, companies())],
  [
    "the companies by industry",
    "companies_by_industry",
    (db) => listCompanies(db, owner, companies({ sort: "industry" })),
  ],
  [
    "the companies with the most customers",
    "companies_by_clients",
    (db) => listCompanies(db, owner, companies({ sort: "-clientCount" })),
  ],
  [
    "the most valuable companies",
    "companies_by_value",
    (db) => listCompanies(db, owner, companies({ sort: "-totalValue" })),
  ],
  [
    "the customers by company",
    "companies_by_name",
    (db) => listCustomers(db, owner, customers({ sort: "companyName" })),
  ],
  [
    "the next page of customers by company",
    "companies_by_name (owner=? AND (nameKey,_id)>(?,?))",
    (db) => {
      const cursor = cursorOf(["companyName", "acme", "1", "1"]);
      return listCustomers(db, owner, customers({ sort: "companyName", cursor }));
    },
  ],
  [
    "the next page of customers by status",
    "customers_by_status (owner=? AND <expr>>?)",
    (db) => {
      const cursor = cursorOf(["status", 2, "bo", "1"]);
      return listCustomers(db, owner, customers({ sort: "status", cursor }));
    },
  ],
  ["all appointments", "ownerTotals", (db) => listAppointments(db, owner, appointments(), now)],
  ["the customers", "customers_by_name", (db) => listCustomers(db, owner, customers())],
  [
    "the next page of customers",
    "customers_by_name",
    (db) => listCustomers(db, owner, customers({ cursor: cursorOf(["name", "bo", "1"]) })),
  ],
  [
    "the customers of a company",
    "customers_by_company",
    (db, company) => listCustomers(db, owner, { ...customers(), company }),
  ],
  [
    "the customers of a status",
    "customers_by_status",
    (db) => listCustomers(db, owner, customers({ status: "Active" })),
  ],
  [
    "the interactions of a day",
    "customers_by_contact",
    (db) =>
      listCustomers(db, owner, customers({ sort: "-lastContact", lastContact: "2026-05-04" })),
  ],
  [
    "the most valuable customers",
    "customers_by_value",
    (db) => listCustomers(db, owner, customers({ sort: "-value" })),
  ],
  [
    "the newest customers",
    "customers_by_age",
    (db) => readDashboard(db, owner, undefined, { me: owner, now: new Date() }),
  ],
  ["a copy of the customers", "customers_1", (db) => readCustomers(db, owner, "z").next()],
  ["a copy of the appointments", "appointments_1", (db) => readAppointments(db, owner, "z").next()],
];

test.each(readings)("%s: read in order from %s", async (_, index, read) => {
  const db = await openMemoryDatabase();
  await makeAccount(db, owner);
  const act = beginAct("create", new Date());
  const company = await createCompany(db, owner, companyInput.parse({ name: "Acme" }), act);
  const steps = await explain(db, () => read(db, company._id));
  await db.destroy();
  expect(
    steps.some((step) => step.includes(index)),
    steps.join("\n"),
  ).toBe(true);
  // The last term: customers within one company. A list in JSON is one that a search has named; what
  // the overview puts together is short, and so is what a booking has told of single times.
  const growing = /\bSCAN (?!json_each|CONSTANT ROW|created|agg|told)|TEMP B-TREE FOR ORDER BY/;
  expect(steps.filter((step) => growing.test(step))).toEqual([]);
});

test("a search looks up trigrams, then reads the customers found and no others", async () => {
  const db = await openMemoryDatabase();
  const steps = await explain(db, () => listCustomers(db, owner, customers({ search: "schmidt" })));
  await db.destroy();
  expect(steps).toContain("SCAN searchTrigrams VIRTUAL TABLE INDEX 0:M1><");
  const reading = steps.filter((step) => step.startsWith("SEARCH customers "));
  expect(reading.length).toBeGreaterThan(0);
  for (const step of reading) expect(step).toContain("customers_1 (owner=? AND _id=?)");
});

test("new customers are found by their age, then read and no others", async () => {
  const db = await openMemoryDatabase();
  const steps = await explain(db, () =>
    listCustomers(db, owner, customers({ createdFrom: "2026-05-01T00:00:00Z" })),
  );
  await db.destroy();
  const reading = steps.filter((step) => step.startsWith("SEARCH customers "));
  expect(reading.some((step) => step.includes("customers_by_age (owner=? AND createdAt>?"))).toBe(
    true,
  );
  for (const step of reading)
    expect(step).toMatch(/customers_by_age|customers_1 \(owner=\? AND _id=\?\)/);
});

test("what a search finds many of is added up from the keys at the places of one owner", async () => {
  const db = await openMemoryDatabase();
  const addUp = async (typed: string) => readRows(db, owner, await sumFound(db, owner, typed));
  const byTrigram = await explain(db, () => addUp("sch"));
  const byLetters = await explain(db, () => addUp("sc"));
  await db.destroy();
  expect(byTrigram).toContain("SCAN searchTrigrams VIRTUAL TABLE INDEX 0:M1><");
  expect(byTrigram).toContain("SEARCH t USING INTEGER PRIMARY KEY (rowid=?)");
  expect(byLetters).toContain("SEARCH t USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)");
});

test("for each row that is written, triggers read a few others and no more", async () => {
  const db = await openMemoryDatabase();
  const found = await db.executeQuery<{ name: string; sql: string }>(
    CompiledQuery.raw(`SELECT "name", "sql" FROM sqlite_schema WHERE "type" = 'trigger'`),
  );
  for (const { name, sql } of found.rows) {
    const [, body = ""] = /\bBEGIN\n(.*);\nEND$/s.exec(sql) ?? [];
    // The values of the row are left out, as above.
    for (const statement of body.replaceAll(/\b(?:NEW|OLD)\."\w+"/g, "?").split(";\n")) {
      const plan = CompiledQuery.raw(`EXPLAIN QUERY PLAN ${statement}`);
      const { rows } = await db.executeQuery<{ detail: string }>(plan);
      for (const { detail } of rows) {
        expect(detail, `${name}: ${statement}`).not.toMatch(
          /(?:SCAN|SEARCH) (?:companies|customers|appointments|activities|tasks|tags|tagged|statusChanges|responsibleChanges|contactDays|d|t)\b(?!.*owner=\? AND)/,
        );
      }
    }
  }
  await db.destroy();
  expect(found.rows.map(({ name }) => name)).toContain("customers_history_moved");
});

/** The steps of the plans of all that the database is asked while `read` runs, as users have it. */
async function explain(db: Db, read: () => Promise<unknown>) {
  const queries: { sql: string }[] = [];
  const stop = listenToDrivers((statement) => queries.push(statement));
  await read();
  stop();
  const plans = await Promise.all(
    queries
      .filter(({ sql }) => /^\s*(select|with)/i.test(sql))
      // The values are left out: SQLite plans without them.
      .map(({ sql }) =>
        db.executeQuery<{ detail: string }>(CompiledQuery.raw(`EXPLAIN QUERY PLAN ${sql}`)),
      ),
  );
  return plans.flatMap(({ rows }) => rows.map(({ detail }) => detail));
}
