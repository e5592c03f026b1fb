import { readTimeName } from "../../shared/repeat/time-names.ts";
import type { StoryEntry } from "../../shared/story.ts";
import { countTimes } from "../appointments/repeat/counts.ts";
import { nextOf } from "../appointments/repeat/next.ts";
import { pageByDate } from "../appointments/repeat/pages.ts";
import type { Series } from "../appointments/repeat/queries.ts";
import type { Asked } from "../appointments/repeat/ranges.ts";
import { forEachInTurns, toDay, toTime } from "../appointments/repeat/times.ts";
import { type Subject, tellAppointment } from "./subject.ts";

interface Told {
  row: { cursor0: string; cursor1: string };
  told: StoryEntry;
}

/** The times of repeating appointments that a story has: those that are over, and the next one of each. */
export async function tellTimes(
  series: readonly (Series & { booked: string | null })[],
  ownTimes: readonly { _id: string }[],
  now: string,
  subject: Subject,
) {
  const own = new Set(ownTimes.map(({ _id }) => _id));
  const ownOf = Map.groupBy(ownTimes, ({ _id }) => readTimeName(_id)?.series);
  const rows = new Map(series.map((row) => [row._id, row]));
  const asked: Asked[] = [];
  let count = 0;
  await forEachInTurns(series, (rule) => {
    const next = nextOf(rule, own, now);
    const last = next ?? rule.lastTime ?? now;
    const one = { rule, from: toDay(rule.date), to: toDay(last) };
    asked.push(one);
    count += countTimes(rule, ownOf.get(rule._id) ?? [], one.from, one.to);
  });
  return { count, page };

  /** The latest first, from a place on. */
  async function page(place: readonly [string, string] | undefined, most: number): Promise<Told[]> {
    const after = place && { cursor0: place[0], cursor1: `${place[1]} ` };
    const entries = await pageByDate(asked, { own, after, isDescending: true, most });
    return entries.flatMap(({ cursor0, cursor1, rule, date }) => {
      const found = rows.get(rule._id);
      if (!found) return [];
      const told = tellAppointment(toTime(found, date), found.booked, subject);
      return [{ row: { cursor0, cursor1 }, told }];
    });
  }
}
