import { expect, test } from "vitest";
import { defaultSettings } from "../../../../../shared/account/settings.ts";
import { sampleAppointment } from "../../../../lib/sample-appointment.ts";
import { firstFree } from "./first-free.ts";

/** Wednesday to Friday; working hours are 9 to 5. */
const days = ["2026-11-25", "2026-11-26", "2026-11-27"];
const now = { today: "2026-11-25", minutes: 13 * 60 + 20 };
const { calendar } = defaultSettings;

function find(booked: [string, number][], more: Partial<Parameters<typeof firstFree>[0]> = {}) {
  const appointments = booked.map(([date, duration]) =>
    sampleAppointment({ date: `${date}:00.000Z`, duration }),
  );
  const place = firstFree({ days, appointments, calendar, now, ...more });
  return place && [place.date, place.start / 60, place.length];
}

test("a draft by key begins at the next quarter hour that is free", () => {
  expect(find([])).toEqual(["2026-11-25", 13.5, 60]);
  expect(find([["2026-11-25T13:00", 90]])).toEqual(["2026-11-25", 14.5, 60]);
});

test("it goes on to the next day when the working hours are full", () => {
  expect(find([["2026-11-25T13:00", 240]])).toEqual(["2026-11-26", 9, 60]);
});

test("it begins where the selected appointment ends", () => {
  const after = { date: "2026-11-27", minute: 11 * 60 };
  expect(find([], { after })).toEqual(["2026-11-27", 11, 60]);
});

test("it stays on the days shown, and there is none when these are over", () => {
  const calendar = { workingHours: Array(7).fill(null), duration: 60 };
  expect(find([], { calendar })).toEqual(["2026-11-25", 13.5, 60]);
  expect(find([], { days: ["2026-11-24"] })).toBeNull();
});
