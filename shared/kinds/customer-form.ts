import { z } from "zod";
import { calendarDate } from "../dates/date-fields.ts";
import { type NumberFormat, parseAmount } from "../parse-amount.ts";
import { rule } from "../words/rule.ts";
import { anyEmail, customerInput } from "./customers.ts";

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
    ? z.union([z.literal(""), calendarDate()], rule("dateInvalid"))
    : calendarDate();
  return customerInput.omit({ tags: true, snoozedUntil: true }).extend({
    email: withoutEmail ? anyEmail : customerInput.shape.email,
    value: typedValue(numbers),
    place: place.optional().meta({ title: "Company" }),
    lastContact: contact
      .refine((date) => date <= today, rule("contactLate"))
      .meta({ title: "Last contact" }),
  });
}
