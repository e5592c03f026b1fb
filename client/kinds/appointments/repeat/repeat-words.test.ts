import fc from "fast-check";
import { expect, test } from "vitest";
import { writeDatesBy } from "../../../../shared/dates/date-words.ts";
import { localDates } from "../../../../shared/dates/local-dates.ts";
import { ruleProblem, weekdays } from "../../../../shared/repeat/rule.ts";
import { suggestedRules } from "../../../../shared/repeat/suggested-rules.ts";
import { repeats } from "../../../../shared/words/en/repeats.ts";
import { type Language, languageCodes } from "../../../../shared/words/languages.ts";
import { setTongue } from "../../../lib/language/tongue.ts";
import { describeRepeat, describeShorter, describeUntil, nthWeekday } from "./repeat-words.ts";

const words = (rule: string, date = "2026-11-30") => describeRepeat(rule, date);

test("a date suggests what it can repeat by", () => {
  expect(suggestedRules("2026-11-30T14:00:00.000Z").map((rule) => words(rule))).toEqual([
    "Daily",
    "Every weekday",
    "Weekly on Monday",
    "Every 2 weeks on Monday",
    "Monthly on the last Monday",
    "Monthly on day 30",
    "Yearly on November 30",
  ]);
  expect(
    suggestedRules("2026-11-21")
      .map((rule) => words(rule, "2026-11-21"))
      .slice(1, 4),
  ).toEqual([
    ...["Weekly on Saturday", "Every 2 weeks on Saturday", "Monthly on the third Saturday"],
  ]);
});

test.each([
  ["FREQ=DAILY;INTERVAL=3", "Every 3 days"],
  ["FREQ=WEEKLY", "Weekly on Monday"],
  ["FREQ=WEEKLY;BYDAY=SU,WE,MO", "Weekly on Monday, Wednesday, and Sunday"],
  [
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR",
    "Every 2 weeks on Monday, Tuesday, Wednesday, Thursday, and Friday",
  ],
  ["FREQ=MONTHLY", "Monthly on day 30"],
  ["FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1", "Monthly on day 31"],
  ["FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1", "Every 3 months on the last day"],
  ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "Monthly on the last weekday"],
  ["FREQ=MONTHLY;BYDAY=MO;BYSETPOS=2", "Monthly on the second Monday"],
  ["FREQ=MONTHLY;BYDAY=1MO,3MO", "Monthly on chosen days"],
  ["FREQ=MONTHLY;BYMONTHDAY=1,15", "Monthly on chosen days"],
  ["FREQ=YEARLY", "Yearly on November 30"],
  ["FREQ=YEARLY;INTERVAL=2;BYMONTH=11;BYMONTHDAY=30", "Every 2 years on November 30"],
  ["FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "Yearly on the fourth Thursday in November"],
  ["FREQ=YEARLY;BYDAY=20MO", "Yearly on chosen days"],
  ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "Yearly on chosen days"],
])("%s is called %s", (rule, expected) => {
  expect(words(rule)).toBe(expected);
});

test("days that some months do not have are explained", () => {
  const last = "In shorter months on the last day.";
  expect(describeShorter("FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1")).toBe(last);
  expect(describeShorter("FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1")).toBe(last);
  expect(describeShorter("FREQ=MONTHLY;BYMONTHDAY=28")).toBeUndefined();
  expect(describeShorter("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1")).toBe(
    "In other years on the last day of February.",
  );
  expect(describeShorter("FREQ=WEEKLY;BYDAY=MO")).toBeUndefined();
});

const frequency = fc.constantFrom("DAILY", "WEEKLY", "MONTHLY", "YEARLY");
const numbers = (min: number, max: number) =>
  fc.uniqueArray(
    fc.integer({ min, max }).filter((number) => number !== 0),
    { minLength: 1, maxLength: 5 },
  );
const part = (name: string, values: fc.Arbitrary<readonly unknown[]>) =>
  fc.option(values.map((all) => `${name}=${all.join(",")}`));
/** Workdays and a last day of the month are too rare by chance. */
const byDay = fc.oneof(
  fc.constant(["MO", "TU", "WE", "TH", "FR"]),
  fc.uniqueArray(
    fc
      .tuple(
        fc.option(fc.integer({ min: -6, max: 6 }).filter(Boolean)),
        fc.constantFrom(...weekdays),
      )
      .map(([nth, day]) => `${nth ?? ""}${day}`),
    { minLength: 1, maxLength: 4 },
  ),
);
const anyRule = fc
  .tuple(
    frequency.map((freq) => `FREQ=${freq}`),
    fc.option(fc.integer({ min: 2, max: 99 }).map((count) => `INTERVAL=${count}`)),
    part("BYMONTH", numbers(1, 12)),
    part("BYMONTHDAY", fc.oneof(numbers(-31, 31), fc.constant([28, 29, 30, 31]))),
    part("BYDAY", byDay),
    part("BYSETPOS", numbers(-6, 6)),
  )
  .map((parts) => parts.filter((one) => one !== null).join(";"))
  .filter((rule) => ruleProblem(rule) === undefined);
const anyDay = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2031-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

writeDatesBy(localDates);

test.each(languageCodes)("every rule there can be has its words in %s", async (language) => {
  const shown = Object.entries(repeats);
  Object.assign(repeats, await wordsOf(language));
  setTongue(language);
  const check = (text: string | undefined) => {
    expect(text).toMatch(/^\u2068?\p{L}/u);
    expect(text).not.toMatch(/undefined|null|NaN|Invalid|[#{}$<>]|^ | $| {2}/);
    // What a sentence begins with is small inside of one.
    if (language !== "ar") expect(text).toMatch(/^\p{Lu}/u);
  };
  try {
    for (const day of ["2026-11-30", "2024-02-29", "2026-01-31"]) {
      for (const rule of suggestedRules(day)) check(describeUntil(rule, day, "2031-12-31"));
    }
    fc.assert(
      fc.property(anyRule, anyDay, (rule, day) => {
        check(describeUntil(rule, day, "2031-12-31"));
        const shorter = describeShorter(rule);
        if (shorter !== undefined) check(shorter);
      }),
      { numRuns: 200 },
    );
    const nths = suggestedRules("2026-11-30").map(nthWeekday).filter(Boolean);
    expect(nths).toHaveLength(1);
  } finally {
    Object.assign(repeats, Object.fromEntries(shown));
    setTongue("en");
  }
});

async function wordsOf(language: Language) {
  const module: { repeats: object } = await import(
    `../../../../shared/words/${language}/repeats.ts`
  );
  return module.repeats;
}
