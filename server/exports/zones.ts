import { readLive } from "../db/acts/live-rows.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import type { RecordTable } from "../db/schema.ts";
import { readGivenHosts } from "../history/read-log.ts";

// By whose clock a file tells times, where people of the desk have several zones.

/** Names of zones, by the id of whoever has one. */
export type ZonesOf = Record<string, string>;

/** Appointments with the zone of their host. */
export async function* withZones(
  batches: AsyncIterable<readonly object[]>,
  zones: ZonesOf,
): AsyncGenerator<object[]> {
  for await (const rows of batches) {
    yield rows.map((row) => ("host" in row ? { ...row, zone: zones[String(row.host)] } : row));
  }
}

type Fields = Record<string, unknown> | null;

interface Logged {
  kind: RecordTable;
  record: string;
  before: Fields;
  after: Fields;
}

/** What was done to appointments, with the clocks that told their times before and after. */
export async function* withClocks<Row extends Logged>(
  db: Db,
  owner: Owner,
  batches: AsyncIterable<readonly Row[]>,
  { zones, changeOf }: { zones: ZonesOf; changeOf: (row: Row) => string },
): AsyncGenerator<readonly Row[]> {
  for await (const rows of batches) {
    const timed = rows.filter(
      (row) => row.kind === "appointments" && [row.before, row.after].some(isTimed),
    );
    if (timed.length === 0 || Object.keys(zones).length === 0) {
      yield rows;
      continue;
    }
    const findHost = await readHosts(db, owner, [...new Set(timed.map(({ record }) => record))]);
    const clockOf = (row: Row, fields: Fields) => {
      if (!isTimed(fields)) return undefined;
      const host = String(fields?.host ?? findHost(row.record, changeOf(row)));
      const zone = zones[host];
      return zone === undefined ? undefined : { host, zone };
    };
    const told = new Set<Row>(timed);
    yield rows.map((row) =>
      told.has(row)
        ? { ...row, clocks: { before: clockOf(row, row.before), after: clockOf(row, row.after) } }
        : row,
    );
  }
}

/** Who was the host of some appointments once an act was done: before the next act that gave them another, or now. */
async function readHosts(db: Db, owner: Owner, records: readonly string[]) {
  const given = Map.groupBy(await readGivenHosts(db, owner, records), ({ record }) => record);
  const live = await readLive(db, owner, "appointments", records);
  const now = new Map(live.map(({ _id, host }) => [String(_id), host]));
  return (record: string, change: string) =>
    given.get(record)?.find((next) => next.change > change)?.host ?? now.get(record);
}

/** Whether fields of an appointment have a time of its host's clock. */
function isTimed(fields: Fields): boolean {
  return fields !== null && ("date" in fields || "lastTime" in fields);
}
