import { z } from "zod";
import { type Company, companyInput } from "../../shared/companies.ts";
import { type Customer, customerInput } from "../../shared/customers.ts";
import type { Column } from "./csv.ts";

/** What was entered, then what the program has added; a new field of the schema comes by itself. */
export function companyColumns(timeZone: string | null): Column<Company>[] {
  return [
    ...columnsOf(companyInput),
    { title: "Customers", read: ({ clientCount }) => clientCount },
    { title: "Total value", read: ({ totalValue }) => totalValue },
    ...recordColumns(timeZone),
  ];
}

export function customerColumns(timeZone: string | null): Column<Customer>[] {
  return [
    { title: "Company", read: ({ companyName }) => companyName },
    ...columnsOf(customerInput),
    ...recordColumns(timeZone),
    // Two companies may share a name.
    { title: "Company ID", read: ({ company }) => company },
  ];
}

/** A column for each field of a form, titled as the form labels it. */
function columnsOf<Shape extends z.ZodRawShape>(input: z.ZodObject<Shape>) {
  return Object.entries(input.shape).map(([name, field]) => ({
    title: (field instanceof z.ZodType && field.meta()?.title) || name,
    read: (row: Record<Extract<keyof Shape, string>, string | number | undefined>) =>
      // as: the names are those of the shape.
      row[name as Extract<keyof Shape, string>] ?? "",
  }));
}

interface DatedRecord {
  _id: string;
  createdAt: string;
  updatedAt: string;
}

/** Instants in the user's own time, written so that every spreadsheet knows them as dates. */
function recordColumns(timeZone: string | null): Column<DatedRecord>[] {
  // sv-SE writes 2026-05-04 15:00.
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: timeZone ?? "UTC",
    dateStyle: "short",
    timeStyle: "short",
  });
  return [
    { title: "Created", read: ({ createdAt }) => format.format(new Date(createdAt)) },
    { title: "Updated", read: ({ updatedAt }) => format.format(new Date(updatedAt)) },
    { title: "ID", read: ({ _id }) => _id },
  ];
}
