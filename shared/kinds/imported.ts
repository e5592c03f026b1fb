import { z } from "zod";
import { idText, optionalEmail } from "../text/text.ts";
import { activityInput } from "./activities.ts";
import { appointmentInput } from "./appointments.ts";
import { companyInput } from "./companies.ts";
import { customerInput, emailFacts } from "./customers.ts";
import { field } from "./field.ts";
import { taskInput } from "./tasks.ts";

// What imports take where forms and the API take something else; apart from them, as forms load early.
// What they bring is of whoever imports it.

/** The company of a customer who has none is marked as private. */
export const importedCompany = companyInput
  .omit({ responsible: true })
  .extend({ private: z.boolean().optional() });

/** An import may bring customers without an email; the forms still ask for one. */
export const importedCustomer = customerInput.omit({ responsible: true }).extend({
  email: field(optionalEmail("Please enter a valid email").default(""), emailFacts),
  company: field(idText(), { title: "Company", holds: "id" }),
});

export const importedTask = taskInput.omit({ assignee: true });

export const importedAppointment = appointmentInput.omit({ host: true, attending: true });

/** Of a company or of one of its customers. */
export const importedActivity = activityInput.extend({
  company: field(idText(), { title: "Company", holds: "id" }),
  customer: field(idText().nullable().default(null), { title: "Customer", holds: "id" }),
});
