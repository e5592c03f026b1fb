import { authEndpoints } from "../shared/account/auth.ts";
import { dashboardEndpoints } from "../shared/dashboard.ts";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { type Company, companyEndpoints } from "../shared/kinds/companies.ts";
import { type Customer, customerEndpoints, customerInput } from "../shared/kinds/customers.ts";
import { fold } from "../shared/text/fold.ts";
import type { Call } from "../tools/client.ts";

/** What is measured under one name: the calls are made in turn, again and again. */
export interface Operation {
  name: string;
  /** Writes answer other ids and times at every call, so their answers are compared without them. */
  writes?: boolean;
  calls: Call[];
}

/** Somebody who writes beside others: in life an owner rarely makes two changes at once. */
export interface Writer {
  headers: { authorization: string };
  company: string;
  customer: string;
}

/** Records that the calls are about. */
export interface Sample {
  companies: Company[];
  customers: Customer[];
  writers: Writer[];
  /** `YYYY-MM-DD`, the day around which the data is made. */
  today: string;
  /** One with about ten appointments, as on a full day of one person. */
  day: string;
}

/** The calls that screens make all the time, by the names that can be given on the command line. */
export function listOperations(sample: Sample): Operation[] {
  const { companies, customers, writers, today, day } = sample;
  const month = today.slice(0, 7);
  const ofCompany = companies.map(({ _id }) => ({ params: { id: _id } }));
  const listCompanies = (limit: string) => ({ endpoint: companyEndpoints.list, query: { limit } });
  return [
    { name: "me", calls: [{ endpoint: authEndpoints.me }] },
    {
      name: "company",
      calls: ofCompany.map((one) => ({ endpoint: companyEndpoints.get, ...one })),
    },
    { name: "companies", calls: [listCompanies("50")] },
    { name: "companies-25", calls: [listCompanies("25")] },
    {
      name: "customers-of-company",
      calls: ofCompany.map((one) => ({ endpoint: customerEndpoints.listOfCompany, ...one })),
    },
    {
      name: "search",
      // From the middle of a word, as long as what people type until they look up.
      calls: customers.map(({ name }) => ({
        endpoint: customerEndpoints.list,
        query: { search: pieceOf(name) },
      })),
    },
    {
      name: "dashboard",
      calls: [
        { endpoint: dashboardEndpoints.get, query: { createdFrom: `${month}-01T00:00:00.000Z` } },
      ],
    },
    {
      name: "month",
      calls: [
        {
          endpoint: appointmentEndpoints.days,
          query: { startDate: `${month}-01`, endDate: `${month}-28` },
        },
      ],
    },
    { name: "day", calls: [{ endpoint: appointmentEndpoints.day, params: { date: day } }] },
    {
      name: "create",
      writes: true,
      calls: writers.map(({ headers, company }, index) => ({
        endpoint: customerEndpoints.create,
        headers,
        params: { id: company },
        body: newCustomer(index),
      })),
    },
    {
      name: "update",
      writes: true,
      calls: writers.map(({ headers, customer }, index) => ({
        endpoint: customerEndpoints.update,
        headers,
        params: { id: customer },
        body: { ...newCustomer(index), value: index * 10 },
      })),
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

/** With every field that there is, since the floor gives none by itself. */
export function newCustomer(index: number) {
  return customerInput.parse({
    name: `Ingrid Solheim ${index}`,
    email: `ingrid.solheim${index}@example.com`,
    phone: "+47 22 33 44 55",
    status: "Active",
    value: 1250.5,
    notes: "Met at the fair; wants an offer for two machines before the summer.",
    lastContact: "2026-01-15",
  });
}
