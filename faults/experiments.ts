import { connectionsSqlite } from "./connections.ts";
import { damagedFiles } from "./damaged-files.ts";
import { fileLimitSqlite, fullDiskPostgres, fullDiskSqlite } from "./disk.ts";
import type { Experiment } from "./experiment.ts";
import { footprintPostgres, footprintSqlite } from "./footprint.ts";
import { killApp, killPostgres, killSqlite } from "./kill.ts";
import { neighboursPostgres, neighboursSqlite } from "./neighbours.ts";
import { outageExperiments } from "./outage.ts";
import { overloadPostgres, overloadSqlite } from "./overload.ts";
import { severalProcesses } from "./processes.ts";
import { floodPostgres, floodSqlite } from "./sign-in-flood.ts";
import { slowSearchSqlite } from "./slow-search.ts";
import { stopPostgres, stopSqlite } from "./stop.ts";
import { unreadPostgres, unreadSqlite } from "./unread.ts";

/**
 * In the order in which they run. Those of a group run at the same time: each is waiting most of the
 * time, on a PostgreSQL of its own.
 */
export const experiments: Experiment[][] = [
  [killSqlite],
  [killApp],
  [killPostgres],
  [stopSqlite],
  [stopPostgres],
  [damagedFiles],
  [severalProcesses],
  [fullDiskSqlite],
  [fileLimitSqlite],
  [fullDiskPostgres],
  ...toPairs(outageExperiments),
  [overloadSqlite],
  [overloadPostgres],
  [connectionsSqlite],
  [floodSqlite],
  [floodPostgres],
  [neighboursSqlite],
  [slowSearchSqlite],
  [neighboursPostgres],
  [unreadSqlite, unreadPostgres],
  [footprintSqlite],
  [footprintPostgres],
];

function toPairs<T>(all: readonly T[]): T[][] {
  return all.flatMap((_, index) => (index % 2 ? [] : [all.slice(index, index + 2)]));
}
