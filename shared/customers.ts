import { z } from "zod";
import { changesOf } from "./changes.ts";
import { idempotencyHeaders, ifMatchHeaders } from "./conditional.ts";
import { calendarDate } from "./date-fields.ts";
import { dataOf, endpoint, messageBody } from "./endpoint.ts";
import { filterText } from "./filter-param.ts";
import { listQuery, pageOf } from "./lists.ts";
import { messages } from "./messages.ts";
import { maxValue } from "./money.ts";
import { type NumberFormat, parseAmount } from "./parse-amount.ts";
import { customerStatuses, defaultStatus } from "./statuses.ts";
import { tagIds, tagNames } from "./tags.ts";
import {
  idParams,
  longText,
  optionalEmail,
  optionalText,
  requiredEmail,
  requiredText,
} from "./text.ts";

/** Notes are cut to this length in the company's table of customers. */
export const notesPreview = 60;

export const customerInput = z.object({
  name: requiredText("Customer name is required").meta({ title: "Name" }),
  email: requiredEmail(messages.customers.emailRequired, "Please enter a valid email").meta({
    title: "Email",
  }),
  phone: optionalText(50).default("").meta({ title: "Phone" }),
  status: z
    .enum(customerStatuses, { error: `Status must be one of ${customerStatuses.join(", ")}` })
    .default(defaultStatus)
    .meta({ title: "Status" }),
  value: z
    .number("Value must be a number")
    .min(0, messages.amounts.negative)
    .max(maxValue, messages.amounts.tooLarge())
    .multipleOf(0.01, messages.amounts.decimals)
    .default(0)
    .meta({ title: "Value" }),
  notes: longText().default("").meta({ title: "About" }),
  /** Defaults to today. */
  lastContact: calendarDate().optional().meta({ title: "Last contact" }),
  tags: tagIds.default([]).meta({ title: "Tags" }),
  /** Until this day the customer is left alone; `never` of statuses.ts for good. */
  snoozedUntil: calendarDate().nullable().default(null).meta({ title: "Snoozed until" }),
});
export type CustomerInput = z.output<typeof customerInput>;

/** Only an import brings customers without an email or a last contact; whoever has one keeps one. */
const anyEmail = optionalEmail("Please enter a valid email").meta({ title: "Email" });
const anyContact = calendarDate().nullable().meta({ title: "Last contact" });

const customerChanges = changesOf(
  customerInput.extend({ email: anyEmail, lastContact: anyContact }),
);
export type CustomerChanges = z.output<typeof customerChanges>;

/** A value as typed. */
function typedValue(numbers: NumberFormat) {
  return z
    .string()
    .transform((typed, { addIssue }) => {
      const reading = parseAmount(typed, numbers);
      if ("amount" in reading) return reading.amount;
      addIssue(reading.problem);
      return z.NEVER;
    })
    .meta({ title: "Value" });
}

/**
 * Where a new customer belongs: to the company of this id, to a new one of this name with what a
 * signature says of it, or, where both are empty, to none.
 */
const place = z.object({
  company: z.string(),
  name: z.string(),
  website: z.string(),
  address: z.string(),
});
export type Place = z.output<typeof place>;

interface Without {
  withoutEmail?: boolean;
  withoutContact?: boolean;
}

/**
 * What the browser checks: the same rules, and no contact after the user's own today. A customer that
 * an import brought without an email or a last contact may stay without it.
 */
export function customerForm(
  today: string,
  numbers: NumberFormat,
  { withoutEmail = false, withoutContact = false }: Without = {},
) {
  const contact: z.ZodType<string, string> = withoutContact
    ? z.union([z.literal(""), calendarDate()], messages.display.invalidDate)
    : calendarDate();
  return customerInput.omit({ tags: true, snoozedUntil: true }).extend({
    email: withoutEmail ? anyEmail : customerInput.shape.email,
    value: typedValue(numbers),
    place: place.optional().meta({ title: "Company" }),
    lastContact: contact
      .refine((date) => date <= today, messages.customers.lastContactLate)
      .meta({ title: "Last contact" }),
  });
}

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
  "createdAt",
] as const;

const companyCustomersQuery = listQuery(customerSorts, "name").extend({
  status: z.enum(customerStatuses, { error: "Unknown status" }).optional(),
  filter: filterText(),
  columns: z
    .string()
    .regex(/^(?:(?:^|,)(?:nextAppointment|openTasks))+$/, "Unknown column")
    .optional()
    .meta({ description: "What else is answered of each: `nextAppointment`, `openTasks` or both" }),
});

export const customerQuery = companyCustomersQuery.extend({
  /** Only customers whose last contact was on this day. */
  lastContact: calendarDate().optional(),
  /** Only customers created at or after this instant. */
  createdFrom: z.iso.datetime({ offset: true, error: "Invalid date" }).optional(),
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

const customerPage = pageOf(listedCustomer, { totalValue: z.number() });
const tag = "Customers";

export const customerEndpoints = {
  list: endpoint({
    method: "GET",
    url: "/api/customers",
    summary:
      "All customers; `search` looks for words in any order in name, email, phone, notes and the company’s name",
    tag,
    access: "session",
    schema: { querystring: customerQuery, response: { 200: customerPage } },
  }),
  listOfCompany: endpoint({
    method: "GET",
    url: "/api/companies/:id/customers",
    summary: "The customers of one company; `search` works as for all customers",
    tag,
    access: "session",
    schema: {
      params: idParams,
      querystring: companyCustomersQuery,
      response: { 200: customerPage },
    },
  }),
  create: endpoint({
    method: "POST",
    url: "/api/companies/:id/customers",
    summary: "Add a customer to a company",
    tag,
    access: "session",
    schema: {
      params: idParams,
      headers: idempotencyHeaders,
      body: customerInput,
      response: { 201: dataOf(customerDetail) },
    },
  }),
  get: endpoint({
    method: "GET",
    url: "/api/customers/:id",
    summary: "One customer",
    tag,
    access: "session",
    schema: { params: idParams, response: { 200: dataOf(customerDetail) } },
  }),
  update: endpoint({
    method: "PUT",
    url: "/api/customers/:id",
    summary: "Update the given fields of a customer",
    tag,
    access: "session",
    schema: {
      params: idParams,
      headers: ifMatchHeaders,
      body: customerChanges,
      response: { 200: dataOf(customerDetail) },
    },
  }),
  remove: endpoint({
    isAct: true,
    method: "DELETE",
    url: "/api/customers/:id",
    summary: "Delete a customer and all appointments with them",
    tag,
    access: "session",
    schema: { params: idParams, response: { 200: messageBody } },
  }),
};
