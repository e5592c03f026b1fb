import ICAL from "ical.js";
import { describedZone, type Zone } from "../../../../../shared/dates/time-zones.ts";
import type { JComponent } from "../content-lines.ts";
import { zoneNamed } from "./zone-names.ts";

/** When something is, as the file has it. */
export interface Moment {
  /** What the clock of its zone shows, as `Date.UTC` has it. */
  wall: number;
  isDay: boolean;
  /** Null where it is the same hour wherever one is. */
  zone: Zone | null;
}

/** The zones of a calendar. */
export interface Zones {
  /** Of the account, in whose time everything is written. */
  own: Zone;
  /** By which a series goes that is written in UTC: that of the calendar, if it has one, else our own. */
  ofSeries: Zone;
  byName: ReadonlyMap<string, Zone | null>;
}

/**
 * All zones that the lines of a calendar name. What the platform knows of a city beats what a file
 * describes, which is often no more than one summer; of other names the file knows more.
 */
export async function findZones(
  names: ReadonlySet<string>,
  described: readonly JComponent[],
  calendarZone: string,
  own: Zone,
): Promise<Zones> {
  const byFile = new Map(described.flatMap(describedOf));
  const byName = new Map<string, Zone | null>();
  for (const name of [...names, ...byFile.keys(), "UTC"]) {
    const described = byFile.get(name);
    const isCity = described && name.includes("/") && (await zoneNamed(name));
    byName.set(name, isCity || (described ?? (await zoneNamed(name))));
  }
  return { own, ofSeries: (await zoneNamed(calendarZone)) ?? own, byName };
}

function describedOf(component: JComponent): [string, Zone][] {
  const zone = new ICAL.Timezone(new ICAL.Component(component));
  if (!zone.tzid || component[2].length === 0) return [];
  const offsetOf = (wall: number) => zone.utcOffset(toTime({ wall, isDay: false })) * 1000;
  return [[zone.tzid, describedZone(zone.tzid, offsetOf)]];
}

/** The values of a property that are times; those of a period begin it. */
export function momentsOf(event: ICAL.Component, name: string, zones: Zones): Moment[] {
  return event.getAllProperties(name).flatMap((property) => {
    const tzid = property.getFirstParameter("tzid");
    // as: a property in jCal is a list of which the values come after three others.
    const values = (property.toJSON() as unknown[]).slice(3);
    return values.flatMap(
      (value) => readMoment(Array.isArray(value) ? value[0] : value, tzid, zones) ?? [],
    );
  });
}

const day = 86_400_000;
const figures = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(Z)?)?$/;

function readMoment(value: unknown, tzid: string | undefined, { byName }: Zones): Moment | null {
  const [text, year, month, date, hour, minute, second, isUtc] = figures.exec(String(value)) ?? [];
  if (!text) return null;
  const wall = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(date),
    Number(hour ?? 0),
    Number(minute ?? 0),
    Number(second ?? 0),
  );
  // There is no 31st of February.
  if (new Date(wall).toISOString().slice(0, 10) !== text.slice(0, 10)) return null;
  const isDay = hour === undefined;
  const zone = isUtc ? byName.get("UTC") : byName.get(tzid ?? "");
  return { wall, isDay, zone: (!isDay && zone) || null };
}

/** The same moment by another clock; days and hours without a zone are the same everywhere. */
export function wallIn({ wall, isDay, zone }: Moment, other: Zone): number {
  return isDay || !zone || zone === other ? wall : other.toWall(zone.toInstant(wall));
}

/**
 * The day that is meant where a series of whole days has an hour: programs write the midnight of their
 * own clock, or the last second before it, in UTC.
 */
export function dayOf(time: Moment, { ofSeries, byName }: Zones): number {
  const clocks = [ofSeries, ...byName.values()].filter((zone) => zone !== null);
  const walls = [time.wall, ...clocks.map((zone) => wallIn(time, zone))];
  const meant = walls.find((wall) => [0, day - 1000].includes(wall % day)) ?? time.wall;
  return Math.floor(meant / day) * day;
}

/** For the arithmetic of rules, which knows no zones. */
export function toTime({ wall, isDay }: Pick<Moment, "wall" | "isDay">): ICAL.Time {
  const at = new Date(wall);
  return new ICAL.Time(
    {
      ...{ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() },
      ...{ hour: at.getUTCHours(), minute: at.getUTCMinutes(), second: at.getUTCSeconds() },
      isDate: isDay,
    },
    ICAL.Timezone.localTimezone,
  );
}

/** `2026-03-04 15:00` or `2026-03-04`. */
export function toText(wall: number, isDay: boolean): string {
  return new Date(wall)
    .toISOString()
    .slice(0, isDay ? 10 : 16)
    .replace("T", " ");
}
