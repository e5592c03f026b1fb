import { z } from "zod";
import { activity } from "./activities.ts";
import { appointment } from "./appointments.ts";
import { company } from "./companies.ts";
import { customer } from "./customers.ts";
import { dataOf, endpoint } from "./endpoint.ts";
import { searchText } from "./search-text.ts";
import { tag } from "./tags.ts";
import { task } from "./tasks.ts";

/** The maximum number of results of each kind. */
export const foundCount = 5;

const found = z.object({
  /** No company and no customer is called what was typed: these are but for a typo. */
  approximate: z.boolean(),
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
});
export type Found = z.output<typeof found>;

export const searchEndpoints = {
  find: endpoint({
    method: "GET",
    url: "/api/search",
    summary: `The ${foundCount} best companies, customers, appointments, activities, tasks and tags for words or pieces of them, in any order: names and titles first, then emails, phone numbers and the names of whom a record belongs to, then websites, addresses and notes. When that finds no company and no customer, those follow whose name is one typo away, and approximate is true`,
    tag: "Search",
    access: "session",
    schema: {
      querystring: z.object({ q: searchText() }),
      response: { 200: dataOf(found) },
    },
  }),
};
