import { authEndpoints } from "../../../../shared/account/auth.ts";
import { cityOf } from "../../../../shared/dates/city.ts";
import { toWallClock } from "../../../../shared/dates/dates.ts";
import { zone as words } from "../../../../shared/words/en/zone.ts";
import { browserZone } from "../../../lib/dates/dates.ts";
import { replaceUser } from "../../../lib/session.ts";
import { succeeds, write } from "../../../lib/write/write.ts";

/** Names that browsers still use, and what these places are called. */
const renamed: Record<string, string> = {
  "Asia/Calcutta": "Kolkata",
  "Asia/Katmandu": "Kathmandu",
  "Asia/Rangoon": "Yangon",
  "Asia/Saigon": "Ho Chi Minh City",
  "Europe/Kiev": "Kyiv",
};

/** "Buenos Aires", and "Kyiv" of its former name. */
export function placeOf(zone: string): string {
  return renamed[zone] ?? cityOf(zone);
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

/** Zones in which this browser's users have said that they keep the one of their account. */
const key = "keptZones";

type Kept = Record<string, string[]>;

export function isKeptIn(user: string, zone: string): boolean {
  return readKept()[user]?.includes(zone) ?? false;
}

export function keepIn(user: string, zone: string): void {
  const kept = readKept();
  storeKept({ ...kept, [user]: [...new Set([...(kept[user] ?? []), zone])] });
}

/** Whoever takes another zone is asked again wherever they are. */
export function forgetKept(user: string): void {
  storeKept({ ...readKept(), [user]: [] });
}

function readKept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    // as: this program alone writes it, and only lists of names.
    return typeof found === "object" && found !== null ? (found as Kept) : {};
  } catch {
    return {};
  }
}

function storeKept(kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage, the question comes again.
  }
}

/** Sets the account's zone, on all devices; false if that failed, which is said. */
export function saveZone(timeZone: string): Promise<boolean> {
  return succeeds(
    write(
      authEndpoints.updateMe,
      { body: { timeZone } },
      // Today may be another day there: everything is fetched again.
      {
        saved: ({ data }) => replaceUser(data),
        failed: words.saveFailed,
      },
    ),
  );
}
