import { expect, test } from "vitest";
import { summariseDay } from "./day-summary.ts";

const today = "2026-11-20";

test("a day is told in one sentence", () => {
  const told = (date: string, appointments?: number, contacted?: number) =>
    summariseDay({ date, today, appointments, contacted });
  expect(told(today, 5, 3)).toBe("Today. Five appointments, three customers contacted.");
  expect(told("2026-11-19", 1, 1)).toBe("Yesterday. One appointment, one customer contacted.");
  expect(told("2026-11-17", 0, 0)).toBe("3 days ago. No appointments, no customers contacted.");
});

test("nobody is said to have been contacted on a day to come", () => {
  expect(summariseDay({ date: "2026-11-21", today, appointments: 13, contacted: 0 })).toBe(
    "Tomorrow. 13 appointments.",
  );
});

test("what is not known yet is not told", () => {
  const facts = { date: today, today, appointments: undefined };
  expect(summariseDay({ ...facts, contacted: undefined })).toBe("Today.");
  expect(summariseDay({ ...facts, contacted: 2 })).toBe("Today. Two customers contacted.");
});
