import { z } from "zod";

// The columns of lists in their order, as addresses call them, with their titles on screens and in files.

export const customerColumnTitles = {
  name: "Customer",
  company: "Company",
  tags: "Tags",
  status: "Status",
  responsible: "Responsible",
  value: "Value",
  lastContact: "Last contact",
  nextAppointment: "Next appointment",
  openTasks: "Open tasks",
  createdAt: "Added",
} as const;

/** A company's own table of its customers says what is about them, too. */
export const customerFileTitles = { ...customerColumnTitles, notes: "About" } as const;
export type CustomerColumn = keyof typeof customerFileTitles;

export const companyColumnTitles = {
  name: "Name",
  industry: "Industry",
  tags: "Tags",
  responsible: "Responsible",
  clientCount: "Customers",
  totalValue: "Total value",
  createdAt: "Added",
} as const;
export type CompanyColumn = keyof typeof companyColumnTitles;

/** Names of columns with commas between them, as a parameter. */
export function columnsText(titles: Record<string, string>) {
  const name = `(?:${Object.keys(titles).join("|")})`;
  return z
    .string()
    .regex(new RegExp(`^${name}(?:,${name}){0,20}$`), "Unknown column")
    .optional();
}
