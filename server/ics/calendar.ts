import type { ShownDetails } from "../../shared/account/subscription.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { type Showing, toEvent } from "./events.ts";
import { toLines } from "./lines.ts";
import { type CalendarBounds, readEvents } from "./queries.ts";
import { describeZone } from "./time-zone.ts";

/** What a subscribed calendar is told of how often to look; most look when they like. */
const refresh = ["REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"];

interface Calendar {
  /** Of whoever reads it. */
  timeZone: string | null;
  shows: ShownDetails;
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
  { timeZone, shows, salt, isSubscribed, revisedAt }: Calendar,
  now: Date,
): AsyncGenerator<string, void, undefined> {
  yield toLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Client Desk//Client Desk//EN",
    "CALSCALE:GREGORIAN",
    "X-WR-CALNAME:Client Desk",
    ...(isSubscribed ? refresh : []),
    ...(timeZone && firstDate ? describeZone(timeZone, firstDate, now) : []),
  ]);
  const showing: Showing = { shows, timeZone, salt, revisedAt, isOurs: !isSubscribed };
  for await (const rows of readEvents(db, owner, last, shows)) {
    yield toLines(rows.flatMap((row) => toEvent(row, showing)));
  }
  yield toLines(["END:VCALENDAR"]);
}
