import { expect, it } from "vitest";
import { platformZone } from "../../../../../shared/dates/time-zones.ts";
import { zoneNamed } from "./zone-names.ts";

const winter = Date.UTC(2026, 11, 7, 12);
const summer = Date.UTC(2026, 6, 7, 12);

/** How far ahead of UTC its clock is in winter and in summer, in hours. */
async function aheadIn(name: string) {
  const zone = await zoneNamed(name);
  return zone && [winter, summer].map((at) => (zone.toWall(at) - at) / 3_600_000);
}

const berlin = [1, 2];
const newYork = [-5, -4];

it.each([
  ["Europe/Berlin", berlin],
  ['"Europe/Berlin"', berlin],
  ["europe/berlin", berlin],
  ["/freeassociation.sourceforge.net/Europe/Berlin", berlin],
  ["/freeassociation.sourceforge.net/Tzfile/Europe/Berlin", berlin],
  ["/mozilla.org/20050126_1/Europe/Berlin", berlin],
  ["/citadel.org/20210210_1/America/Argentina/Buenos_Aires", [-3, -3]],
  ["America/New York", newYork],
  ["W. Europe Standard Time", berlin],
  ["w. europe standard time", berlin],
  ["Eastern Standard Time", newYork],
  ["US Eastern Standard Time", newYork],
  ["Pacific Daylight Time", [-8, -7]],
  ["(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", berlin],
  ["(GMT+01.00) Amsterdam / Berlin / Bern / Rome / Stockholm / Vienna", berlin],
  ["(UTC-05:00) Eastern Time (US & Canada)", newYork],
  ["(UTC-08:00) Pacific Time (US & Canada)", [-8, -7]],
  ["(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi", [5.5, 5.5]],
  ["(GMT-06:00) Central Time (US & Canada)", [-6, -5]],
  ["(UTC) Dublin, Edinburgh, Lisbon, London", [0, 1]],
  ["tzone://Microsoft/Utc", [0, 0]],
  ["UTC", [0, 0]],
  ["Z", [0, 0]],
  ["GMT+0100", [1, 1]],
  ["UTC-3", [-3, -3]],
  ["Asia/Calcutta", [5.5, 5.5]],
])("the zone %s is known without a description", async (name, ahead) => {
  expect(await aheadIn(name)).toEqual(ahead);
});

it.each(["Customized Time Zone", "tzone://Microsoft/Custom", "Nowhere/Land", ""])(
  "%j is no zone that is known",
  async (name) => {
    expect(await zoneNamed(name)).toBe(null);
  },
);

it("a time that a night has twice is the first, and one that a night leaves out is that of the clock before", () => {
  const zone = platformZone("Europe/Berlin");
  const instantOf = (...figures: [number, number, number, number, number]) =>
    new Date(zone?.toInstant(Date.UTC(...figures)) ?? 0).toISOString();
  expect(instantOf(2026, 9, 25, 2, 30)).toBe("2026-10-25T00:30:00.000Z");
  expect(instantOf(2026, 9, 25, 3, 0)).toBe("2026-10-25T02:00:00.000Z");
  expect(instantOf(2026, 2, 29, 2, 30)).toBe("2026-03-29T01:30:00.000Z");
  expect(instantOf(2026, 2, 29, 3, 0)).toBe("2026-03-29T01:00:00.000Z");
  expect(instantOf(2026, 2, 29, 1, 59)).toBe("2026-03-29T00:59:00.000Z");
});
