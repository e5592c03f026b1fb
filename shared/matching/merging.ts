import { z } from "zod";
import { dataOf, endpoints, errorBody } from "../api/endpoint.ts";
import { changesOf } from "../history/changes.ts";
import { activityKinds } from "../kinds/activities.ts";
import { company, companyInput } from "../kinds/companies.ts";
import { customer } from "../kinds/customers.ts";
import { importedCustomer } from "../kinds/imported.ts";
import { type HeldKind, heldKinds } from "../kinds/registry.ts";
import { idParams, idText } from "../text/text.ts";
import { mergeLimit } from "./duplicate-kinds.ts";
import { duplicateCompany, duplicateCustomer } from "./duplicates.ts";

/** What belongs to a record, counted by kind. */
const counts = { activities: z.record(z.enum(activityKinds), z.int()) };
// as: one of each kind.
const belongings = z.object(
  Object.fromEntries(
    heldKinds.map((held) => [held, held === "activities" ? counts.activities : z.int()]),
  ) as { [K in HeldKind]: K extends "activities" ? typeof counts.activities : z.ZodInt },
);
export type Belongings = z.output<typeof belongings>;

const mergeParams = z.object({
  ids: z
    .string()
    .max(200 * mergeLimit)
    .meta({ description: `Ids with commas between them, at most ${mergeLimit}` }),
});

const chosen = z
  .array(z.object({ _id: idText(), updatedAt: z.string().max(30) }))
  .min(1)
  .max(mergeLimit - 1)
  .meta({ description: "Those that go, each at the version that was seen" });

const bodyOf = <Values extends z.ZodType>(values: Values) =>
  z.object({ updatedAt: z.string().max(30), others: chosen, values });
const withBelongings = { belongings, isImported: z.boolean() };

/** Where several records become one. What is not kept stays in the history. */
export const mergeEndpoints = endpoints("Duplicates", {
  customers: {
    method: "GET",
    url: "/api/customers/merge",
    summary: "The customers to merge, oldest first, with the counts of what would move",
    schema: {
      querystring: mergeParams,
      response: { 200: dataOf(z.array(customer.extend(withBelongings))) },
    },
    refusals: { 404: errorBody },
  },
  mergeCustomers: {
    method: "POST",
    url: "/api/customers/:id/merge",
    summary:
      "Make several customers one: it gets these values and all that belongs to the others, which are deleted",
    isAct: true,
    schema: {
      params: idParams,
      body: bodyOf(changesOf(importedCustomer)),
      response: { 200: dataOf(customer) },
    },
    refusals: { 409: errorBody.extend({ current: duplicateCustomer.optional() }) },
  },
  companies: {
    method: "GET",
    url: "/api/companies/merge",
    summary: "The companies to merge, oldest first, with the counts of what would move",
    schema: {
      querystring: mergeParams,
      response: { 200: dataOf(z.array(company.extend(withBelongings))) },
    },
    refusals: { 404: errorBody },
  },
  mergeCompanies: {
    method: "POST",
    url: "/api/companies/:id/merge",
    summary:
      "Make several companies one: it gets these values and all that belongs to the others, which are deleted",
    isAct: true,
    schema: {
      params: idParams,
      body: bodyOf(changesOf(companyInput)),
      response: { 200: dataOf(company) },
    },
    refusals: { 409: errorBody.extend({ current: duplicateCompany.optional() }) },
  },
});
