import { afterEach, expect, test } from "vitest";
import { defaultSettings } from "../../../../shared/account/settings.ts";
import { applyFormats } from "../../../lib/format/formats.ts";
import { shortMoney } from "./axis.ts";

const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
Object.assign(globalThis, { localStorage: storage });
afterEach(() => applyFormats(undefined));

test("large amounts are short", () => {
  expect(
    [10_260_920.37, 7_900_000, 940_400, 1_250, 999.4, 0].map((value) => shortMoney(value)),
  ).toEqual(["$10.26M", "$7.90M", "$940K", "$1K", "$999", "$0"]);
  expect(shortMoney(3e12)).toBe("$3.00T");
});

test("what rounds to a thousand of a unit is one of the next", () => {
  const amounts = [999_499, 999_600, 999_996_000, 999_999_999_999];
  expect(amounts.map((value) => shortMoney(value))).toEqual([
    "$999K",
    "$1.00M",
    "$1.00B",
    "$1.00T",
  ]);
});

test("round ones have no zeros at the end", () => {
  const ticks = [0, 2_500_000, 10_000_000, 250_000, 1_500, 20, 0.5];
  expect(ticks.map((value) => shortMoney(value, { rounded: true }))).toEqual([
    "$0",
    "$2.5M",
    "$10M",
    "$250K",
    "$1.5K",
    "$20",
    "$0.50",
  ]);
});

test("they are written as the user writes numbers and money", () => {
  applyFormats({ ...defaultSettings.formats, numbers: "1.234,56", currency: "EUR" });
  expect(shortMoney(7_210_000)).toBe("€7,21M");
  applyFormats({ ...defaultSettings.formats, currency: "CHF" });
  expect(shortMoney(2_500_000, { rounded: true })).toBe("CHF\u00a02.5M");
});
