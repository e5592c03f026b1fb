import { countOf } from "../lib/count.ts";
import type { RecordCounts } from "./use-record-counts.ts";

/** What is deleted with the account: "your 14 companies, 84 customers and every appointment". */
export function describeAccount({ companies, customers, appointments }: RecordCounts): string {
  if (companies === undefined || customers === undefined) {
    return "your companies, customers, appointments, tasks, notes and history";
  }
  if (companies === 0) return "your name, your email and your sign-in";
  const all = [countOf(companies, "company", "companies")];
  if (customers > 0) all.push(countOf(customers, "customer"));
  // If unknown, there may be some.
  if (customers > 0 && appointments !== 0) all.push("every appointment");
  const last = all.pop();
  return all.length > 0 ? `your ${all.join(", ")} and ${last}` : `your ${last}`;
}
