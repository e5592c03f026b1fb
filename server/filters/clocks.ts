import { LRUCache } from "lru-cache";
import { platformZone, type Zone, zoneNamed } from "../../shared/dates/time-zones.ts";
import type { Row } from "../db/acts/touched.ts";

// A time is stored as the clock of its host shows it, and answered as that of whoever asks does. See
// docs/decisions/0101-whose-clock.md.

/** Whose clocks tell the time on a desk with people of several zones. */
export interface Clocks {
  /** Of whoever asks. */
  mine: Zone;
  /** Of hosts who have another one, by their id. */
  others: ReadonlyMap<string, Zone>;
  groups: readonly Group[];
}

/** Appointments that are told by one clock: ids, in JSON. */
export interface Group {
  zone: Zone;
  /** In the calendars of these, with a time. */
  hosts?: string;
  /** In all but the calendars of these, or without a time. */
  notHosts?: string;
}

interface Hosted {
  host: string;
  date: string;
}

const minute = 60_000;
const plainDateLength = 10;

/** By the zones and the reader's own: what is read from them is the same for days. */
const known = new LRUCache<string, { clocks: Clocks | undefined }>({ max: 1000 });

/** Undefined where all have the same. `zones` as a desk has them. */
export function readClocks(
  zones: string | null | undefined,
  zoneOfReader: string | null,
): Clocks | undefined {
  if (!zones) return undefined;
  const key = `${zoneOfReader} ${zones}`;
  const found = known.get(key) ?? { clocks: toClocks(zones, zoneOfReader) };
  known.set(key, found);
  return found.clocks;
}

function toClocks(zones: string, zoneOfReader: string | null): Clocks | undefined {
  const mine = zoneNamed(zoneOfReader ?? "");
  // as: written by our own triggers.
  const all = Object.entries(JSON.parse(zones) as Record<string, string>);
  const others = new Map(
    all.flatMap(([host, name]): [string, Zone][] => {
      const zone = platformZone(name);
      return zone && zone.name !== mine.name ? [[host, zone]] : [];
    }),
  );
  if (others.size === 0) return undefined;
  const byZone = Map.groupBy(others, ([, zone]) => zone);
  const groups = [...byZone].map(([zone, of]): Group => {
    return { zone, hosts: JSON.stringify(of.map(([host]) => host)) };
  });
  const own: Group = { zone: mine, notHosts: JSON.stringify([...others.keys()]) };
  return { mine, others, groups: [own, ...groups] };
}

function toText(wall: number): string | undefined {
  const text = new Date(wall).toISOString();
  // Beyond the calendar there are no dates.
  return /^(?!0000)\d{4}-/.test(text) ? text : undefined;
}

/** A wall-clock time by one clock as another shows it at that moment; outside the calendar as it is. */
function translate(date: string, from: Zone | undefined, to: Zone | undefined): string {
  if (date.length <= plainDateLength || !from || !to || from === to) return date;
  return toText(to.toWall(from.toInstant(Date.parse(date)))) ?? date;
}

/** What the clock of one zone shows when that of another shows a time; unknown ones change nothing. */
export function betweenZones(date: string, from: string, to: string): string {
  return translate(date, platformZone(from) ?? undefined, platformZone(to) ?? undefined);
}

/** A time in somebody's calendar by the clock of whoever asks. */
export function toReader(clocks: Clocks | undefined, { host, date }: Hosted): string {
  return clocks ? translate(date, clocks.others.get(host), clocks.mine) : date;
}

/** The other way round. */
export function toHost(clocks: Clocks | undefined, { host, date }: Hosted): string {
  return clocks ? translate(date, clocks.mine, clocks.others.get(host)) : date;
}

/** What a clock shows where another one shows a time. */
export function betweenHosts(
  clocks: Clocks | undefined,
  { host, date }: Hosted,
  next: string,
): string {
  return clocks ? translate(date, zoneOf(clocks, host), zoneOf(clocks, next)) : date;
}

function zoneOf({ others, mine }: Clocks, host: string): Zone {
  return others.get(host) ?? mine;
}

/** What another clock shows at a time of the reader's. */
export function nowIn({ mine }: Clocks, { zone }: Pick<Group, "zone">, wallTime: string): string {
  return translate(wallTime, mine, zone);
}

/** An appointment as whoever asks is told of it. */
export function tellTime<One extends Hosted & { lastTime?: string | null }>(
  clocks: Clocks | undefined,
  one: One,
): One {
  if (!clocks?.others.has(one.host)) return one;
  const { host, lastTime } = one;
  return {
    ...one,
    date: toReader(clocks, one),
    ...(lastTime && { lastTime: toReader(clocks, { host, date: lastTime }) }),
  };
}

/** Fields of an appointment as an act had them; `known` where they name no host. */
export function tellState(clocks: Clocks, state: Row | null, known: Row | undefined): Row | null {
  if (!state) return null;
  const { host = known?.host, date } = state;
  if (typeof host !== "string" || typeof date !== "string") return state;
  return { ...state, date: toReader(clocks, { host, date }) };
}

/** The instant of a time, by which those of several clocks are in order: one without a time begins its day. */
export function toInstant(clocks: Clocks, { host, date }: Hosted): number {
  if (date.length <= plainDateLength) return clocks.mine.toInstant(Date.parse(date)) - 0.5;
  return zoneOf(clocks, host).toInstant(Date.parse(date));
}

/** The first and the last text that a clock shows between two of the reader's, both included. */
export function translateRange(
  { mine }: Clocks,
  { zone }: Group,
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
): { startDate?: string; endDate?: string } {
  if (zone === mine) return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
  const begin = startDate && firstText(zone, mine.toInstant(Date.parse(startDate)));
  const isPlainEnd = endDate?.length === plainDateLength;
  const end =
    endDate &&
    lastText(
      zone,
      mine.toInstant(Date.parse(endDate) + (isPlainEnd ? 1440 * minute : 0)) - (isPlainEnd ? 1 : 0),
    );
  return { ...(begin && { startDate: begin }), ...(end && { endDate: end }) };
}

/** In nights in which the clocks change, a text is shown twice or not at all. */
function firstText(zone: Zone, instant: number): string {
  let wall = zone.toWall(instant);
  while (zone.toInstant(wall) < instant) wall += minute;
  while (zone.toInstant(wall - minute) >= instant) wall -= minute;
  return toText(wall) ?? "0001-01-01T00:00:00.000Z";
}

function lastText(zone: Zone, instant: number): string {
  let wall = zone.toWall(instant);
  while (zone.toInstant(wall + minute) <= instant) wall += minute;
  return toText(wall) ?? "9999-12-31T23:59:59.999Z";
}
