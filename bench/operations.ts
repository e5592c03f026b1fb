import { appointmentEndpoints } from "../shared/appointments.ts";
import { authEndpoints } from "../shared/auth.ts";
import { type Company, companyEndpoints } from "../shared/companies.ts";
import { type Customer, customerEndpoints } from "../shared/customers.ts";
import { dashboardEndpoints } from "../shared/dashboard.ts";
import type { Endpoint } from "../shared/endpoint.ts";
import { fold } from "../shared/fold.ts";

export interface Call {
  method: Endpoint["method"];
  path: string;
  body?: string;
}

/** What is measured under one name: the calls are made in turn, again and again. */
export interface Operation {
  name: string;
  /** Writes answer other ids and times at every call, so their answers are compared without them. */
  writes?: boolean;
  calls: Call[];
}

/** Records that the calls are about. */
export interface Sample {
  companies: Company[];
  customers: Customer[];
  /** `YYYY-MM-DD`, the day around which the data is made. */
  today: string;
  /** One with about ten appointments, as on a full day of one person. */
  day: string;
}

/** The calls that screens make all the time, by the names that can be given on the command line. */
export function listOperations({ companies, customers, today, day }: Sample): Operation[] {
  const month = today.slice(0, 7);
  const ofCompany = companies.map(({ _id }) => ({ id: _id }));
  const ofCustomer = customers.map(({ _id }) => ({ id: _id }));
  return [
    { name: "me", calls: [callOf(authEndpoints.me)] },
    { name: "company", calls: ofCompany.map((params) => callOf(companyEndpoints.get, params)) },
    { name: "companies", calls: [callOf(companyEndpoints.list, {}, { limit: "50" })] },
    { name: "companies-25", calls: [callOf(companyEndpoints.list, {}, { limit: "25" })] },
    {
      name: "customers-of-company",
      calls: ofCompany.map((params) => callOf(customerEndpoints.listOfCompany, params)),
    },
    {
      name: "search",
      calls: customers.map(({ name }) =>
        // From the middle of a word, as long as what people type until they look up.
        callOf(customerEndpoints.list, {}, { search: pieceOf(name) }),
      ),
    },
    {
      name: "dashboard",
      calls: [callOf(dashboardEndpoints.get, {}, { createdFrom: `${month}-01T00:00:00.000Z` })],
    },
    {
      name: "month",
      calls: [
        callOf(appointmentEndpoints.days, {}, { startDate: `${month}-01`, endDate: `${month}-28` }),
      ],
    },
    { name: "day", calls: [callOf(appointmentEndpoints.day, { date: day })] },
    {
      name: "create",
      writes: true,
      calls: ofCompany.map((params, index) =>
        callOf(customerEndpoints.create, params, {}, newCustomer(index)),
      ),
    },
    {
      name: "update",
      writes: true,
      calls: ofCustomer.map((params, index) =>
        callOf(customerEndpoints.update, params, {}, { ...newCustomer(index), value: index * 10 }),
      ),
    },
  ];
}

/** Of the longest word, without letters that are looked for in two ways. */
function pieceOf(name: string): string {
  const [longest = ""] = fold(name)
    .split(" ")
    .sort((one, other) => other.length - one.length);
  return longest.slice(1, 6);
}

function newCustomer(index: number) {
  return {
    name: `Ingrid Solheim ${index}`,
    email: `ingrid.solheim${index}@example.com`,
    phone: "+47 22 33 44 55",
    status: "Active",
    value: 1250.5,
    notes: "Met at the fair; wants an offer for two machines before the summer.",
    lastContact: "2026-01-15",
  };
}

function callOf(
  { method, url }: Endpoint,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
  body?: object,
): Call {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams(query).toString();
  return {
    method,
    path: search ? `${path}?${search}` : path,
    ...(body && { body: JSON.stringify(body) }),
  };
}
