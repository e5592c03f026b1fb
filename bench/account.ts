import { z } from "zod";
import { generateDemoCompanies } from "../demo/data.ts";
import { fillAccount } from "../demo/fill.ts";
import { databaseFile, inTransaction, openDatabase, ownerOf } from "../server/db/database.ts";
import { appointmentEndpoints } from "../shared/appointments.ts";
import { authEndpoints } from "../shared/auth.ts";
import { company, companyEndpoints } from "../shared/companies.ts";
import { customer, customerEndpoints } from "../shared/customers.ts";
import { addDays } from "../shared/dates.ts";
import type { Sample } from "./operations.ts";
import type { Place, Program } from "./programs.ts";

const size = { companies: 1000, customers: 10_000, appointments: 10_000 };
/** Records that the calls go round, so that not every answer is the same. */
const sampleSize = 20;

export interface Account {
  token: string;
  sample: Sample;
}

export function describeSize(): string {
  const { companies, customers, appointments } = size;
  return `${companies} companies, ${customers} customers and ${appointments} appointments of one user`;
}

/** The database of a place, as the floor is told it. */
export function databaseOf({ databaseUrl, dataDir }: Place): string {
  return databaseUrl ?? databaseFile(dataDir);
}

/** Registers a user at the server and fills the account with the demo's data. */
export async function makeAccount(
  server: Pick<Program, "baseUrl">,
  place: Place,
): Promise<Account> {
  const { token, data } = await register(server);
  const today = new Date().toISOString().slice(0, 10);
  const db = await openDatabase(place);
  try {
    const owner = ownerOf(data);
    const companies = generateDemoCompanies({ today, ...size, extremes: false });
    await inTransaction(db, owner, (tx) => fillAccount(tx, owner, companies, new Date()));
  } finally {
    await db.destroy();
  }
  const read = (url: string) => readJson(server, token, `${url}?limit=200`);
  const companies = z.object({ data: z.array(company) });
  const customers = z.object({ data: z.array(customer) });
  return {
    token,
    sample: {
      today,
      day: await findFullDay(server, token, today),
      companies: companies
        .parse(await read(companyEndpoints.list.url))
        .data.filter(({ clientCount }) => clientCount > 0)
        .slice(0, sampleSize),
      customers: customers
        .parse(await read(customerEndpoints.list.url))
        .data.filter((_, place) => place % 9 === 0)
        .slice(0, sampleSize),
    },
  };
}

async function findFullDay(
  server: Pick<Program, "baseUrl">,
  token: string,
  today: string,
): Promise<string> {
  const { url, schema } = appointmentEndpoints.days;
  const range = new URLSearchParams({ startDate: addDays(today, -200), endDate: today });
  const { data } = schema.response[200].parse(await readJson(server, token, `${url}?${range}`));
  const distance = ({ count }: { count: number }) => Math.abs(count - 10);
  const [nearest] = data.sort((one, other) => distance(one) - distance(other));
  return nearest?.date ?? today;
}

async function register({ baseUrl }: Pick<Program, "baseUrl">) {
  const { url, schema } = authEndpoints.register;
  const account = { name: "Marta Ellingsen", email: "marta@bench.test", password: "a long Desk 1" };
  const response = await fetch(baseUrl + url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  return schema.response[201].parse(await response.json());
}

async function readJson(
  { baseUrl }: Pick<Program, "baseUrl">,
  token: string,
  path: string,
): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(baseUrl + path, { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
