import { z } from "zod";
import { customerStatuses } from "../../shared/statuses.ts";
import { recentKey } from "./clear-recent.ts";

/** Kept longer than shown, since the record on screen is left out and others may be deleted. */
const kept = 8;

const recentRecord = z.object({
  kind: z.enum(["company", "customer", "appointment"]),
  id: z.string(),
  title: z.string(),
  note: z.string(),
  /** Of a customer. */
  status: z.enum(customerStatuses).optional(),
  /** Of an appointment. */
  date: z.string().optional(),
  /** What it goes away with when that is deleted. */
  partOf: z.array(z.string()),
});
export type RecentRecord = z.output<typeof recentRecord>;

const stored = z.object({ user: z.string(), records: z.array(recentRecord) });

/** The records that this user opened last on this device, the latest first. */
export function readRecent(user: string): RecentRecord[] {
  const found = read();
  return found?.user === user ? found.records : [];
}

export function keepRecent(user: string, record: RecentRecord): void {
  const others = readRecent(user).filter(({ id }) => id !== record.id);
  write({ user, records: [record, ...others].slice(0, kept) });
}

/** Takes a deleted record out, with all that went with it. */
export function forgetRecent(id: string): void {
  const found = read();
  if (!found) return;
  const records = found.records.filter((record) => record.id !== id && !record.partOf.includes(id));
  write({ ...found, records });
}

function read(): z.output<typeof stored> | null {
  try {
    return stored.parse(JSON.parse(localStorage.getItem(recentKey) ?? ""));
  } catch {
    // Nothing kept yet, or written by another version.
    return null;
  }
}

function write(content: z.output<typeof stored>): void {
  try {
    localStorage.setItem(recentKey, JSON.stringify(content));
  } catch {
    // Storage is full or switched off: the palette just begins without recent records.
  }
}
