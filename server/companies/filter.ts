import { type Expression, sql } from "kysely";
import { type Condition, decodeName } from "../../shared/lists/filters.ts";
import type { Where } from "../db/query/list-description.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { isListed } from "../db/query/search/candidates.ts";
import { toSortKey } from "../db/query/search/text-keys.ts";

/** What industries companies are of, as values of a statement: the keys of lists, in JSON. */
export interface IndustryValues {
  /** Of each one is enough. */
  [industries: `industries${number}`]: string | undefined;
  notIndustries?: string | undefined;
  noIndustry?: 1 | undefined;
  anyIndustry?: 1 | undefined;
}

/** Of some other conditions it says nothing. */
export function toIndustries(conditions: readonly Condition[]): IndustryValues {
  const all = conditions.filter(({ field }) => field === "industry");
  const has = (word: Condition["word"]) => all.some((one) => one.word === word);
  const is = all.filter(({ word }) => word === "is");
  const isNot = all.filter(({ word }) => word === "isNot").flatMap(({ values }) => values);
  return {
    ...Object.fromEntries(is.map(({ values }, place) => [`industries${place}`, toKeys(values)])),
    ...(isNot.length > 0 && { notIndustries: toKeys(isNot) }),
    ...(has("isEmpty") && { noIndustry: 1 }),
    ...(has("isSet") && { anyIndustry: 1 }),
  };
}

function toKeys(values: readonly string[]): string {
  const keys = values.map((value) => toSortKey(decodeName(value) ?? ""));
  return JSON.stringify([...new Set(keys)].sort());
}

export function narrowByIndustries(
  values: Placeholders<IndustryValues>,
  { db }: Pick<Where, "db">,
): Expression<boolean>[] {
  const { notIndustries, noIndustry, anyIndustry } = values;
  const name = sql.ref("companies.industry");
  // Nothing is left of a few names when they are folded.
  const isOneOf = (keys: Expression<string>) =>
    sql<boolean>`(${name} <> '' AND ${isListed(db, "companies.industryKey", keys)})`;
  const named = Object.keys(values)
    .filter((value) => /^industries\d+$/.test(value))
    // as: of this very form.
    .map((value) => values[value as `industries${number}`]);
  return [
    ...named.flatMap((keys) => (keys ? [isOneOf(keys)] : [])),
    ...(notIndustries ? [sql<boolean>`NOT ${isOneOf(notIndustries)}`] : []),
    ...(noIndustry ? [sql<boolean>`${name} = ''`] : []),
    ...(anyIndustry ? [sql<boolean>`${name} <> ''`] : []),
  ];
}
