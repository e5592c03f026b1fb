import { expect, test } from "vitest";
import { readPeriod } from "../../../shared/reports/report-periods.ts";
import type { ValueReport } from "../../../shared/reports/reports.ts";
import { answerValue } from "./answers.tsx";

const period = readPeriod("2026-08-01..2026-09-30", "2026-11-22")!;

function answer(...closed: [first: number, last: number]): string {
  const columns = closed.map((value, month): ValueReport["columns"][number] => {
    const none = { customers: 0, value: 0 };
    const statuses = {
      ...{ "Window Shopper": none, Active: none, "Returning Client": none },
      Pending: { customers: 1, value: 1000 - value },
      "Deal Closed": { customers: 1, value },
    };
    return { from: `2026-0${month + 8}-01`, to: `2026-0${month + 8}-28`, statuses };
  });
  const report: ValueReport = { since: "2026-01-01", unit: "month", columns, before: null };
  return answerValue({ report, period });
}

test("closed deals grow and fall, also from and to shares that round to nothing or all", () => {
  expect(answer(390, 480)).toContain("grew from 39% to 48% of the total");
  expect(answer(480, 390)).toContain("fell from 48% to 39% of the total");
  expect(answer(1, 50)).toContain("grew from <1% to 5% of the total");
  expect(answer(0, 1)).toContain("grew from 0% to <1% of the total");
  expect(answer(990, 999)).toContain("grew from 99% to >99% of the total");
  expect(answer(999, 1000)).toContain("grew from >99% to 100% of the total");
  expect(answer(1, 2)).toContain("stayed at <1% of the total");
});
