import type { Worker } from "../../../../shared/slots/working.ts";
import { whoIsAway } from "../../../kinds/appointments/people/names.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { formatAway } from "../../../lib/people/absences.ts";
import type { Period } from "../period.ts";

type Shown = Pick<Period, "from" | "to">;

/** "Away until Dec 11", "Away Dec 2 – Dec 4"; undefined for who is there on all of the days shown. */
export function awayLabel(worker: Worker | undefined, shown: Shown): string | undefined {
  const days = worker && daysAway(worker, shown, "short");
  return days && `Away ${days}`;
}

/** The same as a sentence: "Ben is away until December 11." */
export function awaySentence(worker: Worker, shown: Shown): string | undefined {
  const days = daysAway(worker, shown, "monthDay");
  return days && `${whoIsAway(worker._id)} ${days}.`;
}

function daysAway({ away }: Worker, { from, to }: Shown, style: "short" | "monthDay") {
  const within = (away ?? []).filter((days) => days.from <= to && from <= days.until);
  const [first] = within;
  if (within.length === 1 && first && first.from <= from) {
    return `until ${formatDate(first.until, style)}`;
  }
  return within.map(formatAway).join(", ");
}
