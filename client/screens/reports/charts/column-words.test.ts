import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaultSettings } from "../../../../shared/account/settings.ts";
import { type ColumnUnit, columnsOf } from "../../../../shared/reports/report-periods.ts";
import { applyFormats } from "../../../lib/format/formats.ts";
import { columnLabels, columnName } from "./column-words.ts";

Object.assign(globalThis, {
  localStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
});
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 12) });
});
afterEach(() => {
  vi.useRealTimers();
  applyFormats(undefined);
});

function labels(from: string, to: string, unit: ColumnUnit, width: "wide" | "narrow") {
  return columnLabels(columnsOf({ from, to }, unit, 0), unit)
    .map((label) => label[width])
    .join(" ");
}

test("a column is named by its month, its week or its day, in another year with that", () => {
  const august = { from: "2026-08-01", to: "2026-08-31" };
  expect(columnName(august, "month")).toBe("August");
  expect(columnName({ from: "2025-08-01", to: "2025-08-31" }, "month")).toBe("August 2025");
  const week = { from: "2026-11-15", to: "2026-11-21" };
  expect(columnName(week, "week")).toBe("November 15 – 21");
  const newYear = { from: "2025-12-28", to: "2026-01-03" };
  expect(columnName(newYear, "week")).toBe("December 28, 2025 – January 3");
  const day = { from: "2026-11-22", to: "2026-11-22" };
  expect(columnName(day, "week")).toBe("November 22");
  expect(columnName(day, "day")).toBe("November 22");
  expect(columnName({ from: "2025-11-22", to: "2025-11-22" }, "day")).toBe("November 22, 2025");
  applyFormats({ ...defaultSettings.formats, date: "dmy" });
  expect(columnName(week, "week")).toBe("15 – 21 November");
  expect(columnName(day, "day")).toBe("22 November");
});

test("months have their names, on a phone their initials", () => {
  expect(labels("2026-01-01", "2026-11-22", "month", "wide")).toBe(
    "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov",
  );
  expect(labels("2026-01-01", "2026-11-22", "month", "narrow")).toBe("J F M A M J J A S O N");
});

test("January has the year where there are several, and alone has a label in many years", () => {
  expect(labels("2025-10-05", "2026-03-04", "month", "wide")).toBe("Oct Nov Dec 2026 Feb Mar");
  expect(labels("2025-01-01", "2026-02-28", "month", "wide")).toMatch(/^2025 Feb .* Dec 2026 Feb$/);
  expect(labels("2017-01-01", "2026-11-22", "month", "wide").trim().split(/ +/)).toEqual(
    Array.from({ length: 10 }, (_, year) => String(2017 + year)),
  );
  expect(labels("2016-11-15", "2019-02-01", "month", "narrow").trim().split(/ +/)).toEqual([
    "’17",
    "’18",
    "’19",
  ]);
});

test("weeks have the month that they are the first of", () => {
  expect(labels("2026-08-25", "2026-11-22", "week", "wide").trim().split(/ +/)).toEqual([
    "Aug",
    "Sep",
    "Oct",
    "Nov",
  ]);
  expect(labels("2026-08-30", "2026-10-01", "week", "wide")).toBe(" Sep   ");
});

test("days have their number, on a phone every seventh", () => {
  expect(labels("2026-11-20", "2026-11-22", "day", "wide")).toBe("20 21 22");
  expect(labels("2026-11-01", "2026-11-16", "day", "narrow").trim().split(/ +/)).toEqual([
    "1",
    "8",
    "15",
  ]);
});
