import { describe, expect, test } from "vitest";
import { freeTimeAmong } from "../../../lib/queries/bookings.ts";
import { sampleAppointment } from "../../../lib/sample-appointment.ts";
import { defaultDate } from "./default-date.ts";

const today = "2026-11-20";
const at = (hour: number, minute = 0) => ({ today, minutes: hour * 60 + minute });

test("the next full hour today", () => {
  expect(defaultDate({}, at(13, 20))).toBe("2026-11-20T14:00");
  expect(defaultDate({}, at(13))).toBe("2026-11-20T14:00");
});

test("9 AM before the day has begun, tomorrow once it is over", () => {
  expect(defaultDate({}, at(5, 30))).toBe("2026-11-20T09:00");
  expect(defaultDate({}, at(17, 5))).toBe("2026-11-21T09:00");
});

test("9 AM of the day that was asked for, or the very time", () => {
  expect(defaultDate({ date: "2026-12-24" }, at(13))).toBe("2026-12-24T09:00");
  expect(defaultDate({ date: "2026-12-24", time: "15:30" }, at(13))).toBe("2026-12-24T15:30");
  expect(defaultDate({ time: "15:30" }, at(13))).toBe("2026-11-20T15:30");
});

test("today when today was asked for, however late", () => {
  expect(defaultDate({ date: today }, at(20, 10))).toBe("2026-11-20T21:00");
  expect(defaultDate({ date: today }, at(23, 50))).toBe("2026-11-20T23:45");
});

test("a day that is over when that was asked for, but never a time that does not exist", () => {
  expect(defaultDate({ date: "2026-11-19" }, at(13, 20))).toBe("2026-11-19T09:00");
  expect(defaultDate({ time: "27:00" }, at(13, 20))).toBe("2026-11-20T14:00");
});

describe("never a time that is taken", () => {
  const among = (...booked: [date: string, duration: number][]) =>
    freeTimeAmong(
      booked.map(([date, duration]) => toAppointment(date, duration)),
      { length: 60, step: 15 },
    );

  test("the first hour that is free from the next full hour on", () => {
    const free = among(["2026-11-20T14:00", 60], ["2026-11-20T15:15", 30]);
    expect(defaultDate({}, at(13, 20), free)).toBe("2026-11-20T15:45");
    expect(defaultDate({}, at(13, 20), among(["2026-11-20T15:00", 60]))).toBe("2026-11-20T14:00");
  });

  test("another day when today is full until the evening", () => {
    const free = among(["2026-11-20T13:30", 240], ["2026-11-21T08:30", 60]);
    expect(defaultDate({}, at(13, 20), free)).toBe("2026-11-21T09:30");
  });

  test("of the day that was asked for, in the evening if need be", () => {
    const free = among(["2026-12-24T09:00", 600]);
    expect(defaultDate({ date: "2026-12-24" }, at(13), free)).toBe("2026-12-24T19:00");
    const full = among(["2026-12-24T00:00", 720], ["2026-12-24T12:00", 720]);
    expect(defaultDate({ date: "2026-12-24" }, at(13), full)).toBe("2026-12-24T09:00");
  });

  test("one that goes on past midnight takes time of the next day", () => {
    const free = among(["2026-12-23T22:00", 720]);
    expect(defaultDate({ date: "2026-12-24" }, at(13), free)).toBe("2026-12-24T10:00");
  });

  test("the very time that was asked for, taken or not; one without a time takes none", () => {
    const free = among(["2026-11-20T15:30", 60], ["2026-11-20", 60]);
    expect(defaultDate({ time: "15:30" }, at(13), free)).toBe("2026-11-20T15:30");
    expect(defaultDate({}, at(13), free)).toBe("2026-11-20T14:00");
  });

  test("with every day full, the first morning that nobody has looked at", () => {
    expect(defaultDate({}, at(13), () => null)).toBe("2026-12-04T09:00");
  });
});

function toAppointment(date: string, duration: number) {
  return sampleAppointment({ title: "Taken", date, duration });
}
