import { customerStatuses } from "../statuses.ts";
import type { AppointmentsReport, ValueReport } from "./reports.ts";

/** Of all customers when the column ended. */
export function valueAtEnd(column: ValueReport["columns"][number] | undefined): number {
  if (!column) return 0;
  // In cents, in which sums are exact.
  const cents = customerStatuses.map((status) => Math.round(column.statuses[status].value * 100));
  return cents.reduce((sum, each) => sum + each, 0) / 100;
}

export function customersAtEnd(column: ValueReport["columns"][number]): number {
  return customerStatuses.reduce((sum, status) => sum + column.statuses[status].customers, 0);
}

export function allEnded({ held, noShow, canceled, open }: AppointmentsReport["total"]): number {
  return held + noShow + canceled + open;
}
