import type { Settings } from "../../../shared/account/settings.ts";
import type { ForYouItem } from "../../../shared/for-you.ts";
import { type Db, inSnapshot, type Whose } from "../../db/engine/database.ts";
import { listMembers, readNames } from "../../desks/members.ts";
import type { Clocks } from "../../filters/clocks.ts";
import { listForYou, readMailed } from "../../for-you/queries.ts";
import { atClock } from "../at-clock.ts";

interface Recipient {
  settings: Pick<Settings, "calendar" | "forYou">;
  clocks: Clocks | undefined;
}

/** What is new for somebody, with the names of the desk by id. */
export interface News {
  items: ForYouItem[];
  names: ReadonlyMap<string, string>;
}

/** Where no agenda has an hour. */
const usualHour = "07:00";
/** What waited longer, for a mail server or because nobody wanted it mailed, is no news any more. */
const maxAge = { hours: 48 };
/** Between two mails at once: what comes meanwhile is in the second. */
const pause = { minutes: 10 };

const { compare } = Temporal.ZonedDateTime;

/**
 * What is to be mailed now of what is for somebody: at once, or by the hour of the agenda that comes first after it.
 * Without what has been read, undone or mailed, and nothing where nobody else is left on the desk.
 */
export async function planForYou(
  db: Db,
  whose: Required<Whose>,
  { settings, clocks }: Recipient,
  now: Temporal.ZonedDateTime,
): Promise<{ due: News | undefined; next: Temporal.ZonedDateTime[] }> {
  const { calendar, forYou } = settings;
  const instant = new Date(now.epochMilliseconds);
  const mailFrom = toInstant(now.subtract(maxAge));
  const fresh = await listForYou(db, whose, instant, { isNew: true, mailFrom, clocks });
  const wanted = fresh.filter(({ reason }) => forYou[reason] !== "never");
  if (wanted.length === 0) return { due: undefined, next: [] };
  const { isAlone, names, mailed } = await inSnapshot(db, whose, async (tx) => ({
    isAlone: (await listMembers(tx, whose.owner)).size < 2,
    names: await readNames(tx, whose.owner),
    mailed: await readMailed(tx, whose),
  }));
  if (!names || isAlone) return { due: undefined, next: [] };

  const toTime = (at: string) => Temporal.Instant.from(at).toZonedDateTimeISO(now.timeZoneId);
  const hour = atClock(now.toPlainDate(), calendar.agenda ?? usualHour, now);
  const isPast = compare(hour, now) <= 0;
  const tomorrow = atClock(now.toPlainDate().add({ days: 1 }), calendar.agenda ?? usualHour, now);
  const last = toInstant(isPast ? hour : hour.subtract({ days: 1 }));
  const paused = mailed.last === null ? now : toTime(mailed.last).add(pause);
  const isPaused = compare(paused, now) > 0;

  const timeOf = ({ reason, at }: ForYouItem) => {
    if (forYou[reason] === "atOnce") return isPaused ? paused : now;
    return at <= last ? now : isPast ? tomorrow : hour;
  };
  const { now: items = [], later = [] } = Object.groupBy(wanted, (item) =>
    timeOf(item) === now ? "now" : "later",
  );
  // Whoever is sending something may be ended.
  const [lapse = now] = mailed.mailing === null ? [] : [toTime(mailed.mailing)];
  return {
    due: items.length > 0 ? { items, names } : undefined,
    next: [...later.map(timeOf), ...(compare(lapse, now) > 0 ? [lapse] : [])],
  };
}

function toInstant(time: Temporal.ZonedDateTime): string {
  return new Date(time.epochMilliseconds).toISOString();
}
