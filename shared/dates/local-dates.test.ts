import { expect, test } from "vitest";
import {
  clockInWords,
  dateInWords,
  daysInWords,
  durationInWords,
  timesInWords,
  writeDatesBy,
} from "./date-words.ts";
import { localDates } from "./local-dates.ts";
import { withoutHalves } from "./without-halves.ts";

writeDatesBy(localDates);

test.each([
  ["en", "1 h 30 min", "0 min"],
  ["de", "1 Std. 30 Min.", "0 Min."],
  ["fr", "1 h 30 min", "0 min"],
  ["nl", "1 uur 30 min", "0 min"],
  ["ar", "ساعة و30 دقيقة", "0 دقيقة"],
])("in %s an hour and a half is %s", (language, hourAndHalf, nothing) => {
  const said = (minutes: number) => durationInWords(minutes, language).replaceAll("\u00a0", " ");
  expect(said(90)).toBe(hourAndHalf);
  expect(said(0)).toBe(nothing);
});

test.each([
  ["en", "November 22 – 29, 2026"],
  ["de", "22.–29. November 2026"],
  ["es", "22–29 de noviembre de 2026"],
])("in %s a week is %s", (language, week) => {
  expect(daysInWords("2026-11-22", "2026-11-29", "long", "mdy", language)).toBe(week);
  expect(daysInWords("2026-11-22", "2026-11-29", "long", "ymd", language)).toBe(
    "2026-11-22 – 2026-11-29",
  );
});

test.each([
  ["long", "2026-12-01", "1er décembre 2026"],
  ["weekday", "2026-12-01", "mardi 1er décembre"],
  ["shortDay", "2026-12-01", "1er déc."],
  ["full", "2026-12-21", "lundi 21 décembre 2026"],
  ["long", "2026-12-11", "11 décembre 2026"],
] as const)("in French, %s of %s is %s", (style, date, written) => {
  expect(dateInWords(date, style, "dmy", "fr")).toBe(written);
});

test("in French, a range has the ordinal wherever it has the first of a month", () => {
  const days = (from: string, to: string) => daysInWords(from, to, "long", "dmy", "fr");
  expect(days("2026-12-01", "2026-12-07")).toBe("1er–7 décembre 2026");
  expect(days("2026-11-25", "2026-12-01")).toBe("25 novembre – 1er décembre 2026");
  expect(days("2026-12-21", "2026-12-31")).toBe("21–31 décembre 2026");
});

test.each([
  ["de", "1\u00a0Std. 1\u00a0Min."],
  ["fr", "1\u00a0h 1\u00a0min"],
])("in %s, a number and its unit stay in one line, and no unit is an ordinal", (language, said) => {
  expect(durationInWords(61, language)).toBe(said);
});

test.each([
  ["en", "9:05 AM", "11:00 AM – 1:00 PM", "1:00 – 2:00 PM"],
  ["de", "9:05 AM", "11:00 AM – 1:00 PM", "1:00 – 2:00 PM"],
  ["es", "9:05 a.\u00a0m.", "11:00 a.\u00a0m. – 1:00 p.\u00a0m.", "1:00 – 2:00 p.\u00a0m."],
  ["ar", "9:05 ص", "11:00 ص – 1:00 م", "1:00 – 2:00 م"],
])(
  "in %s, a clock of twelve hours has the marks of the language",
  (language, clock, over, within) => {
    expect(clockInWords("09:05", "12", language)).toBe(clock);
    expect(timesInWords("11:00", 120, "12", language)).toBe(over);
    expect(timesInWords("13:00", 60, "12", language)).toBe(within);
    expect(clockInWords("09:05", "24", language)).toBe("09:05");
    expect(withoutHalves(over)).toBe("11:00 – 1:00");
    expect(withoutHalves(within)).toBe("1:00 – 2:00");
    expect(withoutHalves(clock)).toBe("9:05");
    expect(withoutHalves("09:05 – 10:00")).toBe("09:05 – 10:00");
  },
);
