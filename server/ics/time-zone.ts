import { LRUCache } from "lru-cache";
import { toCompact } from "./lines.ts";
import {
  type ClockChange,
  cycle,
  findYearlyRule,
  listClockChanges,
  startOf,
} from "./zone-rules.ts";

/** Earlier ones get the offset of then: of years that nobody enters, nobody needs the changes. */
const earliestYear = 1970;
/** Each takes some milliseconds to find out and is the same for a whole year. */
const known = new LRUCache<string, string[]>({ max: 100 });

/** A zone as a calendar describes it (RFC 5545, 3.6.5), for dates from a year on. */
export function describeZone(zone: string, firstDate: string, now: Date): string[] {
  const thisYear = now.getUTCFullYear();
  // What begins in a far year needs no other changes than this one's, which go on.
  const firstYear = Math.min(thisYear, Math.max(earliestYear, Number(firstDate.slice(0, 4)) - 1));
  const name = `${zone} ${firstYear} ${thisYear}`;
  const lines = known.get(name) ?? write(zone, firstYear, thisYear);
  known.set(name, lines);
  return lines;
}

function write(zone: string, firstYear: number, thisYear: number): string[] {
  const lastYear = thisYear + cycle;
  const changes = listClockChanges(zone, firstYear, lastYear);
  const { offset } = startOf(firstYear, zone);
  const at = Temporal.PlainDateTime.from({ year: firstYear, month: 1, day: 1 });
  const first: ClockChange = { at, from: offset, to: offset, isDaylight: false };
  const kinds = Map.groupBy(changes, ({ from, to }) => `${from} ${to}`);
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    ...toObservance([first]),
    ...[...kinds.values()].flatMap((kind) => {
      const yearly = findYearlyRule(kind, lastYear);
      if (!yearly) return toObservance(kind);
      return [...toObservance(yearly.irregular), ...toObservance([yearly.since], yearly.rule)];
    }),
    "END:VTIMEZONE",
  ];
}

/** Changes of one kind: the first, and either each of the others by itself or a rule. */
function toObservance([first, ...others]: readonly ClockChange[], rule?: string): string[] {
  if (!first) return [];
  const name = first.isDaylight ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${name}`,
    `DTSTART:${toCompact(first.at.toString({ smallestUnit: "second" }))}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    ...others.map(({ at }) => `RDATE:${toCompact(at.toString({ smallestUnit: "second" }))}`),
    `TZOFFSETFROM:${first.from.replaceAll(":", "")}`,
    `TZOFFSETTO:${first.to.replaceAll(":", "")}`,
    `END:${name}`,
  ];
}
