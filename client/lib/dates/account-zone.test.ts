import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaultSettings } from "../../../shared/account/settings.ts";
import { applyFormats, restoreFormats } from "../format/formats.ts";
import { formatInstant, monthStart, timeNow, today, toLocalDate } from "./dates.ts";
import { localNow, localTimeIn, localToday } from "./local-time.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  applyFormats(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const zones = [
  "America/Denver",
  "Pacific/Honolulu",
  "Europe/Berlin",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
];
const moments = [
  "2026-01-31T23:30:00Z",
  "2026-03-08T09:30:00Z",
  "2026-03-29T00:30:00Z",
  "2026-04-01T03:10:00Z",
  "2026-11-01T12:00:00Z",
  "2026-12-31T10:15:00Z",
];

test.each(zones)(
  "what is today, now and this month is as in %s, wherever the browser is",
  (zone) => {
    applyFormats(defaultSettings.formats, zone);
    for (const moment of moments) {
      const there = Temporal.Instant.from(moment).toZonedDateTimeISO(zone);
      const day = there.toPlainDate().toString();
      const time = there.toPlainTime().toString({ smallestUnit: "minute" });
      const now = new Date(moment);
      expect([today(now), toLocalDate(now), timeNow(now)]).toEqual([day, day, time]);
      const month = there.toPlainDate().with({ day: 1 }).toZonedDateTime(zone).toInstant();
      expect(Date.parse(monthStart(now)), moment).toBe(month.epochMilliseconds);
      vi.useFakeTimers({ now });
      expect([localToday(), localNow()]).toEqual([day, `${day}T${time}`]);
      const later = there
        .add({ minutes: 90 })
        .toPlainDateTime()
        .toString({ smallestUnit: "minute" });
      expect(localTimeIn(90)).toBe(later);
      vi.useRealTimers();
    }
    expect(formatInstant("2026-05-04T10:30:00.000Z", "shortWithYear")).toBe(
      zone === "Pacific/Kiritimati" ? "May 5, 2026" : "May 4, 2026",
    );
  },
);

test("the zone of the last visit counts until the user is known", () => {
  applyFormats(defaultSettings.formats, "Pacific/Kiritimati");
  const kept = stored.get("formats") ?? "";
  applyFormats(undefined);
  stored.set("formats", kept);
  restoreFormats();
  expect(today(new Date("2026-05-04T10:30:00Z"))).toBe("2026-05-05");
});
