import { z } from "zod";
import { idempotencyHeaders, ifMatchHeaders } from "../api/conditional.ts";
import { dataOf, endpoints, messageBody } from "../api/endpoint.ts";
import { newRecordOf } from "../api/new-record.ts";
import { changesOf } from "../history/changes.ts";
import { tagLimits } from "../tag-limits.ts";
import { idParams, idText, requiredText } from "../text/text.ts";
import { rule } from "../words/rule.ts";
import { field } from "./field.ts";

export const tagInput = z.object({
  name: field(requiredText(rule("tagNameRequired"), 50), { title: "Name", searched: "short" }),
});

export const tag = tagInput.extend({
  _id: z.string(),
  /** How many have it. */
  customers: z.int(),
  companies: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Tag = z.output<typeof tag>;

/** The tags of a customer or a company, by id, in `customerInput` and `companyInput`. */
export const tagIds = z
  .array(idText(rule("tagUnknown")))
  .max(tagLimits.each, rule("tagsOfOne", tagLimits.each));

/** As a customer or a company is answered with them, by name. */
export const tagNames = z.array(z.object({ _id: z.string(), name: z.string() }));

export const tagEndpoints = endpoints("Tags", {
  list: {
    method: "GET",
    url: "/api/tags",
    summary: "All tags by name, each with how many customers and companies have it",
    schema: { response: { 200: dataOf(z.array(tag)) } },
  },
  create: {
    method: "POST",
    url: "/api/tags",
    summary: "Add a tag; 409 when there is one of that name, whatever its case and accents",
    makesRecord: true,
    schema: {
      headers: idempotencyHeaders,
      body: newRecordOf(tagInput),
      response: { 201: dataOf(tag) },
    },
  },
  update: {
    method: "PUT",
    url: "/api/tags/:id",
    summary: "Rename a tag",
    schema: {
      params: idParams,
      headers: ifMatchHeaders,
      body: changesOf(tagInput),
      response: { 200: dataOf(tag) },
    },
  },
  merge: {
    method: "POST",
    url: "/api/tags/:id/merge",
    summary: "Merge a tag into another",
    schema: {
      params: idParams,
      body: z.object({ into: idText(rule("tagUnknown")) }),
      response: { 200: dataOf(tag) },
    },
  },
  remove: {
    method: "DELETE",
    url: "/api/tags/:id",
    summary: "Delete a tag; customers and companies lose it",
    isAct: true,
    schema: { params: idParams, response: { 200: messageBody } },
  },
});
