import { addDays } from "../../../shared/dates/dates.ts";
import { cameInto, leftFrom, movedBetween, movedOn } from "../../../shared/reports/report-moves.ts";
import type { Days } from "../../../shared/reports/report-periods.ts";
import type { PipelineReport } from "../../../shared/reports/reports.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import type { Headings } from "../../words.ts";
import { type Sheet, shareOf, toSheet } from "./sheet.ts";

/** A row for each status and one for those that were added since; what became of them, at the right. */
export function pipelineSheet(
  report: PipelineReport,
  { from, to }: Days,
  { Status: title, sheets, reports }: Headings,
): Sheet {
  const { opening, closing, medianDays } = report;
  const on = movedOn(report);
  return toSheet(
    sheets.pipeline,
    [
      { title, read: (status) => status ?? reports.addedSince },
      {
        title: reports.customersOn(addDays(from, -1)),
        read: (status) => (status ? opening[status] : ""),
      },
      { title: reports.in, read: (status) => (status ? cameInto(report, status) : "") },
      { title: reports.out, read: (status) => (status ? leftFrom(report, status) : "") },
      { title: reports.customersOn(to), read: (status) => (status ? closing[status] : "") },
      {
        title: reports.advancedShare,
        read: (status) => {
          const moved = on.find((each) => each.status === status);
          return moved ? shareOf(moved.customers, opening[moved.status]) : "";
        },
      },
      {
        title: reports.medianDays,
        read: (status) => (status ? (medianDays[status] ?? "") : ""),
      },
      ...customerStatuses.map((later) => ({
        title: reports.toStatus(later),
        read: (status: (typeof customerStatuses)[number] | null) =>
          movedBetween(report, status, later),
      })),
    ],
    report.since === null ? [] : [...customerStatuses, null],
  );
}
