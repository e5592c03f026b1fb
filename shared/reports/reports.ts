import { z } from "zod";
import { dataOf, endpoint } from "../api/endpoint.ts";
import { calendarDate } from "../dates/date-fields.ts";
import { isCalendarDate } from "../dates/dates.ts";
import { whoText } from "../lists/who.ts";
import { customerStatuses } from "../statuses.ts";
import { columnUnits, readPeriod } from "./report-periods.ts";

// What the reports answer. Customers, companies and appointments that are deleted count nowhere, not
// even in the days when they were there: every figure has its rows. Days are the user's own, and
// customers are told of as they were when a day ended. Money in dollars.

/** How many industries and tags are named, and how many companies. */
export const namedShares = 8;
export const topCompanies = 10;

const status = z.enum(customerStatuses);
const days = z.object({ from: z.string(), to: z.string() });

function byStatus<T extends z.ZodType>(each: T) {
  // as: each status has it; Object.fromEntries loses the names.
  return z.object(
    Object.fromEntries(customerStatuses.map((name) => [name, each])) as Record<
      (typeof customerStatuses)[number],
      T
    >,
  );
}

/** The day of the first entry that the section can tell of, null before there is one. */
const since = z.string().nullable();

const pipeline = z.object({
  since,
  /** Customers when the day before the period ended, and when its last day did. */
  opening: byStatus(z.int()),
  closing: byStatus(z.int()),
  /**
   * Those that are there at the end by what they were at the beginning, null for those that came
   * since, and what they are now. Also those that stayed. Pairs without customers are left out.
   */
  moves: z.array(z.object({ from: status.nullable(), to: status, customers: z.int() })),
  /** Of the stays in each status that ended in the period: the median of their days. */
  medianDays: byStatus(z.number().nullable()),
});
export type PipelineReport = z.output<typeof pipeline>;

const held = z.object({ customers: z.int(), value: z.number() });

const value = z.object({
  since,
  unit: z.enum(columnUnits),
  /** Customers and their value when the last day of each column ended. */
  columns: z.array(z.object({ ...days.shape, statuses: byStatus(held) })),
  /** Of all customers: when the period ended that this one is compared with. Null before any. */
  before: z.number().nullable(),
});
export type ValueReport = z.output<typeof value>;

const gained = {
  /** Customers created. */
  added: z.int(),
  /** Customers whose status became Deal Closed, or that were added as such; each once. */
  closed: z.int(),
};

const growth = z.object({
  since,
  unit: z.enum(columnUnits),
  columns: z.array(z.object({ ...days.shape, ...gained })),
  /** In the whole period: a customer that closed in two columns counts once. */
  total: z.object(gained),
  before: z.object(gained).nullable(),
});
export type GrowthReport = z.output<typeof growth>;

const ended = {
  held: z.int(),
  noShow: z.int(),
  canceled: z.int(),
  /** Over, without an outcome. */
  open: z.int(),
};

const appointments = z.object({
  since,
  /** By week, up to 31 days by day. Canceled ones count from when they are made, all others once over. */
  unit: z.enum(["day", "week"]),
  columns: z.array(z.object({ ...days.shape, ...ended })),
  total: z.object(ended),
  before: z.object(ended).nullable(),
  /** Those held that have a time, by day of the week (0 is Sunday) and hour of their beginning. */
  hours: z.array(z.object({ weekday: z.int(), hour: z.int(), held: z.int() })),
  /** No-shows by day of the week from Sunday on. */
  noShows: z.array(z.int()).length(7),
});
export type AppointmentsReport = z.output<typeof appointments>;

const share = {
  value: z.number(),
  customers: z.int(),
};

const shares = z.object({
  since,
  /** Of all customers, as they are now whatever the period. */
  total: z.object(share),
  /** The largest by value; names differ by more than their case. */
  industries: z.array(z.object({ name: z.string(), companies: z.int(), ...share })),
  otherIndustries: z.object({ industries: z.int(), companies: z.int(), ...share }),
  noIndustry: z.object({ companies: z.int(), ...share }),
  /** The largest by value of the customers that have the tag. A customer may have several. */
  tags: z.array(z.object({ _id: z.string(), name: z.string(), ...share })),
  untagged: z.object(share),
  /** The largest by value. */
  companies: z.array(z.object({ _id: z.string(), name: z.string(), ...share })),
});
export type SharesReport = z.output<typeof shares>;

const touch = z.object({
  ...days.shape,
  /** Customers with a follow-up time when the last day ended, and those contacted within it. */
  customers: z.int(),
  kept: z.int(),
});

const contact = z.object({
  since,
  unit: z.enum(columnUnits),
  columns: z.array(touch),
  /** The columns of the period before; weeks can be one more or fewer, days of a month some fewer. */
  before: z.array(touch),
});
export type ContactReport = z.output<typeof contact>;

const figures = {
  /** Responsible for when the period ended. */
  ...held.shape,
  /** Appointments held in their calendar, and the minutes of those that have a time. */
  held: z.int(),
  minutes: z.int(),
  ...gained,
  /** When the period ended: customers with a follow-up time, and those contacted within it. */
  touched: z.object({ customers: z.int(), kept: z.int() }),
};

const people = z.object({
  since,
  /** Everyone who can have work and whoever else has a figure, in order of joining; or those asked for. */
  rows: z.array(z.object({ person: z.string(), ...figures })),
  total: z.object(figures),
});
export type PeopleReport = z.output<typeof people>;

const meetings = z.object({
  since,
  /** The columns: who held any. */
  people: z.array(z.string()),
  /** The companies with the most appointments held, by whose calendar they were in. */
  companies: z.array(z.object({ _id: z.string(), name: z.string(), held: z.array(z.int()) })),
  others: z.object({ companies: z.int(), held: z.array(z.int()) }),
});
export type MeetingsReport = z.output<typeof meetings>;

export const reportQuery = z
  .object({
    period: z.string().meta({
      description: "`month`, `90d`, `year`, or two days such as `2026-03-01..2026-05-31`",
    }),
    /** The user's own today. */
    on: calendarDate(),
    who: whoText(),
  })
  // Of a day that is none, it was said already.
  .refine(({ period, on }) => !isCalendarDate(on) || readPeriod(period, on) !== undefined, {
    error: "Choose a period of at most ten years that has begun",
    path: ["period"],
  });
export type ReportQuery = z.output<typeof reportQuery>;

function section<Name extends string, T extends z.ZodType>(name: Name, summary: string, answer: T) {
  return endpoint({
    isLong: true,
    method: "GET",
    url: `/api/reports/${name}`,
    summary,
    tag: "Reports",
    access: "session",
    schema: { querystring: reportQuery, response: { 200: dataOf(answer) } },
  });
}

export const reportEndpoints = {
  pipeline: section("pipeline", "How customers moved between the statuses", pipeline),
  value: section("value", "What customers are worth, over time and by status", value),
  growth: section("growth", "New customers and deals closed, over time", growth),
  appointments: section(
    "appointments",
    "What became of appointments, and when they are",
    appointments,
  ),
  people: section("people", "What each person is responsible for, and what came of it", people),
  meetings: section("meetings", "Appointments held by company and by whose calendar", meetings),
  shares: section("shares", "Where the value is: industries, tags and companies", shares),
  contact: section("contact", "Who was contacted within the follow-up time, over time", contact),
};
export type ReportSection = keyof typeof reportEndpoints;
