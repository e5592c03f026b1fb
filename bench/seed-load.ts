import type { toRows } from "../tools/fill.ts";
import type { Place } from "../tools/places.ts";

/** Each after those that its rows belong to. */
export const tables = ["companies", "customers", "appointments"] as const;

export type Rows = ReturnType<typeof toRows>;
/** Writes rows as fast as the engine takes them; it calls for them once all is prepared. */
export type Load = (place: Place, batches: Iterable<Rows>) => Promise<void>;
