import type { Found } from "../../../shared/search.ts";
import { companyWords } from "../../customers/company-words.ts";
import { countOf } from "../../lib/count.ts";
import type { RecentRecord } from "../../palette/recent.ts";
import { closenessOf } from "../../palette/text-matches.ts";
import type { ComboboxOption } from "../../ui/combobox.tsx";

/** A customer with its company, or a company whose customer is chosen next. */
export interface PersonOption extends ComboboxOption {
  company: string;
  customer: string;
}

/**
 * The search results, best match first; customers come before companies that match equally well.
 */
export function toPersonOptions({ customers, companies }: Found, typed: string): PersonOption[] {
  const options: PersonOption[] = [
    ...customers.map(({ _id, name, company, ...customer }) => ({
      value: _id,
      label: name,
      note: companyWords(customer),
      company,
      customer: _id,
    })),
    ...companies.map(({ _id, name, clientCount }) => ({
      value: _id,
      label: name,
      note: `Company, ${countOf(clientCount, "customer")}`,
      company: _id,
      customer: "",
    })),
  ];
  return options.toSorted((a, b) => closenessOf(a.label, typed) - closenessOf(b.label, typed));
}

/** The most recently opened customers and companies. */
export function toRecentOptions(records: readonly RecentRecord[]): PersonOption[] {
  return records.flatMap(({ kind, id, title, note, partOf }) => {
    if (kind === "company") {
      return [{ value: id, label: title, note: "Company", company: id, customer: "" }];
    }
    const [company] = partOf;
    if (kind !== "customer" || !company) return [];
    return [{ value: id, label: title, note, company, customer: id }];
  });
}
