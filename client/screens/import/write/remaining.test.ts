import { expect, test } from "vitest";
import { remainingText } from "./progress.tsx";

test.each([
  [10_000, 0.5, "About 10 seconds left"],
  [10_000, 0.4, "About 15 seconds left"],
  [20_000, 0.9, "A few seconds left"],
  [60_000, 0.5, "About a minute left"],
  [60_000, 0.2, "About 4 minutes left"],
  [60_000, 0, ""],
  [60_000, 1, ""],
])("after %i ms with %f of it done: %j", (milliseconds, fraction, text) => {
  expect(remainingText(milliseconds, fraction)).toBe(text);
});
