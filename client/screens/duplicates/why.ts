import type { DuplicateGroup } from "../../../shared/matching/duplicates.ts";
import { fold } from "../../../shared/text/fold.ts";
import { duplicates } from "../../../shared/words/en/duplicates.ts";

/** What else speaks for it or against it, below the reason; empty if nothing does. */
export function detailOf(group: DuplicateGroup): string {
  const { reason, records, sameName } = group;
  const { details } = duplicates;
  if (reason === "email" && isSpelledDifferently(records.map(({ email }) => email))) {
    return details.capitalization;
  }
  if (group.kind === "companies") {
    if (reason === "name") return "";
    return sameName ? details.sameName : details.differentNames;
  }
  if (reason === "phone" && areSame(group.records, ({ name }) => lastNameOf(name))) {
    return details.sameLastName;
  }
  if (!sameName) return details.differentNames;
  const isAtOne = areSame(group.records, ({ company }) => company);
  return isAtOne ? details.sameCompany : details.differentCompanies;
}

function areSame<T>(records: readonly T[], keyOf: (record: T) => string): boolean {
  return new Set(records.map(keyOf)).size === 1;
}

function isSpelledDifferently(texts: readonly string[]): boolean {
  const lower = new Set(texts.map((text) => text.toLowerCase()));
  return lower.size === 1 && new Set(texts).size > 1;
}

/** `Berg` of `Anna Berg` and of `Berg, Anna`. */
function lastNameOf(name: string): string {
  const [last = ""] = name.includes(",") ? name.split(",") : name.trim().split(/\s+/).slice(-1);
  return fold(last);
}
