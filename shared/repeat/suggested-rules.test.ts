import { expect, test } from "vitest";
import { ruleProblem } from "./rule.ts";
import { suggestedRules } from "./suggested-rules.ts";
import { isTimeOn } from "./times.ts";

test.each(["2026-11-30", "2024-02-29", "2026-01-31", "2026-12-06", "2027-02-28"])(
  "%s is a time of all it suggests",
  (date) => {
    for (const rule of suggestedRules(date)) {
      expect(ruleProblem(rule)).toBeUndefined();
      expect(isTimeOn(rule, date, date), rule).toBe(true);
    }
  },
);
