import { countOf } from "../lib/count.ts";
import type { RecordCounts } from "./use-record-counts.ts";

/** What is deleted with the account: "your 14 companies, 84 customers, and all appointments, tasks, notes and history". */
export function describeAccount({ companies, customers }: RecordCounts): string {
  if (companies === undefined || customers === undefined) {
    return "your companies, customers, appointments, tasks, notes and history";
  }
  if (companies === 0) return "your name, email, tasks and history";
  const all = [countOf(companies, "company", "companies")];
  if (customers > 0) all.push(countOf(customers, "customer"));
  return `your ${all.join(", ")}, and all appointments, tasks, notes and history`;
}
