import { dayNames } from "../../../shared/dates/date-words.ts";
import { columnsSince, type Days } from "../../../shared/reports/report-periods.ts";
import type { AppointmentsReport } from "../../../shared/reports/reports.ts";
import { daysColumns, type Sheet, toSheet } from "./sheet.ts";

interface Row extends Days {
  weekday?: number;
  hour?: number;
  held: number;
  noShow?: number;
  canceled?: number;
  open?: number;
}

/** The columns of the chart, and below them the hours of the whole period. */
export function appointmentsSheet(
  { columns, since, hours }: AppointmentsReport,
  { from, to }: Days,
): Sheet {
  const rows: Row[] = [
    ...columnsSince(columns, since),
    ...hours.map((hour) => ({ from, to, ...hour })),
  ];
  return toSheet(
    "Appointments",
    [
      ...daysColumns,
      { title: "Day of the week", read: ({ weekday }) => dayNames[weekday ?? -1] ?? "" },
      { title: "Hour", read: ({ hour }) => hour ?? "" },
      { title: "Held", read: ({ held }) => held },
      { title: "No-show", read: ({ noShow }) => noShow ?? "" },
      { title: "Canceled", read: ({ canceled }) => canceled ?? "" },
      { title: "No outcome", read: ({ open }) => open ?? "" },
    ],
    rows,
  );
}
