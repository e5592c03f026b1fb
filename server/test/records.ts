import type { z } from "zod";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import type { Caller } from "./harness.ts";

type CompanyBody = z.input<typeof companyEndpoints.create.schema.body>;
type CustomerBody = z.input<typeof customerEndpoints.create.schema.body>;
type AppointmentBody = z.input<typeof appointmentEndpoints.create.schema.body>;

/** Short builders: a test names only what it is about. */
export async function addCompany(person: Caller, company: Partial<CompanyBody> = {}) {
  const body = { name: "Acme", ...company };
  return (await person.call(companyEndpoints.create, { body })).data;
}

export async function addCustomer(
  person: Caller,
  company: string,
  customer: Partial<CustomerBody> = {},
) {
  const body = { name: "Bo", email: "bo@example.com", ...customer };
  return (await person.call(customerEndpoints.create, { params: { id: company }, body })).data;
}

/** With a company and a customer of its own, unless both are given. */
export async function addAppointment(person: Caller, appointment: Partial<AppointmentBody> = {}) {
  const company = appointment.company ?? (await addCompany(person))._id;
  const customer = appointment.customer ?? (await addCustomer(person, company))._id;
  const body = { title: "Call", date: "2026-05-04T15:00", ...appointment, company, customer };
  return (await person.call(appointmentEndpoints.create, { body })).data;
}

/** The rows of all pages of a list; `read` asks for the one at a cursor. */
export async function readPages<Row>(
  read: (cursor: string | undefined) => Promise<{ data: Row[]; nextCursor: string | null }>,
): Promise<Row[]> {
  const all: Row[] = [];
  let cursor: string | undefined;
  do {
    const { data, nextCursor } = await read(cursor);
    all.push(...data);
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return all;
}
