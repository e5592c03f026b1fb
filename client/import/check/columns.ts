import type { ImportKind, Target } from "../types.ts";

/** A column of the check: up to two cells, one below the other. */
export interface GridColumn {
  head: string;
  /** Pixels; those without one share what is left. */
  width?: number;
  numeric?: boolean;
  targets: readonly Target[];
  /** Where it stands in the list of the phone; `problem` only shows there with one. */
  phone: "first" | "whole" | "left" | "right" | "problem";
}

const customer: GridColumn = { head: "Customer", targets: ["name", "email"], phone: "first" };
const company: GridColumn = {
  head: "Company, phone",
  targets: ["company", "phone"],
  phone: "whole",
};
const status: GridColumn = { head: "Status", width: 132, targets: ["status"], phone: "left" };

export const gridColumns: Record<ImportKind, readonly GridColumn[]> = {
  customers: [
    customer,
    company,
    status,
    { head: "Value", width: 116, numeric: true, targets: ["value"], phone: "right" },
    {
      head: "Last contact",
      width: 104,
      numeric: true,
      targets: ["lastContact"],
      phone: "problem",
    },
  ],
  companies: [
    { head: "Company", targets: ["name", "email"], phone: "first" },
    { head: "Industry, phone", targets: ["industry", "phone"], phone: "whole" },
    { head: "Website, address", targets: ["website", "address"], phone: "whole" },
  ],
  appointments: [
    { head: "Appointment", targets: ["title"], phone: "first" },
    { head: "Customer, company", targets: ["customer", "company"], phone: "whole" },
    { head: "Date", width: 172, targets: ["date"], phone: "left" },
    { head: "Duration", width: 88, numeric: true, targets: ["duration"], phone: "right" },
    { head: "Outcome", width: 112, targets: ["outcome"], phone: "left" },
  ],
};

/** Where there is less room: value and last contact share a column. */
export const narrowColumns: Record<ImportKind, readonly GridColumn[]> = {
  ...gridColumns,
  customers: [
    customer,
    company,
    status,
    {
      head: "Value, contact",
      width: 116,
      numeric: true,
      targets: ["value", "lastContact"],
      phone: "right",
    },
  ],
};
