import type { StoryEntry } from "../../../shared/story.ts";
import type { Now } from "../../lib/dates/use-now.ts";
import { minutesOf } from "../../lib/queries/bookings.ts";

/** An entry as it is shown, with a key of its own. */
export type Row = StoryEntry & { key: string };

/**
 * Entries as rows: what somebody changed about a customer on one day is one of them, unless somebody else changed it in
 * between.
 */
export function toRows(entries: readonly StoryEntry[]): Row[] {
  const days = new Map<string, { row: Extract<Row, { type: "change" }>; turns: number }>();
  const rows: Row[] = [];
  for (const entry of entries) {
    const key = keyOf(entry);
    if (entry.type !== "change") {
      rows.push({ ...entry, key });
      continue;
    }
    const later = days.get(key);
    if (later?.row.author === entry.author) {
      // The latest comes first: this one tells from where.
      later.row.from = entry.from;
      continue;
    }
    const turns = (later?.turns ?? 0) + 1;
    const row = { ...entry, key: `${key}, ${turns}` };
    days.set(key, { row, turns });
    rows.push(row);
  }
  return rows.filter((row) => row.type !== "change" || isChanged(row));
}

function keyOf(entry: StoryEntry): string {
  switch (entry.type) {
    case "activity":
      return entry.activity._id;
    case "appointment":
      return entry.appointment._id;
    case "task":
      return entry.task._id;
    case "change":
      return `changes of ${entry.customer._id} on ${entry.at.slice(0, 10)}`;
    case "added":
      return `added ${entry.customer?._id ?? entry.company._id}`;
  }
}

/** There and back within a day is nothing. */
function isChanged({ from, to }: Extract<StoryEntry, { type: "change" }>): boolean {
  return from.status !== to.status || from.value !== to.value;
}

/** Appointments that have not begun stand above the line of today. */
export function splitAtNow(rows: readonly Row[], { today, minutes }: Now) {
  const isComing = ({ type, at }: Row) => {
    if (type !== "appointment") return false;
    const day = at.slice(0, 10);
    return day > today || (day === today && (minutesOf(at) ?? minutes) >= minutes);
  };
  return { coming: rows.filter(isComing), past: rows.filter((row) => !isComing(row)) };
}
