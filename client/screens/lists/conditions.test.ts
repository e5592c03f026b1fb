import { expect, test } from "vitest";
import { parseFilter } from "../../../shared/lists/filters.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import { inWords, plainWords } from "./condition-words.ts";

test.each([
  ["statusOn:is:2025-08-31|Deal Closed", "Deal Closed on August 31, 2025"],
  ["statusOn:isNot:2025-08-31|Active|Pending", "Not Active or Pending on August 31, 2025"],
  [
    `statusOn:is:2024-12-31|${customerStatuses.join("|")}`,
    "Already a customer on December 31, 2024",
  ],
  [
    `statusOn:isNot:2024-12-31|${customerStatuses.join("|")}`,
    "Not yet a customer on December 31, 2024",
  ],
  ["closed:between:2025-08-01|2025-08-31", "Deal closed between Aug 1, 2025 and Aug 31, 2025"],
  ["closed:between:2025-08-31|2025-08-31", "Deal closed on Aug 31, 2025"],
  ["createdAt:between:2025-08-31|2025-08-31", "Added on Aug 31, 2025"],
  ["moved:between:2024-12-31|2025-08-31", "New status between Dec 31, 2024 and Aug 31, 2025"],
  ["inTouch:is:2025-08-31", "Up to date on August 31, 2025"],
  ["inTouch:isNot:2025-08-31", "Needed attention on August 31, 2025"],
  ["lastContact:isEmpty", "Last contact never"],
  ["value:between:500|500", "Value between $500 and $500"],
])("%s reads %s", (filter, words) => {
  expect(wordsOf(filter, "customers")).toBe(words);
});

test.each([
  ["industry:is:Food%20and%20drink", "Industry is Food and drink"],
  ["industry:isNot:Travel|R%26D%3B%20Labs", "Industry is not Travel, R&D; Labs"],
  ["industry:isSet", "Industry is set"],
  ["industry:isEmpty", "Industry is empty"],
])("of companies, %s reads %s", (filter, words) => {
  expect(wordsOf(filter, "companies")).toBe(words);
});

function wordsOf(filter: string, list: "customers" | "companies"): string | undefined {
  const [condition] = parseFilter(filter, list) ?? [];
  if (!condition) return;
  // Names are set apart by marks that nobody sees.
  return plainWords(inWords(condition, () => undefined, list)).replace(/[\u2066-\u2069]/g, "");
}
