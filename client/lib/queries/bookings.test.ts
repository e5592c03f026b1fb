import { describe, expect, test } from "vitest";
import { sampleAppointment } from "../sample-appointment.ts";
import { findOverlaps, minutesOf, sortBookings, takenTimes, timeOf } from "./bookings.ts";

const appointment = (title: string, date: string, duration = 60) =>
  sampleAppointment({ _id: title, title, date, duration });

test("a wall-clock time is read as it stands", () => {
  expect(minutesOf("2026-05-04T15:45:00.000Z")).toBe(945);
  expect(minutesOf("2026-05-04T00:00")).toBe(0);
  expect(minutesOf("2026-05-04")).toBeNull();
  expect(minutesOf("2026-05-04T25:00:00.000Z")).toBeNull();
});

test("what ends after midnight ends on the next day's clock", () => {
  expect(timeOf(9 * 60 + 5)).toBe("09:05");
  expect(timeOf(25 * 60)).toBe("01:00");
});

test("a day is parted into what has a time and what has none", () => {
  const { timed, untimed } = sortBookings([
    appointment("later", "2026-05-04T15:00:00.000Z"),
    appointment("no time", "2026-05-04"),
    appointment("short", "2026-05-04T09:00:00.000Z", 15),
    appointment("long", "2026-05-04T09:00:00.000Z", 90),
  ]);
  expect(timed.map((booking) => booking.appointment.title)).toEqual(["long", "short", "later"]);
  expect(untimed.map(({ title }) => title)).toEqual(["no time"]);
});

describe("overlaps", () => {
  const { timed } = sortBookings([
    appointment("review", "2026-05-04T10:30:00.000Z"),
    appointment("redlines", "2026-05-04T10:45:00.000Z"),
    appointment("after", "2026-05-04T11:45:00.000Z"),
  ]);

  test("name the others that share time, not those that follow", () => {
    const titles = timed.map((booking) =>
      findOverlaps(booking, timed).map((other) => other.appointment.title),
    );
    expect(titles).toEqual([["redlines"], ["review"], []]);
  });

  test("each taken step is named by what began first", () => {
    expect([...takenTimes(timed.slice(0, 2), 15)]).toEqual([
      ["10:30", "review"],
      ["10:45", "review"],
      ["11:00", "review"],
      ["11:15", "review"],
      ["11:30", "redlines"],
    ]);
  });
});
