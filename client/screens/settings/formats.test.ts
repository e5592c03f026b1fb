import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { defaultSettings, type FormatSettings } from "../../../shared/account/settings.ts";
import { parseDateTime, parseDay } from "../../../shared/dates/parse-date-time.ts";
import { parseAmount } from "../../../shared/parse-amount.ts";
import {
  formatClock,
  formatDate,
  formatHour,
  formatTime,
  formatTimes,
} from "../../lib/dates/dates.ts";
import { weeksOfMonth } from "../../lib/dates/month.ts";
import { formatDateTime, formatWithWeekday } from "../../lib/dates/wall-clock.ts";
import { formatCount } from "../../lib/format/count.ts";
import { applyFormats, restoreFormats, typedDates } from "../../lib/format/formats.ts";
import {
  currencySymbol,
  formatMoney,
  formatMoneyShort,
  splitMoney,
} from "../../lib/format/money.ts";
import { toTypedAmount, typedNumbers } from "../../lib/format/typed-amount.ts";
import { listCurrencies } from "./currencies.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.useFakeTimers({ now: new Date("2026-11-22T12:00:00Z"), toFake: ["Date"] });
});

afterEach(() => {
  applyFormats(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function choose(formats: Partial<FormatSettings>) {
  applyFormats({ ...defaultSettings.formats, ...formats });
}

describe("dates", () => {
  const styles = [
    "short",
    "long",
    "monthDay",
    "weekday",
    "full",
    "shortWeekdayDate",
    "month",
    "longWeekday",
  ] as const;

  test.each([
    [
      "mdy",
      "Nov 22|November 22, 2026|November 22|Sunday, November 22|Sunday, November 22, 2026|Sun, Nov 22|November 2026|Sunday",
      "Jan 4, 2027",
      "Mon, Jan 4, 2027",
    ],
    [
      "dmy",
      "22 Nov|22 November 2026|22 November|Sunday, 22 November|Sunday, 22 November 2026|Sun, 22 Nov|November 2026|Sunday",
      "4 Jan 2027",
      "Mon, 4 Jan 2027",
    ],
    [
      "ymd",
      "2026-11-22|2026-11-22|2026-11-22|Sunday, 2026-11-22|Sunday, 2026-11-22|Sun, 2026-11-22|November 2026|Sunday",
      "2027-01-04",
      "Mon, 2027-01-04",
    ],
  ] as const)("%s writes every style in its order", (date, written, other, otherDay) => {
    choose({ date });
    expect(styles.map((style) => formatDate("2026-11-22", style)).join("|")).toBe(written);
    expect(formatDate("2027-01-04")).toBe(other);
    expect(formatDate("2027-01-04", "shortWeekdayDate")).toBe(otherDay);
    expect(formatDate("2026-11-22", "dayOfYear")).toBe(
      date === "dmy" ? "22 November" : "November 22",
    );
    expect(formatDate("2026-02-30")).toBe("Invalid date");
  });

  test.each(["mdy", "dmy", "ymd"] as const)("what %s writes can be typed back", (date) => {
    for (const clock of ["12", "24"] as const) {
      choose({ date, clock });
      for (const value of ["2026-03-04T02:30", "2026-12-31T23:45", "2027-01-05T00:00"]) {
        const wall = { now: "2026-11-20T13:00", ...typedDates() };
        expect(parseDateTime(formatDateTime(value), wall)?.value).toBe(value);
        expect(parseDateTime(formatWithWeekday(value), wall)?.value).toBe(value);
      }
    }
  });

  test("a date in figures is read in the user's order, if it can be", () => {
    const read = (text: string) => parseDay(text, { now: "2026-11-20T13:00", ...typedDates() });
    expect(read("4/12/2026")).toBe("2026-04-12");
    choose({ date: "dmy" });
    expect(read("4/12/2026")).toBe("2026-12-04");
    expect(read("12/24")).toBe("2026-12-24");
    expect(read("2026-12-04")).toBe("2026-12-04");
  });
});

describe("times", () => {
  test("a 24-hour clock has no halves", () => {
    expect([formatClock("09:05"), formatHour(0), formatHour(15), formatHour(24)]).toEqual([
      "9:05 AM",
      "12 AM",
      "3 PM",
      "12 AM",
    ]);
    choose({ clock: "24" });
    expect([formatClock("09:05"), formatHour(0), formatHour(15), formatHour(24)]).toEqual([
      "09:05",
      "00:00",
      "15:00",
      "00:00",
    ]);
    expect(formatTime("2026-05-04T15:00:00.000Z")).toBe("15:00");
    expect(formatTimes("2026-05-04T10:30:00.000Z", 60)).toBe("10:30 – 11:30");
    expect(formatTimes("2026-05-04T23:30:00.000Z", 60)).toBe("23:30 – 00:30");
    expect(formatTimes("2026-05-04", 60)).toBe("No time");
  });

  test("with a 24-hour clock, 6:30 is in the morning", () => {
    const read = (text: string) =>
      parseDateTime(text, { now: "2026-11-20T13:00", ...typedDates() })?.value.slice(11);
    expect(read("6:30")).toBe("18:30");
    choose({ clock: "24" });
    expect(read("6:30")).toBe("06:30");
    expect(read("6:30pm")).toBe("18:30");
    expect(read("18:30")).toBe("18:30");
  });
});

test.each([
  [0, "2026-11-01", "2026-12-05"],
  [1, "2026-10-26", "2026-12-06"],
  [6, "2026-10-31", "2026-12-04"],
] as const)(
  "with weekday %d first, November 2026 is shown from %s to %s",
  (weekStart, from, to) => {
    choose({ weekStart });
    const days = weeksOfMonth("2026-11-22").flat();
    expect([days[0], days.at(-1)]).toEqual([from, to]);
  },
);

describe("money and numbers", () => {
  test.each([
    ["1,234.56", "$12,500.50", "1,234", "12500.50"],
    ["1.234,56", "$12.500,50", "1.234", "12500,50"],
    ["1 234,56", "$12\u00a0500,50", "1\u00a0234", "12500,50"],
    ["1’234.56", "$12’500.50", "1’234", "12500.50"],
  ] as const)("%s writes amounts and counts, and reads its own", (numbers, money, count, typed) => {
    choose({ numbers });
    expect(formatMoney(12_500.5)).toBe(money);
    expect(formatCount(1234)).toBe(count);
    expect(toTypedAmount(12_500.5)).toBe(typed);
    for (const text of [money, typed]) {
      expect(parseAmount(text, typedNumbers())).toEqual({ amount: 12_500.5 });
    }
  });

  test("a point between three digits and three is a group where it is not the decimal mark", () => {
    choose({ numbers: "1.234,56" });
    expect(parseAmount("1.250", typedNumbers())).toEqual({ amount: 1250 });
    choose({ numbers: "1’234.56" });
    expect(parseAmount("1.250", typedNumbers())).toEqual({ amount: 1.25, instead: 1250 });
  });

  test("what is no amount, or too large, is told in the account's own writing", () => {
    choose({ numbers: "1.234,56", currency: "EUR" });
    expect(parseAmount("many", typedNumbers())).toEqual({
      problem: "Enter an amount like 1.250,50 or 5k",
    });
    expect(parseAmount("1000m", typedNumbers())).toMatchObject({
      problem: "Value can’t be more than €999.999.999,99",
    });
  });

  test.each([
    ["EUR", "€", "€1,234.50", "€1,234"],
    ["CAD", "$", "$1,234.50", "$1,234"],
    ["CHF", "CHF", "CHF\u00a01,234.50", "CHF\u00a01,234"],
    ["JPY", "¥", "¥1,234.50", "¥1,234"],
    ["KWD", "KWD", "KWD\u00a01,234.50", "KWD\u00a01,234"],
  ])("%s is written with %s, and hides no decimals", (currency, symbol, money, short) => {
    choose({ currency });
    expect(currencySymbol()).toBe(symbol);
    expect(formatMoney(1234.5)).toBe(money);
    expect(formatMoneyShort(1234)).toBe(short);
    expect(splitMoney(1234).join("")).toBe(currency === "JPY" ? short : `${short}.00`);
    expect(splitMoney(0)[1]).toBe(currency === "JPY" ? "" : ".00");
  });

  test("currencies are offered by name, former ones are not", () => {
    const labels = listCurrencies().map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(["US Dollar (USD)", "Euro (EUR)"]));
    expect(labels.filter((label) => /\d/.test(label))).toEqual([]);
  });
});

test("the formats of the last visit are used until the user is known", () => {
  choose({ clock: "24" });
  const kept = stored.get("formats") ?? "";
  applyFormats(undefined);
  expect(stored.size).toBe(0);
  expect(formatClock("15:00")).toBe("3:00 PM");
  stored.set("formats", kept);
  restoreFormats();
  expect(formatClock("15:00")).toBe("15:00");
});
