import type { CustomerStatus } from "../../../shared/statuses.ts";
import { recentKey } from "./clear-recent.ts";

/** More than are shown, since the current record is left out and others may be deleted. */
const kept = 8;
const version = 1;

export interface RecentRecord {
  kind: "company" | "customer" | "appointment";
  id: string;
  title: string;
  note: string;
  /** Of a customer. */
  status?: CustomerStatus | undefined;
  /** Of an appointment. */
  date?: string | undefined;
  /** Also removed when this record is deleted. */
  partOf: string[];
}

interface Stored {
  /** Incremented when the stored format changes: older entries are dropped. */
  version: typeof version;
  /** Whose they are, see people/place.ts. */
  place: string;
  records: RecentRecord[];
}

/** The records that were opened recently in this place, on this device, latest first. */
export function readRecent(place: string): RecentRecord[] {
  const found = read();
  return found?.place === place ? found.records : [];
}

export function keepRecent(place: string, record: RecentRecord): void {
  const others = readRecent(place).filter(({ id }) => id !== record.id);
  write({ version, place, records: [record, ...others].slice(0, kept) });
}

/** Removes a deleted record, with everything deleted along with it. */
export function forgetRecent(id: string): void {
  const found = read();
  if (!found) return;
  const records = found.records.filter((record) => record.id !== id && !record.partOf.includes(id));
  write({ ...found, records });
}

function read(): Stored | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(recentKey) ?? "");
    return isStored(found) ? found : null;
  } catch {
    return null;
  }
}

function isStored(found: unknown): found is Stored {
  if (typeof found !== "object" || found === null) return false;
  const isOurs = "version" in found && found.version === version;
  return isOurs && "records" in found && Array.isArray(found.records);
}

function write(content: Stored): void {
  try {
    localStorage.setItem(recentKey, JSON.stringify(content));
  } catch {
    // Storage is full or disabled: the palette just has no recent records.
  }
}
