import type { Db, Owner } from "../db/engine/database.ts";
import type { Clocks } from "../filters/clocks.ts";
import { type Hosts, type Showing, toEvent } from "./events.ts";
import { toLines } from "./lines.ts";
import { type CalendarBounds, type Reader, readEvents } from "./queries.ts";
import { describeZone } from "./time-zone.ts";

/** What a subscribed calendar is told of how often to look; most look when they like. */
const refresh = ["REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"];

interface Calendar extends Reader {
  /** Of whoever reads it. */
  timeZone: string | null;
  /** Of the hosts, where they differ. */
  clocks: Clocks | undefined;
  /** In a calendar of everyone: who hosts, by name. */
  hosts?: Hosts | undefined;
  /** What makes ids that tell nothing, where only being busy is shown. */
  salt: string;
  isSubscribed: boolean;
  /** Since when it is written so: readers replace what they have from before. */
  revisedAt: Date;
}

/** All appointments as a calendar after RFC 5545, one chunk for each batch. */
export async function* writeCalendar(
  db: Db,
  owner: Owner,
  { last, firstDate }: CalendarBounds,
  calendar: Calendar,
  now: Date,
): AsyncGenerator<string, void, undefined> {
  const { timeZone, clocks, person, hosts, shows, salt, isSubscribed, revisedAt } = calendar;
  const others = [...(clocks?.others.values() ?? [])].map(({ name }) => name);
  const zones = new Set([...(timeZone ? [timeZone] : []), ...others]);
  yield toLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Client Desk//Client Desk//EN",
    "CALSCALE:GREGORIAN",
    "X-WR-CALNAME:Client Desk",
    ...(isSubscribed ? refresh : []),
    ...(firstDate ? [...zones].flatMap((zone) => describeZone(zone, firstDate, now)) : []),
  ]);
  const isOurs = !isSubscribed;
  const showing: Showing = { shows, timeZone, clocks, person, hosts, salt, revisedAt, isOurs };
  for await (const rows of readEvents(db, owner, last, calendar)) {
    yield toLines(rows.flatMap((row) => toEvent(row, showing)));
  }
  yield toLines(["END:VCALENDAR"]);
}
