import type { Change } from "../../../shared/history/history.ts";
import { formatDate } from "../../lib/dates/dates.ts";
import { clockOf, dayOf } from "../../lib/dates/when.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { keptWords } from "./outcome.ts";

/** What stands below the sentence: with whom, since when it is undone, how long it is kept. */
export function secondLineOf(change: Change): string {
  const { kind, action, undone, keptUntil, at, parents, note } = change;
  const names = parents.map(({ name }) => name && isolate(name)).filter(Boolean);
  const lines = [
    note && `“${isolate(note)}”`,
    !change.bulk && kind === "appointments" && names.length > 0 && `With ${names.join(", ")}`,
    !change.bulk && kind === "tasks" && names.length > 0 && `For ${names.join(", ")}`,
    undone && undoneWords(undone, at),
    !undone &&
      action === "delete" &&
      keptUntil &&
      `Kept until ${formatDate(dayOf(keptUntil), "monthDay")}`,
  ];
  return lines.filter(Boolean).join(". ");
}

/** "Undone 12:59 PM", with what was kept where that is not all of the act. */
function undoneWords({ at, kept }: NonNullable<Change["undone"]>, actAt: string): string {
  const day = dayOf(at) === dayOf(actAt) ? "" : `${formatDate(dayOf(at))}, `;
  if (kept === 0) return `Undone ${day}${clockOf(at)}`;
  return `Partly undone ${day}${clockOf(at)}, ${keptWords(kept)}`;
}
