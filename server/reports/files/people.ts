import type { MeetingsReport, PeopleReport } from "../../../shared/reports/reports.ts";
import type { Headings } from "../../words.ts";
import { type Sheet, shareOf, toSheet } from "./sheet.ts";

type NameOf = (person: string) => string;
type Row = PeopleReport["total"] & { person?: string };

/** A row for each, and one for all. */
export function peopleSheet(
  { rows, total, since }: PeopleReport,
  nameOf: NameOf,
  { sum, headings }: { sum: "everyone" | "total"; headings: Headings },
): Sheet {
  const { reports, sheets } = headings;
  const all: Row[] = since === null ? [] : [...rows, total];
  return toSheet(
    sheets.people,
    [
      {
        title: headings.Responsible,
        read: ({ person }) => (person === undefined ? reports[sum] : nameOf(person)),
      },
      { title: headings.Customers, read: ({ customers }) => customers },
      { title: headings.Value, read: ({ value }) => value, holds: "money" },
      { title: reports.held, read: ({ held }) => held },
      { title: reports.hours, read: ({ minutes }) => Math.round((minutes / 60) * 100) / 100 },
      { title: reports.new, read: ({ added }) => added },
      { title: reports.closed, read: ({ closed }) => closed },
      { title: reports.withFollowUp, read: ({ touched }) => touched.customers },
      { title: reports.upToDate, read: ({ touched }) => touched.kept },
      {
        title: reports.upToDateShare,
        read: ({ touched }) => shareOf(touched.kept, touched.customers),
      },
    ],
    all,
  );
}

/** A row for each company, with a column for each who held an appointment. */
export function meetingsSheet(
  { people, companies, others }: MeetingsReport,
  nameOf: NameOf,
  headings: Headings,
): Sheet {
  const rest = headings.reports.others(others.companies);
  return toSheet(
    headings.sheets.meetings,
    [
      { title: headings.Company, read: ({ name }) => name },
      ...people.map((person, place) => ({
        title: nameOf(person),
        read: ({ held }: { held: number[] }) => held[place] ?? 0,
      })),
      {
        title: headings.reports.all,
        read: ({ held }) => held.reduce((sum, each) => sum + each, 0),
      },
    ],
    [...companies, ...(others.companies > 0 ? [{ name: rest, held: others.held }] : [])],
  );
}
