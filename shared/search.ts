import { z } from "zod";
import { appointment } from "./appointments.ts";
import { company } from "./companies.ts";
import { customer } from "./customers.ts";
import { dataOf, endpoint } from "./endpoint.ts";
import { maxSearch } from "./fold.ts";
import { storableText } from "./text.ts";

/** The most that one search finds of each kind. */
export const foundCount = 5;

const found = z.object({
  companies: z.array(company.pick({ _id: true, name: true, industry: true, clientCount: true })),
  customers: z.array(
    customer.pick({
      _id: true,
      name: true,
      email: true,
      phone: true,
      status: true,
      value: true,
      company: true,
      companyName: true,
    }),
  ),
  appointments: z.array(
    appointment.pick({ _id: true, title: true, date: true, company: true, customer: true }),
  ),
});
export type Found = z.output<typeof found>;

export const searchEndpoints = {
  find: endpoint({
    method: "GET",
    url: "/api/search",
    summary: `The ${foundCount} best companies, customers and appointments for a piece of a name, email, phone number or title`,
    tag: "Search",
    access: "session",
    schema: {
      querystring: z.object({ q: storableText(maxSearch).default("") }),
      response: { 200: dataOf(found) },
    },
  }),
};
