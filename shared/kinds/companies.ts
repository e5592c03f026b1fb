import { z } from "zod";
import { idempotencyHeaders, ifMatchHeaders } from "../api/conditional.ts";
import { dataOf, endpoints, messageBody } from "../api/endpoint.ts";
import { newRecordOf } from "../api/new-record.ts";
import { changesOf } from "../history/changes.ts";
import { filterText } from "../lists/filter-param.ts";
import { groupedPageOf, groupText } from "../lists/groups.ts";
import { listQuery } from "../lists/lists.ts";
import { whoText } from "../lists/who.ts";
import {
  idParams,
  idText,
  longText,
  optionalEmail,
  optionalText,
  requiredText,
} from "../text/text.ts";
import { rule } from "../words/rule.ts";
import { field } from "./field.ts";
import { personField, personId } from "./person-field.ts";
import { tagIds, tagNames } from "./tags.ts";

/** Adds https:// to an address without an http scheme. */
function withScheme(website: string): string {
  return website === "" || /^https?:\/\//i.test(website) ? website : `https://${website}`;
}

function isWebsite(website: string): boolean {
  if (website === "") return true;
  const url = URL.parse(website);
  return url !== null && (url.hostname.includes(".") || url.hostname === "localhost");
}

export const companyInput = z.object({
  name: field(requiredText(rule("companyNameRequired")), {
    title: "Name",
    searched: "short",
    merge: { takes: "longest" },
  }),
  description: field(longText().default(""), {
    title: "About",
    holds: "longText",
    searched: "long",
  }),
  website: field(
    optionalText(2000).overwrite(withScheme).refine(isWebsite, rule("urlWrong")).default(""),
    { title: "Website", holds: "website", searched: "long" },
  ),
  phone: field(optionalText(50).default(""), {
    title: "Phone",
    holds: "phone",
    searched: "long",
  }),
  email: field(optionalEmail(rule("emailWrong")).default(""), {
    title: "Email",
    holds: "email",
    searched: "long",
  }),
  address: field(optionalText(500).default(""), { title: "Address", searched: "long" }),
  industry: field(optionalText(100).default(""), { title: "Industry" }),
  tags: field(tagIds.default([]), { title: "Tags", holds: "tags" }),
  responsible: personField("Responsible"),
});
export type CompanyInput = z.output<typeof companyInput>;

/** Tags are chosen elsewhere, one at a time. */
export const companyForm = companyInput.omit({ tags: true, responsible: true });

const companyChanges = changesOf(companyInput);
export type CompanyChanges = z.output<typeof companyChanges>;

export const company = companyInput.extend({
  _id: z.string(),
  private: z.boolean().meta({
    description:
      "True for a company that only stands for a customer without one: the company has the customer’s name, is neither listed nor counted, and goes with the customer. Another name makes the company an ordinary one",
  }),
  tags: tagNames,
  responsible: personId,
  createdAt: z.string(),
  updatedAt: z.string(),
  clientCount: z.int(),
  /** Dollars. */
  totalValue: z.number(),
});
export type Company = z.output<typeof company>;

/** A single company also says what would be deleted with it. */
const companyDetail = company.extend({ appointmentCount: z.int() });
export type CompanyDetail = z.output<typeof companyDetail>;

export const companySorts = [
  "name",
  "industry",
  "clientCount",
  "totalValue",
  "responsible",
  "createdAt",
] as const;

export const companyQuery = listQuery(companySorts, "name").extend({
  /** Only companies created at or after this instant. */
  createdFrom: z.iso.datetime({ offset: true, ...rule("dateInvalid") }).optional(),
  filter: filterText("companies"),
  who: whoText(),
  group: groupText(),
});
export type CompanyQuery = z.output<typeof companyQuery>;

export const companyEndpoints = endpoints("Companies", {
  list: {
    method: "GET",
    url: "/api/companies",
    summary:
      "Companies with the number and total value of their customers; `search` looks for words in any order in name, email, phone, website, address and description",
    schema: {
      querystring: companyQuery,
      response: { 200: groupedPageOf(company, { clientCount: z.int(), totalValue: z.number() }) },
    },
  },
  create: {
    method: "POST",
    url: "/api/companies",
    summary: "Add a company",
    makesRecord: true,
    schema: {
      headers: idempotencyHeaders,
      body: newRecordOf(companyInput),
      response: { 201: dataOf(companyDetail) },
    },
  },
  get: {
    method: "GET",
    url: "/api/companies/:id",
    summary: "One company",
    schema: { params: idParams, response: { 200: dataOf(companyDetail) } },
  },
  update: {
    method: "PUT",
    url: "/api/companies/:id",
    summary: "Update the given fields of a company",
    schema: {
      params: idParams,
      headers: ifMatchHeaders,
      body: companyChanges,
      response: { 200: dataOf(companyDetail) },
    },
  },
  remove: {
    method: "DELETE",
    url: "/api/companies/:id",
    summary:
      "Delete a company with all its customers and appointments; with `moveTo`, they move to another company instead",
    isAct: true,
    schema: {
      params: idParams,
      querystring: z.object({
        moveTo: idText()
          .optional()
          .meta({ description: "The company that the customers and their appointments move to" }),
      }),
      response: { 200: messageBody },
    },
  },
});
