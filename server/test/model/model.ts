import type { Appointment } from "../../../shared/appointments.ts";
import type { User } from "../../../shared/auth.ts";
import type { Company } from "../../../shared/companies.ts";
import type { Customer } from "../../../shared/customers.ts";
import { toCents, toDollars } from "../../../shared/money.ts";
import { appointmentKeys, companyKeys, customerKeys } from "../../db/records/keys.ts";

/** What one user must have after all the calls so far, kept in memory by rules of its own. */
export interface Person {
  /** Stands in every text of theirs and in nobody else's: where it shows up, something has leaked. */
  mark: string;
  user: User;
  password: string;
  /** By token. */
  sessions: Map<string, Session>;
  /** What was made with an Idempotency-Key, by the key. */
  creations: Map<string, Creation>;
  reset: { token: string; expiresAt: number } | undefined;
  /** A new email that is not confirmed yet. */
  emailChange: { token: string; email: string; expiresAt: number } | undefined;
  companies: Map<string, CompanyRecord>;
  customers: Map<string, CustomerRecord>;
  appointments: Map<string, AppointmentRecord>;
}

export interface Creation {
  name: string;
  input: object;
  id: string;
  /** Milliseconds. */
  at: number;
}

/** Times in milliseconds. */
export interface Session {
  _id: string;
  createdAt: number;
  lastUsedAt: number;
  lifetime: number;
  /** Whatever its use. */
  endsAt: number;
}

export type CompanyRecord = Omit<Company, "clientCount" | "totalValue">;
export type CustomerRecord = Omit<Customer, "companyName">;
export type AppointmentRecord = Omit<Appointment, "company" | "customer"> & {
  company: string;
  customer: string;
};

export function createPerson(user: User, password: string, mark: string): Person {
  return {
    mark,
    user,
    password,
    sessions: new Map(),
    creations: new Map(),
    reset: undefined,
    emailChange: undefined,
    companies: new Map(),
    customers: new Map(),
    appointments: new Map(),
  };
}

export function sumValue(customers: readonly { value: number }[]): number {
  return toDollars(customers.reduce((cents, { value }) => cents + toCents(value), 0));
}

export function viewCompany(person: Person, company: CompanyRecord): Company {
  const customers = [...person.customers.values()].filter((one) => one.company === company._id);
  return { ...company, clientCount: customers.length, totalValue: sumValue(customers) };
}

export function viewCompanyDetail(person: Person, company: CompanyRecord) {
  return {
    ...viewCompany(person, company),
    appointmentCount: countOf(person, (one) => one.company === company._id),
  };
}

export function viewCustomer(person: Person, customer: CustomerRecord): Customer {
  return { ...customer, companyName: nameIn(person.companies, customer.company) };
}

export function viewCustomerDetail(person: Person, customer: CustomerRecord) {
  return {
    ...viewCustomer(person, customer),
    appointmentCount: countOf(person, (one) => one.customer === customer._id),
  };
}

export function viewAppointment(person: Person, record: AppointmentRecord): Appointment {
  const { company, customer } = record;
  return {
    ...record,
    company: { _id: company, name: nameIn(person.companies, company) },
    customer: { _id: customer, name: nameIn(person.customers, customer) },
  };
}

export function removeCompany(person: Person, id: string) {
  person.companies.delete(id);
  for (const one of person.customers.values())
    if (one.company === id) removeCustomer(person, one._id);
}

export function removeCustomer(person: Person, id: string) {
  person.customers.delete(id);
  for (const one of person.appointments.values()) {
    if (one.customer === id) person.appointments.delete(one._id);
  }
}

function countOf(person: Person, fits: (one: AppointmentRecord) => boolean): number {
  return [...person.appointments.values()].filter(fits).length;
}

function nameIn(records: Map<string, { name: string }>, id: string): string {
  return records.get(id)?.name ?? "";
}

/** What records are found by. */
export function searchedCompany(company: CompanyRecord) {
  return companyKeys.toKeys(company);
}

export function searchedCustomer(person: Person, customer: CustomerRecord) {
  const company = person.companies.get(customer.company);
  const related = company ? [searchedCompany(company).searchKey] : [];
  return { ...customerKeys.toKeys(customer), related };
}

export function searchedAppointment(person: Person, appointment: AppointmentRecord) {
  const company = person.companies.get(appointment.company);
  const customer = person.customers.get(appointment.customer);
  const related = [
    ...(company ? [searchedCompany(company).searchKey] : []),
    ...(customer ? [customerKeys.toKeys(customer).searchKey] : []),
  ];
  return { ...appointmentKeys.toKeys(appointment), related, isRelatedToShort: true };
}
