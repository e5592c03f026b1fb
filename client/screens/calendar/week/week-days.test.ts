import { expect, test } from "vitest";
import { sampleAppointment } from "../../../lib/sample-appointment.ts";
import { splitByDay } from "./week-days.ts";

const at = (date: string, duration: number, outcome: "canceled" | null = null) =>
  sampleAppointment({ _id: date, date: `${date}:00.000Z`, duration, outcome });

const spans = (days: ReturnType<typeof splitByDay>) =>
  days.map(({ timed }) =>
    timed.map(({ start, end, isContinued }) => `${start} to ${end}${isContinued ? " on" : ""}`),
  );

test("what runs past midnight is drawn on the next day, too, from its first minute on", () => {
  const days = ["2026-11-23", "2026-11-24", "2026-11-25"];
  const late = [at("2026-11-23T23:00", 120), at("2026-11-24T09:00", 60)];
  const before = [at("2026-11-22T22:30", 180)];
  expect(spans(splitByDay(days, late, before))).toEqual([
    ["0 to 90 on", "1380 to 1500"],
    ["0 to 60 on", "540 to 600"],
    [],
  ]);
});

test("what ends at midnight, or is canceled, is on its own day alone", () => {
  const late = [at("2026-11-23T23:00", 60), at("2026-11-23T22:00", 240, "canceled")];
  expect(spans(splitByDay(["2026-11-23", "2026-11-24"], late))).toEqual([
    ["1380 to 1440", "1320 to 1348"],
    [],
  ]);
});

test("a canceled one that another covers stands above the hours, with those that have no time", () => {
  const all = [at("2026-11-23T09:00", 60), at("2026-11-23T09:30", 60, "canceled")];
  const [day] = splitByDay(["2026-11-23"], all);
  expect(day?.timed.map(({ start }) => start)).toEqual([540]);
  expect(day?.untimed.map(({ outcome }) => outcome)).toEqual(["canceled"]);
});
