import type { StoryEntry } from "../../../shared/story.ts";
import type { Now } from "../../lib/dates/use-now.ts";
import { minutesOf } from "../../lib/queries/bookings.ts";

type EntryOf<Type extends StoryEntry["type"]> = Extract<StoryEntry, { type: Type }>;

/** What of a customer or a company can change, as far as it has. */
type State = Partial<EntryOf<"change">["from"] & { responsible: string }>;

/** What somebody changed about a customer, or about the company where `customer` is null, on one day. */
export interface ChangeRow extends Pick<EntryOf<"responsible">, "at" | "author" | "customer"> {
  type: "change";
  key: string;
  company: EntryOf<"responsible">["company"] | null;
  from: State;
  to: State;
}

/** An entry as it is shown, with a key of its own. */
export type Row =
  | (Exclude<StoryEntry, EntryOf<"change" | "responsible">> & { key: string })
  | ChangeRow;

/** Entries as rows: the changes of one day are one of them, unless somebody else changed something in between. */
export function toRows(entries: readonly StoryEntry[]): Row[] {
  const days = new Map<string, { row: ChangeRow; turns: number }>();
  const rows: Row[] = [];
  for (const entry of entries) {
    const key = keyOf(entry);
    if (entry.type !== "change" && entry.type !== "responsible") {
      rows.push({ ...entry, key });
      continue;
    }
    const { at, author, customer } = entry;
    const [from, to] = statesOf(entry);
    const later = days.get(key);
    if (later?.row.author === author) {
      // The latest comes first: this one tells from where.
      later.row.from = { ...later.row.from, ...from };
      later.row.to = { ...to, ...later.row.to };
      continue;
    }
    const turns = (later?.turns ?? 0) + 1;
    const row: ChangeRow = {
      ...{ type: "change", key: `${key}, ${turns}`, at, author, customer, from, to },
      company: entry.type === "responsible" ? entry.company : null,
    };
    days.set(key, { row, turns });
    rows.push(row);
  }
  return rows.filter((row) => row.type !== "change" || isChanged(row));
}

function statesOf(entry: EntryOf<"change" | "responsible">): [from: State, to: State] {
  if (entry.type === "change") return [entry.from, entry.to];
  return [{ responsible: entry.from }, { responsible: entry.to }];
}

function keyOf(entry: StoryEntry): string {
  switch (entry.type) {
    case "activity":
      return entry.activity._id;
    case "mail":
      return entry._id;
    case "confirmed":
      return `confirmed ${entry._id}`;
    case "appointment":
      return entry.appointment._id;
    case "task":
      return entry.task._id;
    case "change":
    case "responsible":
      return `changes of ${entry.customer?._id} on ${entry.at.slice(0, 10)}`;
    case "added":
      return `added ${entry.customer?._id ?? entry.company._id}`;
  }
}

/** There and back within a day is nothing. */
function isChanged({ from, to }: ChangeRow): boolean {
  return (
    from.status !== to.status || from.value !== to.value || from.responsible !== to.responsible
  );
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
