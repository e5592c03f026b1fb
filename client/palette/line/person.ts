import type { CustomerDetail } from "../../../shared/customers.ts";
import type { LineKind } from "../../../shared/read-line/verbs.ts";
import type { Found } from "../../../shared/search.ts";
import type { CustomerStatus } from "../../../shared/statuses.ts";

/** Who or what a line is about. */
export interface Person {
  _id: string;
  kind: "customer" | "company";
  name: string;
  companyName?: string;
  /** The id of a customer's company. */
  company?: string;
  status?: CustomerStatus;
  lastContact?: string;
}

export function toPerson(
  customer: Found["customers"][number] | CustomerDetail,
): Person & { kind: "customer"; lastContact: string; company: string } {
  const { _id, name, companyName, company, status, lastContact } = customer;
  return { _id, kind: "customer", name, companyName, company, status, lastContact };
}

/** Only people are booked and have a status. */
export function isForCompanies(kind: LineKind): boolean {
  return kind !== "book" && kind !== "status";
}
