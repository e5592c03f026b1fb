import { columnsSince } from "../../../shared/reports/report-periods.ts";
import { customersAtEnd, valueAtEnd } from "../../../shared/reports/report-totals.ts";
import type { ContactReport, GrowthReport, ValueReport } from "../../../shared/reports/reports.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import type { Column } from "../../exports/csv.ts";
import type { Headings } from "../../words.ts";
import { daysColumns, type Sheet, shareOf, toSheet } from "./sheet.ts";

type ValueColumn = ValueReport["columns"][number];

export function valueSheet(
  { columns, since }: ValueReport,
  { Value: title, reports }: Headings,
): Sheet {
  const held = customerStatuses.flatMap((status): Column<ValueColumn>[] => [
    {
      title: reports.statusValue(status),
      read: ({ statuses }) => statuses[status].value,
      holds: "money",
    },
    { title: reports.statusCustomers(status), read: ({ statuses }) => statuses[status].customers },
  ]);
  return toSheet(
    title,
    [
      ...daysColumns(reports),
      ...held,
      { title: reports.allValue, read: valueAtEnd, holds: "money" },
      { title: reports.allCustomers, read: customersAtEnd },
    ],
    columnsSince(columns, since),
  );
}

export function growthSheet(
  { columns, since }: GrowthReport,
  { sheets, reports }: Headings,
): Sheet {
  return toSheet(
    sheets.growth,
    [
      ...daysColumns(reports),
      { title: reports.newCustomers, read: ({ added }) => added },
      { title: reports.dealsClosed, read: ({ closed }) => closed },
    ],
    columnsSince(columns, since),
  );
}

export function contactSheet(
  { before, columns, since }: ContactReport,
  { sheets, reports }: Headings,
): Sheet {
  return toSheet(
    sheets.contact,
    [
      ...daysColumns(reports),
      { title: reports.withFollowUp, read: ({ customers }) => customers },
      { title: reports.upToDate, read: ({ kept }) => kept },
      { title: reports.upToDateShare, read: ({ kept, customers }) => shareOf(kept, customers) },
    ],
    columnsSince([...before, ...columns], since),
  );
}
