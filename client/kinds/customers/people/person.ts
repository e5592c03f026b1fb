import type { CustomerDetail, ListedCustomer } from "../../../../shared/kinds/customers.ts";
import type { Found } from "../../../../shared/lists/search.ts";
import type { LineKind } from "../../../../shared/read-line/verbs.ts";
import type { CustomerStatus } from "../../../../shared/statuses.ts";

/** Who or what a line is about. */
export interface Person {
  _id: string;
  kind: "customer" | "company";
  name: string;
  companyName?: string;
  /** The id of a customer's company. */
  company?: string;
  /** What else tells them from others of their name. */
  email?: string;
  status?: CustomerStatus;
  lastContact?: string | null;
  nextAppointment?: string | null;
}

export function toPerson(
  customer: Found["customers"][number] | CustomerDetail | ListedCustomer,
): Person & { kind: "customer"; company: string } {
  const { _id, name, companyName, company, email, status, lastContact } = customer;
  const nextAppointment = "nextAppointment" in customer ? customer.nextAppointment : null;
  const person = { _id, name, companyName, company, email, status, lastContact };
  return { ...person, kind: "customer", nextAppointment: nextAppointment ?? null };
}

/** Only people are booked, have a status and are snoozed. */
export function isForCompanies(kind: LineKind): boolean {
  return kind !== "book" && kind !== "status" && kind !== "snooze";
}
