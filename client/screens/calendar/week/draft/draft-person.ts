import type { Found } from "../../../../../shared/lists/search.ts";
import type { CustomerStatus } from "../../../../../shared/statuses.ts";
import { companyWords } from "../../../../kinds/customers/company-words.ts";
import type { RecentRecord } from "../../../../lib/lists/recent.ts";

/** With whom: somebody known, or somebody who is added with the appointment. */
export type DraftPerson =
  | { kind: "known"; id: string; name: string; company: Named; status: CustomerStatus | undefined }
  | { kind: "new"; name: string; email: string; company: string };

interface Named {
  id: string;
  name: string;
}

export type KnownPerson = Extract<DraftPerson, { kind: "known" }>;

export function foundPeople({ customers }: Found): KnownPerson[] {
  return customers.map((customer) => ({
    kind: "known",
    id: customer._id,
    name: customer.name,
    company: { id: customer.company, name: companyWords(customer) },
    status: customer.status,
  }));
}

/** Those opened last on this device. */
export function recentPeople(records: readonly RecentRecord[]): KnownPerson[] {
  return records.flatMap(({ kind, id, title, note, partOf: [company], status }) =>
    kind === "customer" && company
      ? [{ kind: "known", id, name: title, company: { id: company, name: note }, status }]
      : [],
  );
}
