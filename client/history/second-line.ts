import type { Change } from "../../shared/history.ts";
import { formatDate } from "../lib/dates.ts";
import { isolate } from "../lib/isolate.ts";
import { clockOf, dayOf } from "./when.ts";

/** What stands below the sentence: with whom, since when it is undone, how long it is kept. */
export function secondLineOf(change: Change): string {
  const { kind, action, undone, keptUntil, at, parents } = change;
  const names = parents.map(({ name }) => name && isolate(name)).filter(Boolean);
  const lines = [
    kind === "appointments" && names.length > 0 && `With ${names.join(", ")}`,
    kind === "tasks" && names.length > 0 && `For ${names.join(", ")}`,
    undone &&
      `Undone ${dayOf(undone.at) === dayOf(at) ? "" : `${formatDate(dayOf(undone.at))}, `}${clockOf(undone.at)}`,
    !undone &&
      action === "delete" &&
      keptUntil &&
      `Kept until ${formatDate(dayOf(keptUntil), "monthDay")}`,
  ];
  return lines.filter(Boolean).join(". ");
}
