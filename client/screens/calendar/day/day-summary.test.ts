import { expect, test } from "vitest";
import { sampleAppointment } from "../../../lib/sample-appointment.ts";
import { summariseDay } from "./day-summary.ts";

const today = "2026-11-20";

function told(date: string, appointments: number, booked: number, free: number) {
  const all = Array.from({ length: appointments }, () => sampleAppointment({}));
  const said = summariseDay({ date, today, appointments: all, sum: { booked, free } });
  return said.replaceAll("\u00a0", " ");
}

test("numbers up to twelve are words", () => {
  expect(told(today, 5, 330, 75)).toBe(
    "Today. Five appointments, 5 h 30 min booked, 1 h 15 min free.",
  );
  expect(told("2026-11-19", 1, 60, 0)).toBe("Yesterday. One appointment, 1 h booked.");
  expect(told("2026-11-17", 0, 0, 0)).toBe("3 days ago. No appointments.");
  expect(told("2026-11-21", 13, 0, 480)).toBe("Tomorrow. 13 appointments, 8 h free.");
});

test("a canceled one is no appointment of the day", () => {
  const appointments = [sampleAppointment({}), sampleAppointment({ outcome: "canceled" })];
  const said = summariseDay({ date: today, today, appointments, sum: { booked: 0, free: 0 } });
  expect(said).toBe("Today. One appointment.");
});

test("what is not known yet is not told", () => {
  expect(
    summariseDay({ date: today, today, appointments: undefined, sum: { booked: 0, free: 480 } }),
  ).toBe("Today.");
});
