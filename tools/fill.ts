import { randomUUIDv7 } from "node:crypto";
import type { DemoCompany } from "../demo/data.ts";
import {
  inTransaction,
  type Owner,
  openDatabase,
  ownerOf,
  type Tx,
} from "../server/db/engine/database.ts";
import { recordKeys } from "../server/db/records/keys.ts";
import { authEndpoints } from "../shared/auth.ts";
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
  user: { _id: string },
  companies: Iterable<DemoCompany>,
) {
  const db = await openDatabase(place);
  const owner = ownerOf(user);
  try {
    return await inTransaction(db, owner, (tx) => fillAccount(tx, owner, companies, new Date()));
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
  for (const batch of gather(demoCompanies)) {
    const { companies, customers, appointments } = toRows(owner, batch, now);
    // Customers need their company and appointments their customer, hence this order.
    for (const rows of cut(companies)) await tx.insertInto("companies").values(rows).execute();
    for (const rows of cut(customers)) await tx.insertInto("customers").values(rows).execute();
    for (const rows of cut(appointments)) {
      await tx.insertInto("appointments").values(rows).execute();
    }
    counts.companies += companies.length;
    counts.customers += customers.length;
    counts.appointments += appointments.length;
  }
  return counts;
}

/** Puts so many companies together that their rows fill a statement or two. */
function* gather(companies: Iterable<DemoCompany>): Generator<DemoCompany[]> {
  let batch: DemoCompany[] = [];
  let size = 0;
  for (const company of companies) {
    batch.push(company);
    size += 1 + company.customers.length;
    if (size < batchSize) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  yield batch;
}

function* cut<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += batchSize) {
    yield rows.slice(start, start + batchSize);
  }
}

/** The rows of the tables, those of a company after it. */
function toRows(owner: Owner, demoCompanies: readonly DemoCompany[], now: Date) {
  const latest = now.toISOString();
  const stamp = (createdAt: string) => {
    const at = createdAt < latest ? createdAt : latest;
    return { owner, _id: randomUUIDv7(), createdAt: at, updatedAt: at };
  };

  const companies = demoCompanies.map(({ input, createdAt, customers }) => ({
    row: { ...input, ...recordKeys.companies.toKeys(input), ...stamp(createdAt) },
    customers,
  }));
  const customers = companies.flatMap(({ row: { _id: company }, customers }) =>
    customers.map(({ input, createdAt, appointments }) => ({
      row: {
        ...input,
        ...recordKeys.customers.toKeys(input),
        ...stamp(createdAt),
        company,
        value: toCents(input.value),
      },
      appointments,
    })),
  );
  const appointments = customers.flatMap(({ row: { company, _id: customer }, appointments }) =>
    appointments.map(({ input, createdAt }) => ({
      ...input,
      ...recordKeys.appointments.toKeys(input),
      ...stamp(createdAt),
      company,
      customer,
    })),
  );
  return {
    companies: companies.map(({ row }) => row),
    customers: customers.map(({ row }) => row),
    appointments,
  };
}
