import { addDays } from "../../../shared/dates/dates.ts";
import { cameInto, leftFrom, movedBetween, movedOn } from "../../../shared/reports/report-moves.ts";
import type { Days } from "../../../shared/reports/report-periods.ts";
import type { PipelineReport } from "../../../shared/reports/reports.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import { type Sheet, shareOf, toSheet } from "./sheet.ts";

/** A row for each status and one for those that were added since; what became of them, at the right. */
export function pipelineSheet(report: PipelineReport, { from, to }: Days): Sheet {
  const { opening, closing, medianDays } = report;
  const on = movedOn(report);
  return toSheet(
    "Pipeline",
    [
      { title: "Status", read: (status) => status ?? "Added since" },
      {
        title: `Customers on ${addDays(from, -1)}`,
        read: (status) => (status ? opening[status] : ""),
      },
      { title: "In", read: (status) => (status ? cameInto(report, status) : "") },
      { title: "Out", read: (status) => (status ? leftFrom(report, status) : "") },
      { title: `Customers on ${to}`, read: (status) => (status ? closing[status] : "") },
      {
        title: "Advanced, %",
        read: (status) => {
          const moved = on.find((each) => each.status === status);
          return moved ? shareOf(moved.customers, opening[moved.status]) : "";
        },
      },
      {
        title: "Median days",
        read: (status) => (status ? (medianDays[status] ?? "") : ""),
      },
      ...customerStatuses.map((later) => ({
        title: `To ${later}`,
        read: (status: (typeof customerStatuses)[number] | null) =>
          movedBetween(report, status, later),
      })),
    ],
    report.since === null ? [] : [...customerStatuses, null],
  );
}
