import { expect, test } from "vitest";
import { sampleAppointment } from "../../lib/sample-appointment.ts";
import { fitDay, nextOf, phaseOf, tellDay, tellTasks } from "./day-plan.ts";

const at = (time: string | null, duration = 60) =>
  sampleAppointment({
    _id: time ?? "untimed",
    date: time ? `2026-11-20T${time}:00.000Z` : "2026-11-20",
    duration,
  });
const noon = 12 * 60;

test("an appointment runs from its start until its end", () => {
  expect(phaseOf(at("12:00"), noon - 1)).toBe("coming");
  expect(phaseOf(at("12:00"), noon + 1)).toBe("running");
  expect(phaseOf(at("12:00"), noon + 60)).toBe("past");
  expect(phaseOf(at(null), noon)).toBe("untimed");
});

test("the day is told with what comes next", () => {
  expect(tellDay([], noon)).toBe("No appointments today.");
  expect(tellDay([at("14:15")], noon)).toBe("One appointment, at 2:15 PM.");
  expect(tellDay([at("13:00"), at("14:15")], noon)).toBe("Two appointments, the first at 1:00 PM.");
  expect(tellDay([at("09:00"), at("14:15")], noon)).toBe("One appointment left, at 2:15 PM.");
  expect(tellDay([at("09:00"), at("11:30"), at("14:15")], noon)).toBe(
    "Two appointments left, the next at 2:15 PM.",
  );
  expect(tellDay([at("09:00"), at("11:30")], noon)).toBe("One appointment left.");
  expect(tellDay([at("09:00")], noon)).toBe("Today’s appointment is over.");
  expect(tellDay([at("08:00"), at("09:00")], noon)).toBe("Both of today’s appointments are over.");
  expect(tellDay([at("08:00"), at("09:00"), at("10:00")], noon)).toBe(
    "All three of today’s appointments are over.",
  );
  expect(tellDay([at(null)], noon)).toBe("One appointment.");
});

test("tasks are told once there are some, overdue ones by themselves", () => {
  const tell = (count: number, overdue: number, whole = true) =>
    tellTasks({ count, overdue, whole });
  expect(tell(0, 0)).toBe("");
  expect(tell(1, 0)).toBe("One task is due today.");
  expect(tell(8, 5)).toBe("Three tasks are due today, five are overdue.");
  expect(tell(2, 1)).toBe("One task is due today, one is overdue.");
  expect(tell(12, 12)).toBe("12 tasks are overdue.");
  expect(tell(100, 30, false)).toBe("More than 100 tasks are due.");
});

test("all rows of the day are shown where they fit; else the coming ones stay longest", () => {
  const room = { rows: 12, asked: 2 };
  const fitted = (asked: number, answered: number, open: number, coming: number) =>
    fitDay({ asked, answered, open, coming }, room);
  expect(fitted(0, 3, 1, 8)).toEqual({ asked: 0, answered: 3, coming: 8 });
  expect(fitted(0, 4, 1, 8)).toEqual({ asked: 0, answered: 0, coming: 8 });
  // A line that unfolds one row would take its place.
  expect(fitted(3, 1, 0, 8)).toEqual({ asked: 3, answered: 1, coming: 8 });
  expect(fitted(6, 0, 0, 9)).toEqual({ asked: 2, answered: 0, coming: 9 });
  expect(fitted(6, 0, 0, 20)).toEqual({ asked: 2, answered: 0, coming: 8 });
  expect(fitted(6, 2, 9, 20)).toEqual({ asked: 2, answered: 0, coming: 3 });
  expect(fitted(0, 0, 0, 0)).toEqual({ asked: 0, answered: 0, coming: 0 });
});

test("what to prepare for is the first to come, or else what runs", () => {
  expect(nextOf([at("09:00"), at("11:30"), at("14:15"), at("15:00")], noon)?._id).toBe("14:15");
  expect(nextOf([at("09:00"), at("11:30"), at(null)], noon)?._id).toBe("11:30");
  expect(nextOf([at("09:00"), at(null)], noon)).toBeUndefined();
});
