import type { FieldDescription, Fields } from "../../../../shared/kinds/field.ts";
import { fieldsOf } from "../../../../shared/kinds/fields.ts";
import type { mergeEndpoints } from "../../../../shared/matching/merging.ts";
import { tagLimits } from "../../../../shared/tag-limits.ts";
import { merging } from "../../../../shared/words/en/merging.ts";
import { records } from "../../../../shared/words/en/records.ts";
import type { AnswerOf } from "../../../lib/api.ts";
import { titleOfField } from "../../history/field-words.ts";
import type { MergeField } from "./choices.ts";
import { idsOf, joinTexts } from "./result.ts";

export type MergedCustomer = AnswerOf<typeof mergeEndpoints.customers>["data"][number];
export type MergedCompany = AnswerOf<typeof mergeEndpoints.companies>["data"][number];
export type Belongings = MergedCustomer["belongings"];

/**
 * Every field of a kind, `first` those that the screen begins with. A field that is added later is merged
 * without a word here.
 */
export function mergeFieldsOf<Row>(fields: Fields, first: readonly string[]): MergeField<Row>[] {
  const names = new Set([...first.filter((name) => name in fields), ...Object.keys(fields)]);
  return [...names].map((name) => toMergeField(name, fields[name] ?? { title: name }));
}

function toMergeField<Row>(name: string, facts: FieldDescription): MergeField<Row> {
  const { title, holds, limit = Number.POSITIVE_INFINITY, merge = {} } = facts;
  // as: a field of the kind is one of the row's.
  const read = (row: Row): unknown => row[name as keyof Row];
  const isJoined = holds === "longText" || holds === "tags";
  return {
    // as: a field of the kind is one of the row's.
    name: name as keyof Row & string,
    get label() {
      return name in records.fields ? titleOfField("customers", name) : title;
    },
    holds,
    get none() {
      const lower = `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
      return wordsIn(merging.without, name) ?? `No ${lower}`;
    },
    keyOf: (row) => keyOfValue(read(row)),
    ...(merge.takes && { most: (row: Row) => measure(read(row), facts) }),
    ...(merge.sums && { sums: true }),
    // Several texts may stay, one below the other.
    ...(isJoined && {
      many: true,
      fits: (rows: readonly Row[]) =>
        holds === "tags"
          ? new Set(rows.flatMap((row) => idsOf(read(row)))).size <= tagLimits.each
          : joinTexts(rows.map((row) => String(read(row)))).length <= limit,
    }),
  };
}

/** A field that is added later has no words here yet: it is called as in forms. */
function wordsIn(words: Readonly<Record<string, string>>, name: string): string | undefined {
  return words[name];
}

function keyOfValue(value: unknown): string {
  if (value === null || value === undefined || value === 0) return "";
  return Array.isArray(value) ? idsOf(value).sort().join() : String(value);
}

/** How much there is of a value: its length, its place among the choices, or the value itself. */
function measure(value: unknown, { merge, options }: FieldDescription): number | string {
  if (merge?.takes === "longest") return String(value).length;
  if (options) return options.indexOf(String(value));
  return typeof value === "number" ? value : String(value ?? "");
}

export const customerFields = mergeFieldsOf<MergedCustomer>(fieldsOf.customers, [
  "name",
  "company",
  "email",
  "phone",
  "status",
  "value",
  "lastContact",
]);

export const companyFields = mergeFieldsOf<MergedCompany>(fieldsOf.companies, [
  "name",
  "industry",
  "website",
  "email",
  "phone",
  "address",
]);
