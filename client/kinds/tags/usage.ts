import { countOf } from "../../lib/format/count.ts";

interface Usage {
  customers: number;
  companies: number;
}

/** "31 customers, 1 company"; empty where nobody has it. */
export function usageOf({ customers, companies }: Usage, separator = ", "): string {
  return [
    customers > 0 && countOf(customers, "customer"),
    companies > 0 && countOf(companies, "company", "companies"),
  ]
    .filter(Boolean)
    .join(separator);
}

/** What its deletion means. */
export function loseIt(usage: Usage): string {
  const all = usage.customers + usage.companies;
  if (all === 0) return "The tag isn’t used.";
  return `The tag will be removed from ${usageOf(usage, " and ")}.`;
}
