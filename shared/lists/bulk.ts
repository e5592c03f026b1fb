import { z } from "zod";
import { idempotencyHeaders } from "../api/conditional.ts";
import { dataOf, endpoints, fileOf } from "../api/endpoint.ts";
import { calendarDate } from "../dates/date-fields.ts";
import { followUpTask } from "../kinds/tasks.ts";
import { customerStatuses } from "../statuses.ts";
import { searchText } from "../text/search-text.ts";
import { idText } from "../text/text.ts";
import { rule } from "../words/rule.ts";
import { filterText } from "./filter-param.ts";

/** More than this are chosen by what they have in common. */
export const chosenLimit = 1000;

/** Customers, one by one or all that a list shows. */
export const chosen = z.union([
  z.object({
    customers: z
      .array(z.object({ _id: idText(), updatedAt: z.string().max(30).optional() }))
      .min(1)
      .max(chosenLimit)
      .meta({ description: "With `updatedAt`, one that was changed since is left as it is" }),
  }),
  z.object({ all: z.object({ search: searchText(), filter: filterText() }) }),
]);
export type Chosen = z.input<typeof chosen>;

const what = z.union([
  z.object({ status: z.enum(customerStatuses) }),
  z.object({ addTag: idText(rule("tagUnknown")) }),
  z.object({ removeTag: idText(rule("tagUnknown")) }),
  z.object({ company: idText() }),
  z.object({ followUp: followUpTask }),
  z.object({ snoozedUntil: calendarDate().nullable() }),
  z.object({ responsible: idText() }),
  z.object({ delete: z.literal(true) }),
]);
export type Bulk = z.output<typeof what>;

const answer = z.object({
  changed: z.int(),
  /** Changed elsewhere since, gone, or with no room for another tag; the first 100 by id. */
  skipped: z.int(),
  skippedIds: z.array(z.string()),
});
export type BulkAnswer = z.output<typeof answer>;

export const bulkEndpoints = endpoints("Customers", {
  customers: {
    method: "POST",
    url: "/api/customers/bulk",
    summary: "Do one thing with many customers, as one act in the history",
    isAct: true,
    maxValues: 5000,
    schema: {
      headers: idempotencyHeaders,
      body: z.object({ chosen, what }),
      response: {
        200: dataOf(answer),
      },
    },
  },
  exportCustomers: {
    method: "POST",
    url: "/api/export/customers.csv",
    summary: "Some customers as a table for a spreadsheet, in the order given",
    isLong: true,
    maxValues: 2000,
    isRead: true,
    tag: "Exports",
    schema: {
      body: z.object({ customers: z.array(idText()).min(1).max(chosenLimit) }),
      response: { 200: fileOf("text/csv") },
    },
  },
});
