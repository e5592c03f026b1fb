import { expect, test } from "vitest";
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

test("never a day that is over, nor a time that does not exist", () => {
  expect(defaultDate({ date: "2026-11-19" }, at(13, 20))).toBe("2026-11-20T14:00");
  expect(defaultDate({ time: "27:00" }, at(13, 20))).toBe("2026-11-20T14:00");
});
