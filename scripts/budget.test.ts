import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isOver, readBudgets } from "./budget.ts";
import { root } from "./stages.ts";

const budget = { bytes: 100_000, files: 9 };

test.each([
  ["its bytes", { bytes: 100_000, files: 9 }, false],
  ["one percent more", { bytes: 101_000, files: 9 }, false],
  ["more than one percent more", { bytes: 101_001, files: 9 }, true],
  ["another file", { bytes: 90_000, files: 10 }, true],
])("a screen with %s is over its budget or not", (_what, load, over) => {
  expect(isOver(load, budget)).toBe(over);
});

test("every screen of the budget has a source", () => {
  for (const [name, { source }] of Object.entries(readBudgets()))
    expect(existsSync(join(root, "client", source)), name).toBe(true);
});
