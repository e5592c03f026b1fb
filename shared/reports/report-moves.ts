import { type CustomerStatus, customerStatuses } from "../statuses.ts";
import type { PipelineReport } from "./reports.ts";

type Counts = Record<CustomerStatus, number>;

export function totalOf(counts: Counts): number {
  return customerStatuses.reduce((sum, status) => sum + counts[status], 0);
}

/** How many went from one status to another, from null: came since. */
export function movedBetween(
  { moves }: PipelineReport,
  from: CustomerStatus | null,
  to: CustomerStatus,
): number {
  return moves.find((move) => move.from === from && move.to === to)?.customers ?? 0;
}

export function cameInto(report: PipelineReport, status: CustomerStatus): number {
  return report.closing[status] - movedBetween(report, status, status);
}

export function leftFrom(report: PipelineReport, status: CustomerStatus): number {
  return report.opening[status] - movedBetween(report, status, status);
}

/** Of those with each status at the beginning: who has a later one at the end. Not of the last. */
export function movedOn(report: PipelineReport) {
  return customerStatuses.slice(0, -1).map((status) => {
    const to = laterThan(status);
    const customers = to.reduce((sum, later) => sum + movedBetween(report, status, later), 0);
    return { status, to, customers, share: customers / (report.opening[status] || 1) };
  });
}

function laterThan(status: CustomerStatus): readonly CustomerStatus[] {
  return customerStatuses.slice(customerStatuses.indexOf(status) + 1);
}
