import { z } from "zod";
import { user } from "../account/auth.ts";
import { type Endpoint, exportOf, fileOf } from "../api/endpoint.ts";
import { followUpDays } from "../follow-up.ts";
import { customerQuery } from "../kinds/customers.ts";
import type { Kind, KindIn } from "../kinds/names.ts";
import { kinds, kindsInOrder } from "../kinds/registry.ts";
import {
  answeredReminder,
  contactDay,
  keptDismissal,
  loggedChange,
  loggedRecord,
  responsibleChange,
  statusChange,
} from "./account-log.ts";
import { keptBooking, keptMail, keptPage } from "./kept-bookings.ts";

/** What a Client Desk file says of itself. Another shape of it is another version. */
export const fileFormat = { format: "client-desk", version: 2 } as const;

// as: one of each kind.
const records = Object.fromEntries(
  kindsInOrder.map((kind) => [kind, z.array(kinds[kind].answered)]),
) as { [K in Kind]: z.ZodArray<(typeof kinds)[K]["answered"]> };

/** Everything in an account, in the shape of the lists: a Client Desk file. No secret is in it. */
export const accountCopy = z.object({
  format: z.literal(fileFormat.format),
  /** Files of version 1 named neither this nor the format. */
  version: z.literal(fileFormat.version),
  exportedAt: z.string(),
  /** Whose it was; the settings are restored, the rest is of the account that it is restored into. */
  user,
  /** After how many days customers of each status need attention; null: never. */
  followUp: followUpDays,
  ...records,
  appointments: z.array(
    kinds.appointments.answered.extend({
      /** By whose clock the date is told: the host’s, where people of the desk have several zones. */
      zone: z.string().optional(),
    }),
  ),
  reminders: z.array(answeredReminder),
  dismissals: z.array(keptDismissal),
  bookingPages: z.array(keptPage),
  bookings: z.array(keptBooking),
  bookingMails: z.array(keptMail),
  /** What was done, the oldest first; what customers were, who was responsible, and when they were contacted. */
  history: z.object({
    changes: z.array(loggedChange),
    records: z.array(loggedRecord),
    statuses: z.array(statusChange),
    responsible: z.array(responsibleChange),
    contacts: z.array(contactDay),
  }),
});

/**
 * Companies and customers are two CSV files, not one: each has as many rows as its list, and can be
 * sorted, summed or imported as it is. A joined file would repeat a company for each of its
 * customers, count it several times in every sum, and need a nameless customer for a company
 * without any. The customers' file names each one's company.
 */
export const exportEndpoints = {
  companies: exportOf({
    url: "/api/export/companies.csv",
    summary: "All companies as a table for a spreadsheet",
    schema: { response: { 200: fileOf("text/csv") } },
  }),
  customers: exportOf({
    url: "/api/export/customers.csv",
    summary:
      "All customers, each with its company, as a table for a spreadsheet; or those that a list has, in its order",
    schema: {
      querystring: customerQuery.pick({ search: true, filter: true }).extend({
        sort: customerQuery.shape.sort.unwrap().optional(),
      }),
      response: { 200: fileOf("text/csv") },
    },
  }),
  appointments: exportOf({
    url: "/api/export/appointments.ics",
    summary: "All appointments as a calendar file",
    schema: { response: { 200: fileOf("text/calendar") } },
  }),
  activities: exportOf({
    url: "/api/export/activities.csv",
    summary: "All activities, each with its company and customer, as a table for a spreadsheet",
    schema: { response: { 200: fileOf("text/csv") } },
  }),
  tasks: exportOf({
    url: "/api/export/tasks.csv",
    summary: "All tasks, each with its company and customer, as a table for a spreadsheet",
    schema: { response: { 200: fileOf("text/csv") } },
  }),
  everything: exportOf({
    url: "/api/export/client-desk.json",
    summary: "Everything in the account in one file",
    schema: { response: { 200: fileOf("application/json", accountCopy) } },
  }),
} satisfies Record<KindIn<"export"> | "everything", Endpoint>;
