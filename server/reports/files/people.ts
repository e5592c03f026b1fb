import type { MeetingsReport, PeopleReport } from "../../../shared/reports/reports.ts";
import { type Sheet, shareOf, toSheet } from "./sheet.ts";

type NameOf = (person: string) => string;
type Row = PeopleReport["total"] & { person?: string };

/** A row for each, and one for all. */
export function peopleSheet(
  { rows, total, since }: PeopleReport,
  nameOf: NameOf,
  sumName: "Everyone" | "Total",
): Sheet {
  const all: Row[] = since === null ? [] : [...rows, total];
  return toSheet(
    "People",
    [
      {
        title: "Responsible",
        read: ({ person }) => (person === undefined ? sumName : nameOf(person)),
      },
      { title: "Customers", read: ({ customers }) => customers },
      { title: "Value", read: ({ value }) => value, holds: "money" },
      { title: "Held", read: ({ held }) => held },
      { title: "Hours", read: ({ minutes }) => Math.round((minutes / 60) * 100) / 100 },
      { title: "New", read: ({ added }) => added },
      { title: "Closed", read: ({ closed }) => closed },
      { title: "Customers with a follow-up time", read: ({ touched }) => touched.customers },
      { title: "Up to date", read: ({ touched }) => touched.kept },
      { title: "Up to date, %", read: ({ touched }) => shareOf(touched.kept, touched.customers) },
    ],
    all,
  );
}

/** A row for each company, with a column for each who held an appointment. */
export function meetingsSheet(
  { people, companies, others }: MeetingsReport,
  nameOf: NameOf,
): Sheet {
  const rest = `${others.companies} ${others.companies === 1 ? "other" : "others"}`;
  return toSheet(
    "Who met whom",
    [
      { title: "Company", read: ({ name }) => name },
      ...people.map((person, place) => ({
        title: nameOf(person),
        read: ({ held }: { held: number[] }) => held[place] ?? 0,
      })),
      { title: "All", read: ({ held }) => held.reduce((sum, each) => sum + each, 0) },
    ],
    [...companies, ...(others.companies > 0 ? [{ name: rest, held: others.held }] : [])],
  );
}
