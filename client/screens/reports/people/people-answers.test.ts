import { expect, test } from "vitest";
import type { PeopleReport } from "../../../../shared/reports/reports.ts";
import { answerPeople, isTooLittle } from "./people-answers.ts";

const none = { customers: 0, value: 0, held: 0, minutes: 0, added: 0, closed: 0 };
const touch = (person: string, kept: number, customers: number) => ({
  person,
  ...none,
  touched: { customers, kept },
});
const answer = (...rows: PeopleReport["rows"]) =>
  answerPeople({ report: { since: "2026-01-01", rows, total: rows[0] ?? touch("", 0, 0) } });

test("the answer names whose customers hear least, if fewer than three quarters are up to date", () => {
  expect(answer(touch("Anna", 80, 100), touch("Ben", 69, 100), touch("Cleo", 9, 10))).toMatch(
    /^69% of .*Ben.*’s customers are up to date, of everyone else’s 80% or more\.$/,
  );
  expect(answer(touch("Anna", 80, 100), touch("Ben", 3, 4))).toBe(
    "75% or more of everyone’s customers are up to date.",
  );
  expect(answer(touch("Anna", 4, 4), touch("Ben", 2, 2))).toBe(
    "100% of everyone’s customers are up to date.",
  );
  expect(answer(touch("Anna", 8, 10), touch("Ben", 0, 0))).toMatch(
    /^80% of .*Anna.*’s customers are up to date\.$/,
  );
  expect(answer(touch("Anna", 0, 0))).toBe("No customer has a status with a follow-up time.");
});

test("three quarters are enough, and nobody to follow up with is no fault", () => {
  expect(isTooLittle(touch("Anna", 3, 4))).toBe(false);
  expect(isTooLittle(touch("Anna", 74, 100))).toBe(true);
  expect(isTooLittle(touch("Anna", 0, 0))).toBe(false);
});
