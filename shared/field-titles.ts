import { z } from "zod";
import { activityInput } from "./activities.ts";
import { appointmentInput } from "./appointments.ts";
import { companyInput } from "./companies.ts";
import { customerInput } from "./customers.ts";
import { tagInput } from "./tags.ts";
import { taskInput } from "./tasks.ts";
import { viewInput } from "./views.ts";

/** What the forms call the fields of each kind of record: plain data, for who needs no schemas. */
export const fieldTitles: Record<string, Record<string, string>> = {
  companies: titlesOf(companyInput),
  customers: { ...titlesOf(customerInput), company: "Company" },
  appointments: titlesOf(appointmentInput),
  activities: titlesOf(activityInput),
  tasks: { ...titlesOf(taskInput), doneAt: "Done" },
  tags: titlesOf(tagInput),
  views: titlesOf(viewInput),
};

function titlesOf({ shape }: z.ZodObject): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      z.globalRegistry.get(field)?.title ?? name,
    ]),
  );
}
