import type { Worker } from "../../../../shared/slots/working.ts";
import { together } from "../../../../shared/words/en/together.ts";
import { awayUntil, isMe, shortNameOf } from "../../../kinds/appointments/people/names.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { joined } from "../../../lib/format/joined.ts";
import { formatAway } from "../../../lib/people/absences.ts";
import type { Period } from "../period.ts";

type Shown = Pick<Period, "from" | "to">;

/** "Away until Dec 11", "Away Dec 2 – Dec 4"; undefined for who is there on all of the days shown. */
export function awayLabel(worker: Worker | undefined, shown: Shown): string | undefined {
  const away = worker && daysAway(worker, shown);
  if (!away) return undefined;
  return away.until === undefined
    ? together.away(away.days)
    : together.awayUntil(formatDate(away.until));
}

/** The same as a sentence: "Ben is away until December 11." */
export function awaySentence(worker: Worker, shown: Shown): string | undefined {
  const away = daysAway(worker, shown);
  if (!away) return undefined;
  const { _id } = worker;
  if (away.until !== undefined) return awayUntil(_id, formatDate(away.until, "monthDay"));
  return isMe(_id)
    ? together.youAreAway(away.days)
    : together.isAway(isolate(shortNameOf(_id)), away.days);
}

/** Until when they are away, where they already are on the first day shown; else on which days. */
function daysAway({ away }: Worker, { from, to }: Shown) {
  const within = (away ?? []).filter((days) => days.from <= to && from <= days.until);
  const [first] = within;
  if (within.length === 1 && first && first.from <= from) {
    return { until: first.until };
  }
  if (within.length === 0) return undefined;
  return { days: joined(within.map(formatAway)) };
}
