import type { DuplicateReason } from "../../../shared/matching/duplicate-kinds.ts";
import type { DuplicateGroup } from "../../../shared/matching/duplicates.ts";
import { fold } from "../../../shared/text/fold.ts";

/** Why the records of a group may be the same. */
export const reasonWords: Record<DuplicateReason, string> = {
  email: "Same email",
  phone: "Same phone",
  website: "Same website",
  name: "Similar name",
};

/** What else speaks for it or against it, below the reason; empty if nothing does. */
export function detailOf(group: DuplicateGroup): string {
  const { reason, records, sameName } = group;
  if (reason === "email" && isSpelledDifferently(records.map(({ email }) => email))) {
    return "Only the capitalization differs";
  }
  if (group.kind === "companies") {
    if (reason === "name") return "";
    return sameName ? "And the same name" : "Different names";
  }
  if (reason === "phone" && areSame(group.records, ({ name }) => lastNameOf(name))) {
    return "And the same last name";
  }
  if (!sameName) return "Different names";
  const isAtOne = areSame(group.records, ({ company }) => company);
  return isAtOne ? "At the same company" : "Different companies";
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
