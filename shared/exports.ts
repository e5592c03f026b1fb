import { z } from "zod";
import { appointment } from "./appointments.ts";
import { user } from "./auth.ts";
import { company } from "./companies.ts";
import { customer } from "./customers.ts";
import { endpoint, fileOf } from "./endpoint.ts";

/** Everything that an account holds, in the shape that the lists answer. */
export const accountCopy = z.object({
  exportedAt: z.string(),
  user,
  companies: z.array(company),
  customers: z.array(customer),
  appointments: z.array(appointment),
});

const tag = "Exports";

/**
 * Companies and customers are two CSV files, not one: a row is a company in the one and a customer
 * in the other, so each has as many rows as its list, can be sorted, summed and mailed to as it
 * stands, and goes as it is into another program. In a joined file a company would be repeated for
 * each of its customers and count several times in every sum, and one without customers would be
 * a customer without a name. The customers' file names each one's company.
 */
export const exportEndpoints = {
  companies: endpoint({
    method: "GET",
    url: "/api/export/companies.csv",
    summary: "All companies as a table for a spreadsheet",
    tag,
    access: "session",
    schema: { response: { 200: fileOf("text/csv") } },
  }),
  customers: endpoint({
    method: "GET",
    url: "/api/export/customers.csv",
    summary: "All customers, each with its company, as a table for a spreadsheet",
    tag,
    access: "session",
    schema: { response: { 200: fileOf("text/csv") } },
  }),
  appointments: endpoint({
    method: "GET",
    url: "/api/export/appointments.ics",
    summary: "All appointments for a calendar",
    tag,
    access: "session",
    schema: { response: { 200: fileOf("text/calendar") } },
  }),
  everything: endpoint({
    method: "GET",
    url: "/api/export/client-desk.json",
    summary: "Everything in the account, in one file",
    tag,
    access: "session",
    schema: { response: { 200: fileOf("application/json", accountCopy) } },
  }),
};
