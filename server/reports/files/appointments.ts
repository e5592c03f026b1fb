import { dateInWords } from "../../../shared/dates/date-words.ts";
import { addDays } from "../../../shared/dates/dates.ts";
import { columnsSince, type Days } from "../../../shared/reports/report-periods.ts";
import type { AppointmentsReport } from "../../../shared/reports/reports.ts";
import type { Language } from "../../../shared/words/languages.ts";
import type { Headings } from "../../words.ts";
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
  { Appointments: title, reports }: Headings,
  language: Language,
): Sheet {
  const rows: Row[] = [
    ...columnsSince(columns, since),
    ...hours.map((hour) => ({ from, to, ...hour })),
  ];
  return toSheet(
    title,
    [
      ...daysColumns(reports),
      { title: reports.dayOfTheWeek, read: ({ weekday }) => nameOf(weekday, language) },
      { title: reports.hour, read: ({ hour }) => hour ?? "" },
      { title: reports.held, read: ({ held }) => held },
      { title: reports.noShow, read: ({ noShow }) => noShow ?? "" },
      { title: reports.canceled, read: ({ canceled }) => canceled ?? "" },
      { title: reports.noOutcome, read: ({ open }) => open ?? "" },
    ],
    rows,
  );
}

/** "Tuesday"; 0 is Sunday. */
function nameOf(weekday: number | undefined, language: Language): string {
  if (weekday === undefined) return "";
  return dateInWords(addDays("2026-11-22", weekday), "longWeekday", "mdy", language);
}
