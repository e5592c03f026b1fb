import { z } from "zod";
import { companySorts } from "../shared/companies.ts";
import { customerSorts } from "../shared/customers.ts";
import { isCalendarDate } from "../shared/dates.ts";
import { customerStatuses } from "../shared/statuses.ts";

/**
 * What the addresses of the screens carry after the question mark. Anything that is not
 * understood is dropped, so that an old or mistyped link still opens its screen.
 */
function optional<T extends z.ZodType>(schema: T) {
  return schema.optional().catch(undefined);
}

function sortOf<const F extends readonly [string, ...string[]]>(fields: F) {
  return optional(z.enum([...fields, ...fields.map((field): `-${F[number]}` => `-${field}`)]));
}

/** The router reads `?search=123` as a number; a search is always text. */
const text = optional(z.union([z.string(), z.number().transform(String)]));
const date = optional(z.string().refine(isCalendarDate));
const instant = optional(z.iso.datetime({ offset: true }));

export const companySearch = z.object({
  search: text,
  sort: sortOf(companySorts),
  createdFrom: instant,
});

export const companyCustomerSearch = z.object({
  search: text,
  sort: sortOf(customerSorts),
  status: optional(z.enum(customerStatuses)),
});

export const customerSearch = companyCustomerSearch.extend({
  createdFrom: instant,
  /** Only customers who, on this day, have waited too long. */
  neglectedOn: date,
});

export const appointmentSearch = z.object({
  date,
  time: optional(z.string().regex(/^\d{2}:\d{2}$/)),
  company: text,
  customer: text,
});

export const loginSearch = z.object({
  /** Where to go on after signing in. */
  redirect: text,
  /** The token of a password-reset link. */
  reset: text,
});
