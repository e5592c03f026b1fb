import { readNextTimes } from "../appointments/repeat/next.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import type { Moment } from "../filters/moment.ts";
import type { NarrowingValues } from "../filters/narrowing.ts";

/** What narrows by the next appointment, with whom the next times of repeating ones are with. */
export async function addNextTimes<Values extends NarrowingValues>(
  db: Db,
  owner: Owner,
  values: Values,
  { wallTime }: Moment,
): Promise<Values> {
  const { nextMin, nextBelow, noNext } = values;
  if (nextMin === undefined && !noNext) return values;
  const times = await readNextTimes(db, owner, wallTime);
  if (times.length === 0) return values;
  const listed = (isWanted: (date: string) => boolean) =>
    JSON.stringify([
      ...new Set(times.filter(({ date }) => isWanted(date)).map(({ customer }) => customer)),
    ]);
  return {
    ...values,
    ...(noNext
      ? { withTime: listed(() => true) }
      : {
          withTime: listed((date) => nextBelow === undefined || date < nextBelow),
          withEarlier: listed((date) => date < (nextMin ?? "")),
        }),
  };
}
