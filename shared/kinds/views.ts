import { z } from "zod";
import { idempotencyHeaders, ifMatchHeaders } from "../api/conditional.ts";
import { dataOf, endpoints, messageBody } from "../api/endpoint.ts";
import { newRecordOf } from "../api/new-record.ts";
import { changesOf } from "../history/changes.ts";
import { idParams, requiredText, storableText } from "../text/text.ts";
import { rule } from "../words/rule.ts";
import { field } from "./field.ts";

/** The most saved views of one account. */
export const viewLimit = 100;

export const viewInput = z.object({
  /** The list that it is a view of. */
  list: field(z.enum(["customers", "companies"], rule("listUnknown")), {
    title: "List",
    holds: "choice",
  }),
  name: field(requiredText(rule("viewNameRequired"), 60), { title: "Name", searched: "short" }),
  /** The query string of the list's address, without the question mark: filters, order, columns, board. */
  query: field(storableText(4000).default(""), { title: "Query" }),
});
export type ViewInput = z.output<typeof viewInput>;

export const view = viewInput.extend({
  _id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type View = z.output<typeof view>;

export const viewEndpoints = endpoints("Views", {
  list: {
    method: "GET",
    url: "/api/views",
    summary: "All saved views, the oldest first",
    schema: { response: { 200: dataOf(z.array(view)) } },
  },
  create: {
    method: "POST",
    url: "/api/views",
    summary: "Save a view of a list",
    makesRecord: true,
    schema: {
      headers: idempotencyHeaders,
      body: newRecordOf(viewInput),
      response: { 201: dataOf(view) },
    },
  },
  update: {
    method: "PUT",
    url: "/api/views/:id",
    summary: "Rename a view or save another query in it",
    schema: {
      params: idParams,
      headers: ifMatchHeaders,
      body: changesOf(viewInput.omit({ list: true })),
      response: { 200: dataOf(view) },
    },
  },
  remove: {
    method: "DELETE",
    url: "/api/views/:id",
    summary: "Delete a view",
    schema: { params: idParams, response: { 200: messageBody } },
  },
});
