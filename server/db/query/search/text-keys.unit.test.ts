import { expect, test } from "vitest";
import { fold } from "../../../../shared/text/fold.ts";
import { toSearchKey, toSortKey } from "./text-keys.ts";

test("a sort key fits an index, whatever folds to it, and is well-formed text", () => {
  for (const text of [
    "a".repeat(200),
    "\ufdfa".repeat(200),
    "𝔘🙂".repeat(50),
    `${"a".repeat(199)}🙂`,
  ]) {
    const key = toSortKey(text);
    expect(Buffer.byteLength(key)).toBeLessThanOrEqual(800);
    expect(key.isWellFormed()).toBe(true);
    expect(key).toBe(key.trim());
  }
});

test("no search can match across the parts of a search key", () => {
  const key = toSearchKey(["Bo", "ann@example.com"], "12");
  expect(key).toBe("bo\nann@example.com\n12\n12");
  expect(fold("bo\nann")).toBe("bo ann");
});
