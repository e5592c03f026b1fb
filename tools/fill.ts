import { randomUUIDv7 } from "node:crypto";
import type { Insertable } from "kysely";
import type { DemoCompany } from "../demo/data.ts";
import { toColumns } from "../server/appointments/rows/queries.ts";
import {
  inTransaction,
  type Owner,
  ownerOf,
  type Person,
  personOf,
  type Tx,
} from "../server/db/engine/database.ts";
import { openDatabase } from "../server/db/open.ts";
import { recordKeys } from "../server/db/records/keys.ts";
import { recordKinds } from "../server/db/records/records.ts";
import type { Tables } from "../server/db/schema.ts";
import { authEndpoints } from "../shared/account/auth.ts";
import { toCents } from "../shared/money.ts";
import { callApi } from "./client.ts";
import type { Place, TemporaryServer } from "./places.ts";
import { runProgram } from "./server.ts";

/** Rows in one statement: SQLite takes no more than 32,766 values at a time. */
const batchSize = 500;

/** Fills the server with the demo and answers the token of the account that owns it. */
export async function fillDemo({ baseUrl, env }: TemporaryServer): Promise<string> {
  const printed = await runProgram(["demo/main.ts"], env);
  const [, email = ""] = /Email +(\S+)/.exec(printed) ?? [];
  const [, password = ""] = /Password +(\S+)/.exec(printed) ?? [];
  return (await callApi(baseUrl, authEndpoints.login, { body: { email, password } })).token;
}

/** Fills the account of a user whose server may be running. */
export async function fillPlace(
  place: Place,
  user: { _id: string; desk: { _id: string } },
  companies: Iterable<DemoCompany>,
) {
  const db = await openDatabase(place);
  const owner = ownerOf(user.desk);
  try {
    return await inTransaction(db, owner, async (tx) => {
      const counts = await fillAccount(tx, owner, companies, new Date());
      await giveTo(tx, owner, personOf(user));
      return counts;
    });
  } finally {
    await db.destroy();
  }
}

/**
 * Writes companies with their customers and appointments, many rows at a time: the way to fill a
 * database for the demo and for benchmarks. Nothing is dated later than `now`. Answers how many
 * rows of each kind it wrote.
 */
export async function fillAccount(
  tx: Tx,
  owner: Owner,
  demoCompanies: Iterable<DemoCompany>,
  now: Date,
) {
  const counts = { companies: 0, customers: 0, appointments: 0 };
  const latest = now.toISOString();
  const stamp = (createdAt: string) => {
    const at = createdAt < latest ? createdAt : latest;
    return { owner, _id: randomUUIDv7(), createdAt: at, updatedAt: at };
  };
  let rows = noRows();
  const write = async () => {
    // Customers need their company and appointments their customer, hence this order.
    for (const part of cut(rows.companies)) await tx.insertInto("companies").values(part).execute();
    for (const part of cut(rows.customers)) await tx.insertInto("customers").values(part).execute();
    for (const part of cut(rows.appointments)) {
      await tx.insertInto("appointments").values(part).execute();
    }
    counts.companies += rows.companies.length;
    counts.customers += rows.customers.length;
    counts.appointments += rows.appointments.length;
    rows = noRows();
  };
  for (const company of demoCompanies) {
    addRows(rows, company, stamp);
    if (rows.companies.length + rows.customers.length >= batchSize) await write();
  }
  await write();
  return counts;
}

type Rows = ReturnType<typeof noRows>;

function noRows() {
  const companies: Insertable<Tables["companies"]>[] = [];
  const customers: Insertable<Tables["customers"]>[] = [];
  const appointments: Insertable<Tables["appointments"]>[] = [];
  return { companies, customers, appointments };
}

type Stamp = (createdAt: string) => Record<"owner" | "_id" | "createdAt" | "updatedAt", string>;

function addRows(rows: Rows, { input, createdAt, customers }: DemoCompany, stamp: Stamp) {
  const tags = JSON.stringify(input.tags);
  const company = { ...input, tags, ...recordKeys.companies.toKeys(input), ...stamp(createdAt) };
  rows.companies.push(company);
  const ofCompany = { company: company._id };
  for (const { input, createdAt, appointments } of customers) {
    const keys = recordKeys.customers.toKeys(input);
    const value = toCents(input.value);
    const tags = JSON.stringify(input.tags);
    const customer = { ...input, tags, ...keys, ...stamp(createdAt), ...ofCompany, value };
    rows.customers.push(customer);
    for (const { input, createdAt } of appointments) {
      const keys = recordKeys.appointments.toKeys(input);
      const ofBoth = { ...ofCompany, customer: customer._id };
      rows.appointments.push({ ...toColumns(input), ...keys, ...stamp(createdAt), ...ofBoth });
    }
  }
}

/** Rows for one statement each. */
export function* cut<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += batchSize) {
    yield rows.slice(start, start + batchSize);
  }
}

/** Gives somebody all that was filled in: such rows are of nobody. */
export async function giveTo(tx: Tx, owner: Owner, person: Person): Promise<void> {
  for (const { table, people } of recordKinds) {
    for (const name of people) {
      const all = tx
        .updateTable(table)
        .set({ [name]: person })
        .where("owner", "=", owner);
      await all.where(tx.dynamic.ref(name), "=", "").execute();
    }
  }
}
