import { expect, test } from "vitest";
import { sampleAppointment } from "../../lib/sample-appointment.ts";
import { outcomeStateOf } from "./outcome-state.ts";

const now = { today: "2026-11-25", minutes: 13 * 60 + 20 };

test.each([
  ["2026-11-25T14:15:00.000Z", null, "planned"],
  ["2026-11-25T13:00:00.000Z", null, "running"],
  ["2026-11-25T12:20:00.000Z", null, "open"],
  ["2026-11-25", null, "planned"],
  ["2026-11-24", null, "open"],
  ["2026-11-11T09:00:00.000Z", null, "open"],
  ["2026-11-10T09:00:00.000Z", null, "past"],
  ["2026-11-10T09:00:00.000Z", "held", "held"],
  ["2026-11-26T09:00:00.000Z", "canceled", "canceled"],
] as const)("an hour at %s with the outcome %s is %s", (date, outcome, state) => {
  expect(outcomeStateOf(sampleAppointment({ date, outcome, duration: 60 }), now)).toBe(state);
});
