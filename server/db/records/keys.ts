import type { AppointmentInput } from "../../../shared/appointments.ts";
import type { CompanyInput } from "../../../shared/companies.ts";
import type { CustomerInput } from "../../../shared/customers.ts";
import { toSearchKey, toSortKey, toTextKey } from "../query/text-keys.ts";
import type { RecordTable } from "../schema.ts";

/**
 * Another number whenever any key below, or the folding of texts, changes: at the next start all
 * rows get their keys anew, see key-rewrites.ts.
 */
export const keyVersion = 2;

type CompanyTexts = Pick<
  CompanyInput,
  "name" | "industry" | "description" | "website" | "phone" | "email" | "address"
>;
type CustomerTexts = Pick<CustomerInput, "name" | "email" | "phone" | "notes">;
type AppointmentTexts = Pick<AppointmentInput, "title" | "notes">;

// `searchKey` is short: one or two letters are looked for in it, and other records are found by it.
// `textKey` has all that can be found.

export const companyKeys = {
  texts: ["name", "industry", "description", "website", "phone", "email", "address"],
  toKeys: ({ name, industry, description, website, phone, email, address }: CompanyTexts) => ({
    nameKey: toSortKey(name),
    industryKey: toSortKey(industry),
    searchKey: toSearchKey([name]),
    textKey: toTextKey([name, email, website, address, description], phone),
  }),
} as const;

export const customerKeys = {
  texts: ["name", "email", "phone", "notes"],
  toKeys: ({ name, email, phone, notes }: CustomerTexts) => ({
    nameKey: toSortKey(name),
    searchKey: toSearchKey([name, email], phone),
    textKey: toTextKey([name, email, notes], phone),
  }),
} as const;

export const appointmentKeys = {
  texts: ["title", "notes"],
  toKeys: ({ title, notes }: AppointmentTexts) => ({
    titleKey: toSortKey(title),
    searchKey: toSearchKey([title]),
    textKey: toTextKey([title, notes]),
  }),
} as const;

type Texts = Record<string, string | number | undefined>;

/** How the keys of a record are made, and of which texts, where columns are known by name only. */
interface Recipe {
  texts: readonly string[];
  toKeys: (texts: Texts) => Record<string, string>;
}

// as: whoever has a table has rows of it.
export const recordKeys = {
  companies: companyKeys,
  customers: customerKeys,
  appointments: appointmentKeys,
} as unknown as Record<RecordTable, Recipe>;

/**
 * The keys that a change makes others of; undefined when only some of their texts came along, and
 * the record as it is, `found`, has to be known for the rest.
 */
export function toChangedKeys(
  { texts, toKeys }: Recipe,
  changes: Texts,
  found?: Texts,
): Record<string, string> | undefined {
  const changed = texts.filter((name) => changes[name] !== undefined);
  if (changed.length === 0) return {};
  if (!found && changed.length < texts.length) return undefined;
  return toKeys({ ...found, ...Object.fromEntries(changed.map((name) => [name, changes[name]])) });
}
