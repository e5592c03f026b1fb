import { z } from "zod";
import { dataOf, endpoints } from "./api/endpoint.ts";
import { calendarDate } from "./dates/date-fields.ts";
import { customer } from "./kinds/customers.ts";
import { whoText } from "./lists/who.ts";
import { customerStatuses } from "./statuses.ts";

/** How many customers Recent Customers and Needs Attention show. */
export const recentCount = 5;
export const attentionCount = 4;

const dashboard = z.object({
  totals: z.object({
    companies: z.int(),
    customers: z.int(),
    /** Dollars. */
    value: z.number(),
    /** Created at or after `createdFrom`; 0 without it. */
    newCompanies: z.int(),
    newCustomers: z.int(),
  }),
  /** All five statuses in order, including those without customers. */
  statuses: z.array(
    z.object({ status: z.enum(customerStatuses), customers: z.int(), value: z.number() }),
  ),
  recentCustomers: z.array(customer),
  /** Bookings of customers that need the user. */
  newBookings: z.int(),
  /** Everyone's, beside those of `who`. */
  desk: z.object({ companies: z.int(), customers: z.int(), value: z.number() }).optional(),
});
export type Dashboard = z.output<typeof dashboard>;

const personShare = z.object({
  person: z.string(),
  customers: z.int(),
  companies: z.int(),
  /** Dollars. */
  value: z.number(),
  /** Open tasks that are due by the day, and those of them that were due before it. */
  due: z.int(),
  late: z.int(),
});
export type PersonShare = z.output<typeof personShare>;

export const dashboardEndpoints = endpoints("Dashboard", {
  get: {
    method: "GET",
    url: "/api/dashboard",
    summary: "Totals, counts and value by status, and the newest customers",
    schema: {
      querystring: z.object({
        /** Start of what counts as new, for example of the user's month. */
        createdFrom: z.iso.datetime({ offset: true, error: "Invalid date" }).optional(),
        who: whoText(),
      }),
      response: { 200: dataOf(dashboard) },
    },
  },
  people: {
    method: "GET",
    url: "/api/dashboard/people",
    summary: "What everyone on the desk is responsible for, and who has tasks that are due",
    schema: {
      /** The user's own today. */
      querystring: z.object({ on: calendarDate() }),
      response: { 200: dataOf(z.array(personShare)) },
    },
  },
});
