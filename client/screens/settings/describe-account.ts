import { countOf } from "../../lib/format/count.ts";
import { getSession } from "../../lib/session.ts";
import type { RecordCounts } from "./use-record-counts.ts";

/** What is deleted with the account: "your 14 companies, 84 customers, and all appointments, tasks, notes and history". */
export function describeAccount({ companies, customers }: RecordCounts): string {
  const own = getSession().user?.desk.desks ?? [];
  // Of desks with others, or that are not on screen, the counts say nothing.
  if (own.length > 1 || own.some(({ people }) => people > 1)) {
    return "your account, and each desk that nobody else is on, with all its records and history";
  }
  if (companies === undefined || customers === undefined) {
    return "your companies, customers, appointments, tasks, notes and history";
  }
  const all = [
    ...(companies > 0 ? [countOf(companies, "company", "companies")] : []),
    ...(customers > 0 ? [countOf(customers, "customer")] : []),
  ];
  if (all.length === 0) return "your name, email, tasks and history";
  return `your ${all.join(", ")}, and all appointments, tasks, notes and history`;
}
