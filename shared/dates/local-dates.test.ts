import { expect, test } from "vitest";
import { daysInWords, durationInWords, writeDatesBy } from "./date-words.ts";
import { localDates } from "./local-dates.ts";

writeDatesBy(localDates);

test.each([
  ["en", "1 h 30 min", "0 min"],
  ["de", "1 Std. 30 Min.", "0 Min."],
  ["fr", "1 h 30 min", "0 min"],
  ["nl", "1 uur 30 min", "0 min"],
  ["ar", "ساعة و30 دقيقة", "0 دقيقة"],
])("in %s an hour and a half is %s", (language, hourAndHalf, nothing) => {
  // French keeps a number with its unit.
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
