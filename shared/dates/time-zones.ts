const hour = 3_600_000;
const minute = 60_000;

/** A place's clock. Its time is what `Date.UTC` makes of the figures that the clock shows. */
export interface Zone {
  name: string;
  toInstant: (wall: number) => number;
  toWall: (instant: number) => number;
}

/** A zone of which the offset is known at each instant. Of a time that a night has twice, the first is meant. */
function zoneOf(name: string, offsetAt: (instant: number) => number): Zone {
  return {
    name,
    toWall: (instant) => instant + offsetAt(instant),
    toInstant: (wall) => {
      // Half a day apart there is at most one change of the clocks between them.
      const before = offsetAt(wall - 12 * hour);
      const after = offsetAt(wall + 12 * hour);
      const isAfter = before !== after && offsetAt(wall - before) !== before;
      // A time that a night leaves out is that of the clock before (RFC 5545, 3.3.5).
      return wall - (isAfter && offsetAt(wall - after) === after ? after : before);
    },
  };
}

const known = new Map<string, Zone | null>();

/** A zone of the platform's own data, such as `Europe/Berlin`; null where it has none of this name. */
export function platformZone(name: string): Zone | null {
  const found = known.get(name);
  if (found !== undefined) return found;
  const zone = /^[A-Za-z]/.test(name) ? createZone(name) : null;
  known.set(name, zone);
  return zone;
}

function createZone(name: string): Zone | null {
  const format = formatIn(name);
  if (!format) return null;
  /** The clocks change at most once in a quarter of an hour. */
  const offsets = new Map<number, number>();
  return zoneOf(format.resolvedOptions().timeZone, (instant) => {
    const quarter = Math.floor(instant / (15 * minute));
    const kept = offsets.get(quarter);
    if (kept !== undefined) return kept;
    const offset = offsetIn(format, quarter * 15 * minute);
    offsets.set(quarter, offset);
    return offset;
  });
}

function formatIn(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat("en-US", {
      ...{ timeZone, hourCycle: "h23", era: "short" },
      ...{ year: "numeric", month: "numeric", day: "numeric" },
      ...{ hour: "numeric", minute: "numeric", second: "numeric" },
    });
  } catch {
    return null;
  }
}

function offsetIn(format: Intl.DateTimeFormat, instant: number): number {
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const figure = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const year = parts.get("era") === "BC" ? 1 - figure("year") : figure("year");
  const wall = new Date(0);
  wall.setUTCFullYear(year, figure("month") - 1, figure("day"));
  wall.setUTCHours(figure("hour"), figure("minute"), figure("second"));
  return wall.getTime() - instant;
}

/** A zone that is always so many minutes ahead of UTC. */
export function fixedZone(name: string, minutes: number): Zone {
  return zoneOf(name, () => minutes * minute);
}

/** A zone as a file describes it, by the offset of what its clock shows, in milliseconds. */
export function describedZone(name: string, offsetOf: (wall: number) => number): Zone {
  return {
    name,
    toInstant: (wall) => wall - offsetOf(wall),
    toWall: (instant) => instant + offsetOf(instant + offsetOf(instant)),
  };
}

export const utc: Zone = fixedZone("UTC", 0);

/** UTC where the platform knows no such zone. */
export function zoneNamed(name: string): Zone {
  return platformZone(name) ?? utc;
}

/** The browser's own zone. */
export function ownZone(): Zone {
  return zoneNamed(Intl.DateTimeFormat().resolvedOptions().timeZone);
}
