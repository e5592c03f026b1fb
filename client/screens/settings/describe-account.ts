import { data } from "../../../shared/words/en/data.ts";
import { getSession } from "../../lib/session.ts";
import type { RecordCounts } from "./use-record-counts.ts";

/** What is deleted with the account: "your 14 companies, 84 customers, and all appointments, tasks, notes and history". */
export function describeAccount({ companies, customers }: RecordCounts): string {
  const own = getSession().user?.desk.desks ?? [];
  // Of desks with others, or that are not on screen, the counts say nothing.
  if (own.length > 1 || own.some(({ people }) => people > 1)) {
    return data.danger.desks;
  }
  if (companies === undefined || customers === undefined) {
    return data.danger.unknown;
  }
  const { both, nothing } = data.danger;
  if (companies > 0 && customers > 0) return both(companies, customers);
  if (companies > 0) return data.danger.companies(companies);
  return customers > 0 ? data.danger.customers(customers) : nothing;
}
