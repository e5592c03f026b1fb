import { plural } from "../plural.ts";

/** Appointments listed day by day: those behind a report, and all of them. */
export const timetable = {
  titles: {
    all: "All Appointments",
    held: "Held Appointments",
    "no-show": "No-Shows",
    canceled: "Canceled Appointments",
    open: "Without an Outcome",
  },
  appointments: "Appointments",
  since: (day: string) => `Since ${day}`,
  until: (day: string) => `Until ${day}`,
  oneImport: "From one import",
  calendarOf: (people: string) => `In the calendar of ${people}`,
  oneCompany: "With one company",
  otherCompanies: "With other companies",
  /** From Sunday on. */
  weekdaysAt: [
    (hour: string) => `Sundays at ${hour}`,
    (hour: string) => `Mondays at ${hour}`,
    (hour: string) => `Tuesdays at ${hour}`,
    (hour: string) => `Wednesdays at ${hour}`,
    (hour: string) => `Thursdays at ${hour}`,
    (hour: string) => `Fridays at ${hour}`,
    (hour: string) => `Saturdays at ${hour}`,
  ],
  filtered: (what: string) => `${what}. <all>All appointments</all>`,
  count: (count: number) => plural("en", count, { one: "# appointment", other: "# appointments" }),
  day: (name: string, date: string) => `${name}, ${date}`,
  dateAndCount: (date: string, count: number) =>
    `${date}. ${plural("en", count, { one: "# appointment", other: "# appointments" })}`,
  search: "Search appointments",
  outcome: "Outcome",
  all: "All",
  loadFailed: "The appointments could not be loaded.",
  noneMatch: "No appointments match",
  noneMatchText: (text: string) => `No appointment here matches “${text}”`,
  clear: "You can <all>list all appointments</all>.",
} as const;
