import { z } from "zod";
import { dataOf, endpoints } from "../api/endpoint.ts";
import type { ForYouReason } from "../for-you.ts";
import { offered } from "../words/offered.ts";
import { rule } from "../words/rule.ts";
import { mailSettings } from "./customer-mails.ts";
import { templateSettings } from "./letter-templates.ts";

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, rule("clockLike"));

const workingDay = z
  .object({ from: clockTime, to: clockTime })
  .refine(({ from, to }) => from < to, {
    ...rule("endBeforeStart"),
    path: ["to"],
  })
  .nullable();

/** One for each day of the week from Sunday on; null: not working. */
export const workingWeek = z.array(workingDay).length(7);

/** How the calendar works for its user. */
const calendarSettings = z.object({
  workingHours: workingWeek,
  /** Minutes of a new appointment. */
  duration: z.int().min(15).max(720).multipleOf(15),
  /** Minutes before a new appointment that its reminder comes; null for none. */
  reminder: z.int().min(0).max(10_080).nullable(),
  /** Whether reminders also come by email, where the server can send some. */
  emailReminders: z.boolean(),
  /** When the day's appointments come by email, in the user's time zone; null for never. */
  agenda: clockTime.nullable(),
  /** Whether a summary of each month comes by email on the first of the next. */
  monthlySummary: z.boolean(),
});
export type CalendarSettings = z.output<typeof calendarSettings>;

/** How dates, times, money and numbers are written for people. */
const formatSettings = z.object({
  date: z.enum(["mdy", "dmy", "ymd"]),
  clock: z.enum(["12", "24"]),
  /** 0 is Sunday. */
  weekStart: z.union([z.literal(0), z.literal(1), z.literal(6)]),
  /** ISO 4217. */
  currency: z
    .string()
    .refine((code) => Intl.supportedValuesOf("currency").includes(code), rule("currencyRequired"))
    .meta({ pattern: "^[A-Z]{3}$" }),
  /** As 1234.56 is written. */
  numbers: z.enum(["1,234.56", "1.234,56", "1 234,56", "1’234.56"]),
  /** BCP 47; null for the browser's. */
  language: z.enum(offered).nullable(),
});
export type FormatSettings = z.output<typeof formatSettings>;

const mailTime = z.enum(["atOnce", "daily", "never"]);
export type MailTime = z.output<typeof mailTime>;

/** When what is for somebody comes by email, by why it is for them; daily goes with the agenda. */
const forYouSettings = z.object({
  mention: mailTime,
  task: mailTime,
  handed: mailTime,
  appointment: mailTime,
} satisfies Record<ForYouReason, unknown>);

export const settings = z.object({
  calendar: calendarSettings,
  formats: formatSettings,
  forYou: forYouSettings,
  /** What customers are mailed about bookings. */
  mails: mailSettings,
  /** Emails to begin with, where somebody writes to a customer. */
  templates: templateSettings,
});
export type Settings = z.output<typeof settings>;

const weekday = { from: "09:00", to: "17:00" };

/** Until the user changes them. */
export const defaultSettings: Settings = {
  calendar: {
    workingHours: [null, weekday, weekday, weekday, weekday, weekday, null],
    duration: 60,
    reminder: null,
    emailReminders: true,
    agenda: null,
    monthlySummary: false,
  },
  formats: {
    date: "mdy",
    clock: "12",
    weekStart: 0,
    currency: "USD",
    numbers: "1,234.56",
    language: null,
  },
  forYou: { mention: "daily", task: "daily", handed: "daily", appointment: "daily" },
  mails: {},
  templates: { letters: [] },
};

export const settingsEndpoints = endpoints("Account", {
  update: {
    method: "PUT",
    url: "/api/settings",
    summary:
      "Set how the calendar works, how dates, times and money are shown and what is mailed; what is missing stays",
    right: "own",
    forPeople: true,
    schema: {
      body: z.object({
        calendar: calendarSettings.partial().optional(),
        formats: formatSettings.partial().optional(),
        forYou: forYouSettings.partial().optional(),
        mails: mailSettings.optional(),
        templates: templateSettings.partial().optional(),
      }),
      response: { 200: dataOf(settings) },
    },
  },
});
