import type { LoggedRecord } from "../../shared/transfer/account-log.ts";
import { toZoneOf } from "../appointments/clock/handed.ts";
import { toDay } from "../appointments/repeat/times.ts";
import { readLive } from "../db/acts/live-rows.ts";
import { pick, type Row } from "../db/acts/touched.ts";
import type { Db, Owner } from "../db/engine/database.ts";

/** Zones by the id of whoever has one. */
type Zones = ReadonlyMap<string, string>;

/** A time that a file tells by the clock of another zone than its host has here stays at its moment. */
export function toClockHere(kept: Row, row: object, here: string | undefined): Row {
  const zone = "zone" in row ? row.zone : undefined;
  return typeof zone === "string" && here !== undefined ? toZoneOf(kept, zone, here) : {};
}

type Clock = NonNullable<NonNullable<LoggedRecord["clocks"]>["before"]>;

type Timed = Pick<LoggedRecord, "kind" | "record" | "before" | "after" | "clocks">;

/** The same of what acts did to appointments, so that an undo finds and puts back their moments. */
export async function toClocksHere<Logged extends Timed>(
  tx: Db,
  owner: Owner,
  rows: readonly Logged[],
  { zones, toHere }: { zones: Zones; toHere: (id: unknown) => string },
): Promise<Logged[]> {
  const ids = rows.flatMap((row) => (row.clocks ? row.record : []));
  const live = new Map(
    (await readLive(tx, owner, "appointments", ids)).map((row) => [row._id, row]),
  );
  const single = { repeat: "", series: null };
  const toFields = (record: string, fields: Row | null, clock: Clock | undefined) => {
    if (!fields) return fields;
    const known = live.get(record);
    const { date, lastTime } = fields;
    if (!date) {
      // The last of its times has the clock time of the first, which is here.
      return known && lastTime
        ? { ...fields, lastTime: toDay(String(lastTime)) + String(known.date).slice(10) }
        : fields;
    }
    if (!clock) return fields;
    const row = { ...single, ...known, ...fields };
    const told = toClockHere(row, clock, zones.get(toHere(clock.host)));
    return { ...fields, ...pick(told, Object.keys(fields)) };
  };
  return rows.map((row) => {
    const { record, before, after, clocks } = row;
    if (row.kind !== "appointments" || !clocks) return row;
    return {
      ...row,
      before: toFields(record, before, clocks.before),
      after: toFields(record, after, clocks.after),
    };
  });
}
