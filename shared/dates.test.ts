import { expect, test, vi } from "vitest";
import { todayIn } from "./dates.ts";

test("a time zone is made ready once, in whatever letters it is written", () => {
  const now = new Date("2026-05-04T20:00:00Z");
  todayIn("Asia/Tokyo", now);
  const make = vi.spyOn(Intl, "DateTimeFormat");
  for (const zone of ["Asia/Tokyo", "asia/tokyo", "ASIA/TOKYO", "aSiA/tOkYo"]) {
    expect(todayIn(zone, now)).toBe("2026-05-05");
  }
  expect(make).not.toHaveBeenCalled();
});
