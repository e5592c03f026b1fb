import { z } from "zod";
import { activity } from "./activities.ts";
import { appointment } from "./appointments.ts";
import { user } from "./auth.ts";
import { company } from "./companies.ts";
import { customer, customerQuery } from "./customers.ts";
import { endpoint, fileOf } from "./endpoint.ts";
import { followUpDays } from "./follow-up.ts";
import { change } from "./history.ts";
import { customerStatuses } from "./statuses.ts";
import { tag } from "./tags.ts";
import { task } from "./tasks.ts";
import { view } from "./views.ts";

/** That a customer got another status or value; both are null where its history begins. */
const statusChange = z.object({
  customer: z.string(),
  at: z.string(),
  fromStatus: z.enum(customerStatuses).nullable(),
  fromValue: z.number().nullable(),
  toStatus: z.enum(customerStatuses),
  toValue: z.number(),
});

/** Everything in an account, in the shape of the lists. */
export const accountCopy = z.object({
  exportedAt: z.string(),
  user,
  /** After how many days customers of each status need attention; null: never. */
  followUp: followUpDays,
  tags: z.array(tag),
  companies: z.array(company),
  customers: z.array(customer),
  appointments: z.array(appointment),
  activities: z.array(activity),
  tasks: z.array(task),
  views: z.array(view),
  /** What was, which no program needs to have the records as they are. */
  history: z.object({ changes: z.array(change), statuses: z.array(statusChange) }),
});

const part = "Exports";

/**
 * Companies and customers are two CSV files, not one: each has as many rows as its list, and can be
 * sorted, summed or imported as it is. A joined file would repeat a company for each of its
 * customers, count it several times in every sum, and need a nameless customer for a company
 * without any. The customers' file names each one's company.
 */
export const exportEndpoints = {
  companies: endpoint({
    method: "GET",
    url: "/api/export/companies.csv",
    summary: "All companies as a table for a spreadsheet",
    tag: part,
    access: "session",
    schema: { response: { 200: fileOf("text/csv") } },
  }),
  customers: endpoint({
    method: "GET",
    url: "/api/export/customers.csv",
    summary:
      "All customers, each with its company, as a table for a spreadsheet; or those that a list has, in its order",
    tag: part,
    access: "session",
    schema: {
      querystring: customerQuery.pick({ search: true, filter: true }).extend({
        sort: customerQuery.shape.sort.unwrap().optional(),
      }),
      response: { 200: fileOf("text/csv") },
    },
  }),
  appointments: endpoint({
    method: "GET",
    url: "/api/export/appointments.ics",
    summary: "All appointments as a calendar file",
    tag: part,
    access: "session",
    schema: { response: { 200: fileOf("text/calendar") } },
  }),
  activities: endpoint({
    method: "GET",
    url: "/api/export/activities.csv",
    summary: "All activities, each with its company and customer, as a table for a spreadsheet",
    tag: part,
    access: "session",
    schema: { response: { 200: fileOf("text/csv") } },
  }),
  tasks: endpoint({
    method: "GET",
    url: "/api/export/tasks.csv",
    summary: "All tasks, each with its company and customer, as a table for a spreadsheet",
    tag: part,
    access: "session",
    schema: { response: { 200: fileOf("text/csv") } },
  }),
  everything: endpoint({
    method: "GET",
    url: "/api/export/client-desk.json",
    summary: "Everything in the account in one file",
    tag: part,
    access: "session",
    schema: { response: { 200: fileOf("application/json", accountCopy) } },
  }),
};
