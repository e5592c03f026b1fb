import { shownTongue } from "../language/tongue.ts";

/** "A", "A and B", "A, B and C", as the language has it; of none nothing. English is that of `english`. */
export function listed(words: readonly string[], english = "en-GB"): string {
  const tongue = shownTongue();
  return new Intl.ListFormat(tongue.startsWith("en") ? english : tongue).format(words);
}

/** "A", "A or B", "A or B or C": there may be commas in them already. */
export function listedOr(words: readonly string[]): string {
  const format = new Intl.ListFormat(shownTongue(), { type: "disjunction" });
  const [first = "", ...others] = words;
  return others.reduce((all, one) => format.format([all, one]), first);
}
