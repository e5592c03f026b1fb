import { z } from "zod";
import { dataOf, endpoints } from "../api/endpoint.ts";
import { activity } from "../kinds/activities.ts";
import { appointment } from "../kinds/appointments.ts";
import { company } from "../kinds/companies.ts";
import { customer } from "../kinds/customers.ts";
import type { KindIn } from "../kinds/names.ts";
import { tag } from "../kinds/tags.ts";
import { task } from "../kinds/tasks.ts";
import { searchText } from "../text/search-text.ts";

/** The maximum number of results of each kind. */
export const foundCount = 5;

export type SearchedKind = KindIn<"search">;

/** What is answered of each kind. */
const foundRows = {
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
      private: true,
      lastContact: true,
    }),
  ),
  appointments: z.array(
    appointment.pick({
      _id: true,
      title: true,
      date: true,
      outcome: true,
      company: true,
      customer: true,
    }),
  ),
  activities: z.array(
    activity.pick({ _id: true, kind: true, at: true, text: true, company: true, customer: true }),
  ),
  tasks: z.array(
    task.pick({
      _id: true,
      text: true,
      due: true,
      time: true,
      company: true,
      customer: true,
      done: true,
    }),
  ),
  tags: z.array(tag.pick({ _id: true, name: true, customers: true, companies: true })),
} satisfies Record<SearchedKind, z.ZodType>;

const found = z.object({
  /** No company and no customer is called what was typed: these are but for a typo. */
  approximate: z.boolean(),
  ...foundRows,
});
export type Found = z.output<typeof found>;

export const searchEndpoints = endpoints("Search", {
  find: {
    method: "GET",
    url: "/api/search",
    summary: `The ${foundCount} best companies, customers, appointments, activities, tasks and tags for words or pieces of them, in any order: names and titles first, then emails, phone numbers and the names of whom a record belongs to, then websites, addresses and notes. When that finds no company and no customer, those follow whose name is one typo away, and approximate is true`,
    schema: {
      querystring: z.object({ q: searchText() }),
      response: { 200: dataOf(found) },
    },
  },
});
