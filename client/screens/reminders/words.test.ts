import { expect, test } from "vitest";
import { sampleAppointment } from "../../lib/sample-appointment.ts";
import { countdown, sayComing } from "./words.ts";

const one = sampleAppointment({ date: "2026-11-25T14:15:00.000Z", duration: 30 });
const plain = sampleAppointment({ date: "2026-11-25" });

test.each([
  ["2026-11-25T13:20", " at 2:15 PM", "In 55 min"],
  ["2026-11-25T12:10", " at 2:15 PM", "In 2 h 5 min"],
  ["2026-11-25T14:15", " at 2:15 PM", "Now"],
  ["2026-11-25T14:44", " at 2:15 PM", "Started 29 min ago"],
  ["2026-11-24T14:15", " tomorrow at 2:15 PM", "In 1 day"],
  ["2026-11-18T14:20", " on Wed, Nov 25 at 2:15 PM", "In 7 days"],
])("at %s an appointment is%s, and the countdown reads %s", (now, when, left) => {
  expect(sayComing("Hull survey", one, now)).toBe(`Hull survey${when}`);
  expect(countdown(one, now)).toBe(left);
});

test("one without a time is today's or tomorrow's", () => {
  expect(sayComing("Hull survey", plain, "2026-11-25T10:00")).toBe("Hull survey today");
  expect(sayComing("Hull survey", plain, "2026-11-24T10:00")).toBe("Hull survey tomorrow");
  expect(countdown(plain, "2026-11-25T10:00")).toBe("Today");
  expect(countdown(plain, "2026-11-24T23:00")).toBe("In 1 day");
});
