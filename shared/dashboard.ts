import { z } from "zod";
import { dataOf, endpoint } from "./api/endpoint.ts";
import { customer } from "./kinds/customers.ts";
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
});
export type Dashboard = z.output<typeof dashboard>;

export const dashboardEndpoints = {
  get: endpoint({
    method: "GET",
    url: "/api/dashboard",
    summary: "Totals, counts and value by status, and the newest customers",
    tag: "Dashboard",
    access: "session",
    schema: {
      querystring: z.object({
        /** Start of what counts as new, for example of the user's month. */
        createdFrom: z.iso.datetime({ offset: true, error: "Invalid date" }).optional(),
      }),
      response: { 200: dataOf(dashboard) },
    },
  }),
};
