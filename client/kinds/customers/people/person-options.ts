import type { Found } from "../../../../shared/lists/search.ts";
import { customers as words } from "../../../../shared/words/en/customers.ts";
import { closenessOf } from "../../../lib/format/text-matches.ts";
import type { RecentRecord } from "../../../lib/lists/recent.ts";
import type { ComboboxOption } from "../../../ui/menu/combobox.tsx";
import { companyWords } from "../company-words.ts";

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
      note: words.people.companyWith(clientCount),
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
      return [{ value: id, label: title, note: words.people.company, company: id, customer: "" }];
    }
    const [company] = partOf;
    if (kind !== "customer" || !company) return [];
    return [{ value: id, label: title, note, company, customer: id }];
  });
}
