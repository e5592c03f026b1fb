import { columnsSince } from "../../../shared/reports/report-periods.ts";
import { customersAtEnd, valueAtEnd } from "../../../shared/reports/report-totals.ts";
import type { ContactReport, GrowthReport, ValueReport } from "../../../shared/reports/reports.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import type { Column } from "../../exports/csv.ts";
import { daysColumns, type Sheet, shareOf, toSheet } from "./sheet.ts";

type ValueColumn = ValueReport["columns"][number];

export function valueSheet({ columns, since }: ValueReport): Sheet {
  const held = customerStatuses.flatMap((status): Column<ValueColumn>[] => [
    {
      title: `${status}: value`,
      read: ({ statuses }) => statuses[status].value,
      holds: "money",
    },
    { title: `${status}: customers`, read: ({ statuses }) => statuses[status].customers },
  ]);
  return toSheet(
    "Value",
    [
      ...daysColumns,
      ...held,
      { title: "All: value", read: valueAtEnd, holds: "money" },
      { title: "All: customers", read: customersAtEnd },
    ],
    columnsSince(columns, since),
  );
}

export function growthSheet({ columns, since }: GrowthReport): Sheet {
  return toSheet(
    "New and closed",
    [
      ...daysColumns,
      { title: "New customers", read: ({ added }) => added },
      { title: "Deals closed", read: ({ closed }) => closed },
    ],
    columnsSince(columns, since),
  );
}

export function contactSheet({ before, columns, since }: ContactReport): Sheet {
  return toSheet(
    "Keeping in touch",
    [
      ...daysColumns,
      { title: "Customers with a follow-up time", read: ({ customers }) => customers },
      { title: "Up to date", read: ({ kept }) => kept },
      { title: "Up to date, %", read: ({ kept, customers }) => shareOf(kept, customers) },
    ],
    columnsSince([...before, ...columns], since),
  );
}
