import { z } from "zod";
import { idText, optionalEmail } from "../text/text.ts";
import { rule } from "../words/rule.ts";
import { activityInput } from "./activities.ts";
import { companyInput } from "./companies.ts";
import { customerInput, emailFacts } from "./customers.ts";
import { field } from "./field.ts";
import { meetingTypeInput } from "./meeting-types.ts";

// What imports take where forms and the API take something else; apart from them, as forms load early.
// What they bring is of whoever imports it where it says nobody else.

/** The company of a customer who has none is marked as private. */
export const importedCompany = companyInput.extend({ private: z.boolean().optional() });

/** An import may bring customers without an email; the forms still ask for one. */
export const importedCustomer = customerInput.extend({
  email: field(optionalEmail(rule("emailWrong")).default(""), emailFacts),
  company: field(idText(), { title: "Company", holds: "id" }),
});

export const importedMeetingType = meetingTypeInput.omit({ takers: true });

/** Of a company or of one of its customers. */
export const importedActivity = activityInput.extend({
  company: field(idText(), { title: "Company", holds: "id" }),
  customer: field(idText().nullable().default(null), { title: "Customer", holds: "id" }),
});
