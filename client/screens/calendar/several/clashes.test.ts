import { expect, test } from "vitest";
import { sampleAppointment } from "../../../lib/sample-appointment.ts";
import { clashesOf } from "./clashes.ts";

function at(time: string, host: string, ...attending: string[]) {
  return sampleAppointment({
    date: `2026-11-23T${time}:00.000Z`,
    _id: time + host,
    host,
    attending,
  });
}

test("two people at once are no overlap, one person twice is, as host or as guest", () => {
  expect([...clashesOf([at("10:00", "a"), at("10:30", "b"), at("11:00", "a")])]).toEqual([]);
  expect(
    [...clashesOf([at("10:00", "a"), at("10:30", "b", "a"), at("12:00", "a")])].sort(),
  ).toEqual(["10:00a", "10:30b"]);
});
