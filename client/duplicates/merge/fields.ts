import type { DuplicateKind } from "../../../shared/duplicate-kinds.ts";
import { fieldTitles } from "../../../shared/field-titles.ts";
import type { mergeEndpoints } from "../../../shared/merging.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import { tagLimits } from "../../../shared/tag-limits.ts";
import { maxLong } from "../../../shared/text.ts";
import type { AnswerOf } from "../../lib/api.ts";
import type { MergeField } from "./choices.ts";
import { joinTexts } from "./result.ts";

export type MergedCustomer = AnswerOf<typeof mergeEndpoints.customers>["data"][number];
export type MergedCompany = AnswerOf<typeof mergeEndpoints.companies>["data"][number];
export type Belongings = MergedCustomer["belongings"];

/** What is special about a field: the rest is as of any other. */
type Special<Row> = Partial<Omit<MergeField<Row>, "name">>;

/**
 * Every field that a kind has, by what the forms call it; those that something is said about come first. A
 * field that is added later is merged without a word here.
 */
export function fieldsOf<Row>(
  titles: Readonly<Record<string, string>>,
  special: Readonly<Record<string, Special<Row>>>,
): MergeField<Row>[] {
  const names = new Set([...Object.keys(special), ...Object.keys(titles)]);
  return [...names].map((name) => {
    const label = titles[name] ?? name;
    return {
      // as: titles are those of the row's own fields.
      name: name as keyof Row & string,
      label,
      none: `No ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
      keyOf: (row) => keyOfValue(row[name as keyof Row]),
      ...special[name],
    };
  });
}

function keyOfValue(value: unknown): string {
  if (value === null || value === undefined || value === 0) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const nameField = { most: ({ name }: { name: string }) => name.length };

const tagsField = {
  keyOf: ({ tags }: Pick<MergedCustomer, "tags">) =>
    tags
      .map(({ _id }) => _id)
      .sort()
      .join(),
  many: true,
  fits: (rows: readonly Pick<MergedCustomer, "tags">[]) =>
    new Set(rows.flatMap(({ tags }) => tags.map(({ _id }) => _id))).size <= tagLimits.each,
};

/** Both texts may stay, one below the other. */
function textField<Name extends string>(name: Name, none: string) {
  return {
    label: "About",
    none,
    many: true,
    fits: (rows: readonly Record<Name, string>[]) =>
      joinTexts(rows.map((row) => row[name])).length <= maxLong,
  };
}

export const customerFields = fieldsOf<MergedCustomer>(fieldTitles.customers ?? {}, {
  name: nameField,
  company: {},
  email: {},
  phone: {},
  status: { most: ({ status }) => customerStatuses.indexOf(status) },
  value: { none: "Nothing", most: ({ value }) => value, sums: true },
  lastContact: { none: "Not recorded", most: ({ lastContact }) => lastContact ?? "" },
  notes: textField("notes", "Empty"),
  tags: tagsField,
  snoozedUntil: { none: "Not snoozed" },
});

export const companyFields = fieldsOf<MergedCompany>(fieldTitles.companies ?? {}, {
  name: nameField,
  industry: {},
  website: {},
  email: {},
  phone: {},
  address: {},
  description: textField("description", "Empty"),
  tags: tagsField,
});

export const titles: Record<DuplicateKind, string> = {
  customers: "Customers",
  companies: "Companies",
};
