import type { z } from "zod";
import { type Endpoint, errorBody, exportOf, fileOf } from "../api/endpoint.ts";
import { appointmentQuery } from "../kinds/appointments.ts";
import { companyQuery } from "../kinds/companies.ts";
import { customerQuery } from "../kinds/customers.ts";
import type { KindIn } from "../kinds/names.ts";
import { taskQuery } from "../kinds/tasks.ts";
import { idText } from "../text/text.ts";
import { columnsText, companyColumnTitles, customerFileTitles } from "./list-columns.ts";

/** The media type of an Excel workbook (ECMA-376). */
export const workbook = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const pages = { limit: true, cursor: true } as const;

/** One list in both formats. Its file has as many rows as the list says that there are. */
function bothOf<const List extends string, Query extends z.ZodObject>(
  list: List,
  querystring: Query,
  refusals: Endpoint["refusals"] = {},
) {
  const fileAs = <const Format extends "csv" | "xlsx">(format: Format, type: string) =>
    exportOf({
      url: `/api/export/lists/${list}.${format}`,
      summary: `What a list of ${list} shows, in its order, as ${format === "csv" ? "a CSV table" : "an Excel workbook"}`,
      schema: { querystring, response: { 200: fileOf(type) } },
      refusals,
    });
  return { csv: fileAs("csv", "text/csv"), xlsx: fileAs("xlsx", workbook) };
}

/** What users see of their lists, as files: filtered, in its order, with its columns. */
export const listExports = {
  customers: bothOf(
    "customers",
    customerQuery.omit({ ...pages, columns: true }).extend({
      columns: columnsText(customerFileTitles),
      company: idText().optional(),
    }),
    // The company that they are of.
    { 404: errorBody },
  ),
  companies: bothOf(
    "companies",
    companyQuery.omit(pages).extend({ columns: columnsText(companyColumnTitles) }),
  ),
  tasks: bothOf("tasks", taskQuery.omit(pages)),
  appointments: bothOf("appointments", appointmentQuery.omit(pages)),
} satisfies Record<KindIn<"listExport">, object>;
