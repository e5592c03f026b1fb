import type { Change } from "../../../shared/history/history.ts";
import { acts } from "../../../shared/words/en/acts.ts";
import { records } from "../../../shared/words/en/records.ts";
import { formatDate } from "../../lib/dates/dates.ts";
import { clockOf, dayOf } from "../../lib/dates/when.ts";
import { isolate } from "../../lib/format/isolate.ts";

/** What stands below the sentence: with whom, since when it is undone, how long it is kept. */
export function secondLineOf(change: Change): string {
  const { kind, action, undone, keptUntil, at, parents, note } = change;
  const names = parents.map(({ name }) => name && isolate(name)).filter(Boolean);
  const below = acts.below;
  const lines = [
    note && acts.quoted(isolate(note)),
    !change.bulk && kind === "appointments" && names.length > 0 && below.who(names.join(", ")),
    !change.bulk && kind === "tasks" && names.length > 0 && below.whose(names.join(", ")),
    undone && undoneWords(undone, at),
    !undone &&
      action === "delete" &&
      keptUntil &&
      below.kept(formatDate(dayOf(keptUntil), "monthDay")),
  ];
  return lines.filter(Boolean).join(". ");
}

/** "Undone 12:59 PM", with what was kept where that is not all of the act. */
function undoneWords({ at, kept }: NonNullable<Change["undone"]>, actAt: string): string {
  const day = dayOf(at);
  const time =
    day === dayOf(actAt) ? clockOf(at) : records.values.dayTime(formatDate(day), clockOf(at));
  return kept === 0 ? acts.below.undone(time) : acts.below.undonePartly(time, kept);
}
