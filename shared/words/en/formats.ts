import { plural } from "../plural.ts";

/** Settings, Formats. */
export const formats = {
  language: "Language",
  languageHint: "Applies to your account on every device.",
  ofBrowser: "As in the browser",
  dates: "Dates and Time",
  datesHint: "You can type dates in any order.",
  date: "Date",
  inTables: (date: string) => `In tables: ${date}`,
  clock: "Clock",
  clocks: { "12": "12-hour", "24": "24-hour" },
  firstDay: "First day of the week",
  zone: "Time zone",
  zoneHint: "For today, reminders, emails and subscribed calendars, wherever you are.",
  money: "Money and Numbers",
  moneyHint: "Amounts aren’t converted.",
  currency: "Currency",
  noCurrency: "No such currency",
  numbers: "Numbers",
  sample: "How it looks",
  sampleHint: "Changes as you choose.",
  sampleAppointments: "Appointments",
  sampleTitles: ["Hull survey walkthrough", "Handover"],
  customers: (customers: number) =>
    plural("en", customers, { one: "# customer", other: "# customers" }),
} as const;
