import { fixedZone, platformZone, utc, type Zone } from "../../../../../shared/dates/time-zones.ts";

type Windows = (name: string) => string | undefined;

/**
 * The zone that a calendar means by a name: one of the platform, behind whatever path, as in
 * `/freeassociation.sourceforge.net/Europe/Berlin`; one of Windows, by its id (`W. Europe Standard
 * Time`) or as its settings show it (`(UTC+01:00) Amsterdam, Berlin, Bern`); else a plain offset.
 */
export async function zoneNamed(text: string): Promise<Zone | null> {
  const name = text
    .trim()
    .replace(/^["']|["']$/g, "")
    .trim();
  const found = ofPlatform(name);
  if (found || name === "") return found;
  return ofWindows(name, await windowsZones()) ?? ofOffset(name);
}

function ofPlatform(name: string): Zone | null {
  if (/^(?:Z|(?:Etc\/)?UTC|tzone:\/\/Microsoft\/Utc)$/i.test(name)) return utc;
  const parts = name.split("/").filter(Boolean);
  // Some zones have three parts: America/Argentina/Ushuaia.
  for (const count of [parts.length, 3, 2, 1]) {
    // Of a path the last part alone is a city, or nothing.
    if (count > parts.length || (count === 1 && parts.length > 1 && parts.at(-1) !== "UTC"))
      continue;
    const zone = platformZone(parts.slice(-count).join("/").replaceAll(" ", "_"));
    if (zone) return zone;
  }
  return null;
}

/** Loaded where a file has such a name: no other calendar needs the table. */
async function windowsZones(): Promise<Windows> {
  // The library keeps the table up to date, but has no entry for the table alone.
  const { default: table } = await import(
    "../../../../../node_modules/node-ical/windowsZones.json"
  );
  const byName = new Map(
    Object.entries(table).map(([name, { iana }]) => [toPlain(name), iana[0]] as const),
  );
  return (name) => byName.get(toPlain(name));
}

function toPlain(name: string): string {
  return name.toLowerCase().replace(/\s+/g, " ").trim();
}

const offsetBefore = /^\((?:UTC|GMT)(?:[+-]\d{1,2}[:.]?\d{2})?\)\s*/i;

function ofWindows(name: string, windows: Windows): Zone | null {
  const places = name.replace(offsetBefore, "");
  const bare = places.replace(/\s*\(.*\)$/, "").replace(/ Time$/, "");
  const names = [
    name,
    places,
    `${bare} Standard Time`,
    bare.replace(/ Daylight$/, " Standard Time"),
  ];
  for (const each of names) {
    const iana = windows(each);
    if (iana) return platformZone(iana);
  }
  return places === name ? null : ofCities(places);
}

/** `Amsterdam, Berlin, Bern, Rome` are cities of which zones have the names of some. */
function ofCities(places: string): Zone | null {
  const zones = Intl.supportedValuesOf("timeZone");
  for (const place of places.split(/\s*[,/]\s*/)) {
    const city = `/${place.replaceAll(" ", "_")}`;
    const found = zones.find((zone) => zone.endsWith(city));
    if (found) return platformZone(found);
  }
  return null;
}

/** `GMT+0100`, `(UTC+05:30) Somewhere`, `UTC-3`. */
function ofOffset(name: string): Zone | null {
  const [, sign, hours, minutes = "0"] =
    /(?:UTC|GMT)?\s*([+-])(\d{1,2})(?:[:.]?(\d{2}))?\b/i.exec(name) ?? [];
  if (!sign || Number(hours) > 14) return null;
  const ahead = Number(hours) * 60 + Number(minutes);
  return fixedZone(name, sign === "-" ? -ahead : ahead);
}
