import { expect, test } from "vitest";
import { sampleAppointment } from "../../../lib/sample-appointment.ts";
import { fitDay, linesPerDay } from "./fit.ts";

const titles = ["15:00", "", "09:00", "11:00", "10:00"];
const day = titles.map((time) =>
  sampleAppointment({ title: time, date: `2026-11-25${time && `T${time}:00.000Z`}` }),
);
const fitted = (count: number, lines: number) => {
  const { shown, more } = fitDay(day.slice(0, count), lines);
  return [...shown.map(({ title }) => title), more];
};

test("four items have four lines; of five, three are shown and two are counted", () => {
  expect(fitted(4, 4)).toEqual(["", "09:00", "11:00", "15:00", 0]);
  expect(fitted(5, 4)).toEqual(["", "09:00", "10:00", 2]);
  expect(fitted(5, 5)).toEqual(["", "09:00", "10:00", "11:00", "15:00", 0]);
});

test("a taller window has more lines, a low one still four", () => {
  expect([600, 900, 1200].map((height) => linesPerDay(6, height))).toEqual([4, 4, 6]);
  expect(linesPerDay(4, 900)).toBe(6);
});
