import { generateDemoCompanies } from "../demo/data.ts";
import { databaseFile } from "../server/db/engine/database.ts";
import { addDays } from "../shared/dates/dates.ts";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { callApi, type Session, signUp } from "../tools/client.ts";
import { fillPlace } from "../tools/fill.ts";
import type { Place } from "../tools/places.ts";
import { newCustomer, type Sample, type Writer } from "./operations.ts";

const size = { companies: 1000, customers: 10_000, appointments: 10_000 };
/** Records that the calls go round, so that not every answer is the same. */
const sampleSize = 20;
const writers = 16;

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
  { baseUrl }: Pick<Session, "baseUrl">,
  place: Place,
): Promise<Account> {
  const { token, user } = await signUp(baseUrl);
  const today = new Date().toISOString().slice(0, 10);
  await fillPlace(place, user, generateDemoCompanies({ today, ...size, extremes: false }));
  const first = { token, query: { limit: "200" } };
  const { data: companies } = await callApi(baseUrl, companyEndpoints.list, first);
  const { data: customers } = await callApi(baseUrl, customerEndpoints.list, first);
  return {
    token,
    sample: {
      today,
      day: await findFullDay({ baseUrl, token }, today),
      companies: companies.filter(({ clientCount }) => clientCount > 0).slice(0, sampleSize),
      customers: customers.filter((_, index) => index % 9 === 0).slice(0, sampleSize),
      writers: await Promise.all(Array.from({ length: writers }, () => makeWriter(baseUrl))),
    },
  };
}

async function makeWriter(baseUrl: string | undefined): Promise<Writer> {
  const { token } = await signUp(baseUrl);
  const company = await callApi(baseUrl, companyEndpoints.create, {
    token,
    body: { name: "Acme" },
  });
  const params = { id: company.data._id };
  const body = newCustomer(0);
  const customer = await callApi(baseUrl, customerEndpoints.create, { token, params, body });
  const headers = { authorization: `Bearer ${token}` };
  return { headers, company: params.id, customer: customer.data._id };
}

async function findFullDay({ baseUrl, token }: Session, today: string): Promise<string> {
  const query = { startDate: addDays(today, -200), endDate: today };
  const { data } = await callApi(baseUrl, appointmentEndpoints.days, { token, query });
  const distance = ({ count }: { count: number }) => Math.abs(count - 10);
  const [nearest] = data.sort((one, other) => distance(one) - distance(other));
  return nearest?.date ?? today;
}
