import { expect, test } from "vitest";
import { sampleAppointment } from "../appointments/sample-appointment.ts";
import { nextOf, phaseOf, tellDay, tellTasks } from "./day-plan.ts";

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
  expect(tellDay([at("14:15")], noon)).toBe("One appointment today, at 2:15 PM.");
  expect(tellDay([at("13:00"), at("14:15")], noon)).toBe(
    "Two appointments today, the next at 1:00 PM.",
  );
  expect(tellDay([at("09:00"), at("14:15")], noon)).toBe("One appointment left today, at 2:15 PM.");
  expect(tellDay([at("09:00"), at("11:30"), at("14:15")], noon)).toBe(
    "Two appointments left today, the next at 2:15 PM.",
  );
  expect(tellDay([at("09:00"), at("11:30")], noon)).toBe("One appointment left today.");
  expect(tellDay([at("09:00")], noon)).toBe("One appointment today, all done.");
  expect(tellDay([at(null)], noon)).toBe("One appointment today.");
});

test("tasks are told once there are some", () => {
  expect(tellTasks({ count: 0, whole: true })).toBe("");
  expect(tellTasks({ count: 1, whole: true })).toBe("One task is due.");
  expect(tellTasks({ count: 6, whole: true })).toBe("Six tasks are due.");
  expect(tellTasks({ count: 12, whole: true })).toBe("12 tasks are due.");
  expect(tellTasks({ count: 100, whole: false })).toBe("More than 100 tasks are due.");
});

test("what to prepare for is the first to come, or else what runs", () => {
  expect(nextOf([at("09:00"), at("11:30"), at("14:15"), at("15:00")], noon)?._id).toBe("14:15");
  expect(nextOf([at("09:00"), at("11:30"), at(null)], noon)?._id).toBe("11:30");
  expect(nextOf([at("09:00"), at(null)], noon)).toBeUndefined();
});
