import { z } from "zod";
import { idempotencyHeaders, ifMatchHeaders } from "../api/conditional.ts";
import { dataOf, endpoints, messageBody } from "../api/endpoint.ts";
import { newRecordOf } from "../api/new-record.ts";
import { calendarDate } from "../dates/date-fields.ts";
import { changesOf } from "../history/changes.ts";
import { filterText } from "../lists/filter-param.ts";
import { groupedPageOf, groupText } from "../lists/groups.ts";
import { listQuery } from "../lists/lists.ts";
import { whoText } from "../lists/who.ts";
import { largestAmount, maxValue } from "../money.ts";
import { customerStatuses, defaultStatus } from "../statuses.ts";
import {
  idParams,
  longText,
  optionalEmail,
  optionalText,
  requiredEmail,
  requiredText,
} from "../text/text.ts";
import { rule } from "../words/rule.ts";
import { field } from "./field.ts";
import { personField, personId } from "./person-field.ts";
import { tagIds, tagNames } from "./tags.ts";

/** Notes are cut to this length in the company's table of customers. */
export const notesPreview = 60;

export const emailFacts = { title: "Email", holds: "email", searched: "short" } as const;

export const customerInput = z.object({
  name: field(requiredText(rule("customerNameRequired")), {
    title: "Name",
    searched: "short",
    merge: { takes: "longest" },
  }),
  email: field(requiredEmail(rule("emailRequired"), rule("emailWrong")), emailFacts),
  phone: field(optionalText(50).default(""), {
    title: "Phone",
    holds: "phone",
    searched: "short",
  }),
  status: field(
    z
      .enum(customerStatuses, rule("statusOneOf", customerStatuses.join(", ")))
      .default(defaultStatus),
    { title: "Status", holds: "choice", merge: { takes: "highest" } },
  ),
  value: field(
    z
      .number(rule("valueNotNumber"))
      .min(0, rule("amountNegative"))
      .max(maxValue, rule("amountLarge", largestAmount))
      .multipleOf(0.01, rule("amountDecimals"))
      .default(0),
    { title: "Value", holds: "money", merge: { takes: "highest", sums: true, none: "Nothing" } },
  ),
  notes: field(longText().default(""), { title: "About", holds: "longText", searched: "long" }),
  /** Defaults to today. */
  lastContact: field(calendarDate().optional(), {
    title: "Last contact",
    holds: "day",
    none: "Never",
    merge: { takes: "highest", none: "Not recorded" },
  }),
  tags: field(tagIds.default([]), { title: "Tags", holds: "tags" }),
  responsible: personField("Responsible"),
  /** Until this day the customer is left alone; `never` of statuses.ts for good. */
  snoozedUntil: field(calendarDate().nullable().default(null), {
    title: "Snoozed until",
    holds: "day",
    merge: { none: "Not snoozed" },
    isImported: false,
  }),
});
export type CustomerInput = z.output<typeof customerInput>;

/** Only an import brings customers without an email or a last contact; whoever has one keeps one. */
export const anyEmail = optionalEmail(rule("emailWrong")).meta({ title: "Email" });
const anyContact = calendarDate().nullable().meta({ title: "Last contact" });

const customerChanges = changesOf(
  customerInput.extend({ email: anyEmail, lastContact: anyContact }),
);
export type CustomerChanges = z.output<typeof customerChanges>;

export const customer = customerInput.extend({
  _id: z.string(),
  email: anyEmail,
  company: z.string(),
  companyName: z.string(),
  private: z.boolean().meta({
    description: "Whether the customer has no company but one of their own name, which is private",
  }),
  /** Null where an import brought the customer without one. */
  lastContact: z.string().nullable(),
  tags: tagNames,
  responsible: personId,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Customer = z.output<typeof customer>;

/** A single customer also says what would be deleted with it. */
export const customerDetail = customer.extend({ appointmentCount: z.int() });
export type CustomerDetail = z.output<typeof customerDetail>;

export const customerSorts = [
  "name",
  "companyName",
  "status",
  "value",
  "lastContact",
  "responsible",
  "createdAt",
] as const;

const companyCustomersQuery = listQuery(customerSorts, "name").extend({
  status: z.enum(customerStatuses, rule("statusUnknown")).optional(),
  filter: filterText(),
  who: whoText(),
  columns: z
    .string()
    .regex(/^(?:(?:^|,)(?:nextAppointment|openTasks))+$/, rule("columnUnknown"))
    .optional()
    .meta({ description: "What else is answered of each: `nextAppointment`, `openTasks` or both" }),
});

export const customerQuery = companyCustomersQuery.extend({
  group: groupText(),
  /** Only customers whose last contact was on this day. */
  lastContact: calendarDate().optional(),
  /** Only customers created at or after this instant. */
  createdFrom: z.iso.datetime({ offset: true, ...rule("dateInvalid") }).optional(),
  /** Only customers whose last contact, as of this day, is longer ago than their status allows. */
  neglectedOn: calendarDate().optional(),
});
export type CustomerQuery = z.output<typeof customerQuery>;

/** A customer in a list, with what `columns` asks for. */
const listedCustomer = customer.extend({
  /** The date or wall-clock time of the next one that is not over. */
  nextAppointment: z.string().nullable().optional(),
  openTasks: z.int().optional(),
});
export type ListedCustomer = z.output<typeof listedCustomer>;

const customerPage = groupedPageOf(listedCustomer, { totalValue: z.number() });

export const customerEndpoints = endpoints("Customers", {
  list: {
    method: "GET",
    url: "/api/customers",
    summary:
      "All customers; `search` looks for words in any order in name, email, phone, notes and the company’s name",
    schema: { querystring: customerQuery, response: { 200: customerPage } },
  },
  listOfCompany: {
    method: "GET",
    url: "/api/companies/:id/customers",
    summary: "The customers of one company; `search` works as for all customers",
    schema: {
      params: idParams,
      querystring: companyCustomersQuery,
      response: { 200: customerPage },
    },
  },
  create: {
    method: "POST",
    url: "/api/companies/:id/customers",
    summary: "Add a customer to a company",
    makesRecord: true,
    schema: {
      params: idParams,
      headers: idempotencyHeaders,
      body: newRecordOf(customerInput),
      response: { 201: dataOf(customerDetail) },
    },
  },
  get: {
    method: "GET",
    url: "/api/customers/:id",
    summary: "One customer",
    schema: { params: idParams, response: { 200: dataOf(customerDetail) } },
  },
  update: {
    method: "PUT",
    url: "/api/customers/:id",
    summary: "Update the given fields of a customer",
    schema: {
      params: idParams,
      headers: ifMatchHeaders,
      body: customerChanges,
      response: { 200: dataOf(customerDetail) },
    },
  },
  remove: {
    method: "DELETE",
    url: "/api/customers/:id",
    summary: "Delete a customer and all appointments with them",
    isAct: true,
    schema: { params: idParams, response: { 200: messageBody } },
  },
});
