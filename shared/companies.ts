import { z } from "zod";
import { changesOf } from "./changes.ts";
import { idempotencyHeaders, ifMatchHeaders } from "./conditional.ts";
import { dataOf, endpoint, messageBody } from "./endpoint.ts";
import { filterText } from "./filter-param.ts";
import { listQuery, pageOf } from "./lists.ts";
import { tagIds, tagNames } from "./tags.ts";
import { idParams, idText, longText, optionalEmail, optionalText, requiredText } from "./text.ts";

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
  name: requiredText("Company name is required").meta({ title: "Name" }),
  description: longText().default("").meta({ title: "About" }),
  website: optionalText(2000)
    .overwrite(withScheme)
    .refine(isWebsite, "Please enter a valid URL")
    .default("")
    .meta({ title: "Website" }),
  phone: optionalText(50).default("").meta({ title: "Phone" }),
  email: optionalEmail("Please enter a valid email").default("").meta({ title: "Email" }),
  address: optionalText(500).default("").meta({ title: "Address" }),
  industry: optionalText(100).default("").meta({ title: "Industry" }),
  tags: tagIds.default([]).meta({ title: "Tags" }),
});
export type CompanyInput = z.output<typeof companyInput>;

/** Tags are chosen elsewhere, one at a time. */
export const companyForm = companyInput.omit({ tags: true });

const companyChanges = changesOf(companyInput);
export type CompanyChanges = z.output<typeof companyChanges>;

export const company = companyInput.extend({
  _id: z.string(),
  private: z.boolean().meta({
    description:
      "True for a company that only stands for a customer without one: the company has the customer’s name, is neither listed nor counted, and goes with the customer. Another name makes the company an ordinary one",
  }),
  tags: tagNames,
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

export const companySorts = ["name", "industry", "clientCount", "totalValue", "createdAt"] as const;

export const companyQuery = listQuery(companySorts, "name").extend({
  /** Only companies created at or after this instant. */
  createdFrom: z.iso.datetime({ offset: true, error: "Invalid date" }).optional(),
  filter: filterText("companies"),
});
export type CompanyQuery = z.output<typeof companyQuery>;

const tag = "Companies";

export const companyEndpoints = {
  list: endpoint({
    method: "GET",
    url: "/api/companies",
    summary:
      "Companies with the number and total value of their customers; `search` looks for words in any order in name, email, phone, website, address and description",
    tag,
    access: "session",
    schema: {
      querystring: companyQuery,
      response: { 200: pageOf(company, { clientCount: z.int(), totalValue: z.number() }) },
    },
  }),
  create: endpoint({
    method: "POST",
    url: "/api/companies",
    summary: "Add a company",
    tag,
    access: "session",
    schema: {
      headers: idempotencyHeaders,
      body: companyInput,
      response: { 201: dataOf(companyDetail) },
    },
  }),
  get: endpoint({
    method: "GET",
    url: "/api/companies/:id",
    summary: "One company",
    tag,
    access: "session",
    schema: { params: idParams, response: { 200: dataOf(companyDetail) } },
  }),
  update: endpoint({
    method: "PUT",
    url: "/api/companies/:id",
    summary: "Update the given fields of a company",
    tag,
    access: "session",
    schema: {
      params: idParams,
      headers: ifMatchHeaders,
      body: companyChanges,
      response: { 200: dataOf(companyDetail) },
    },
  }),
  remove: endpoint({
    isAct: true,
    method: "DELETE",
    url: "/api/companies/:id",
    summary:
      "Delete a company with all its customers and appointments; with `moveTo`, they move to another company instead",
    tag,
    access: "session",
    schema: {
      params: idParams,
      querystring: z.object({
        moveTo: idText()
          .optional()
          .meta({ description: "The company that the customers and their appointments move to" }),
      }),
      response: { 200: messageBody },
    },
  }),
};
