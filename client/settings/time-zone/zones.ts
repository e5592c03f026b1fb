import { toWallClock } from "../../../shared/dates.ts";
import { browserZone } from "../../lib/dates.ts";

/** Names that browsers still use, and what these places are called. */
const renamed: Record<string, string> = {
  "Asia/Calcutta": "Kolkata",
  "Asia/Katmandu": "Kathmandu",
  "Asia/Rangoon": "Yangon",
  "Asia/Saigon": "Ho Chi Minh City",
  "Europe/Kiev": "Kyiv",
};

/** "Buenos Aires" of `America/Argentina/Buenos_Aires`. */
export function placeOf(zone: string): string {
  return renamed[zone] ?? zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** `UTC` and its like belong to no place. */
export function isPlace(zone: string): boolean {
  return zone.includes("/") && !zone.startsWith("Etc/");
}

const day = 86_400_000;

/** Whether both clocks show the same for the coming year, as in Berlin and Vienna. */
export function haveSameClock(one: string, other: string, now = new Date()): boolean {
  for (let ahead = 0; ahead <= 365; ahead += 7) {
    const at = new Date(now.getTime() + ahead * day).toISOString();
    if (toWallClock(at, one) !== toWallClock(at, other)) return false;
  }
  return true;
}

/** All zones by name, as "America/New York", with `own` even if this browser does not list it. */
export function listZones(own: string): { value: string; label: string }[] {
  const zones = new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), browserZone(), own]);
  return [...zones].sort().map((value) => ({ value, label: value.replaceAll("_", " ") }));
}
