import { expect, test } from "vitest";
import { sampleAppointment } from "../../../lib/sample-appointment.ts";
import { noteOf } from "./when.ts";

const now = "2026-11-23T12:00";
const visit = sampleAppointment({ title: "Site visit", date: "2026-11-23T09:30:00.000Z" });
const at = (time: string) => noteOf({ day: "2026-11-23", time, minutes: 60 }, [visit], now);

test("a time that is over says so first, and what it overlaps as well", () => {
  expect(at("09:00")).toEqual({ note: "In the past. Overlaps Site visit", warns: true });
  expect(at("11:00")).toEqual({ note: "In the past", warns: true });
  expect(at("15:00")).toEqual({ note: "Nothing after that" });
});
