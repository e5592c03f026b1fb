import { bigDeletions } from "./big-deletions.ts";
import { connectionsSqlite } from "./connections.ts";
import { damagedFiles } from "./damaged-files.ts";
import { fileLimitSqlite, fullDiskPostgres, fullDiskSqlite } from "./disk.ts";
import { everyEndpoint } from "./every-endpoint/experiment.ts";
import type { Experiment } from "./experiment.ts";
import { footprints } from "./footprint.ts";
import { hugeActs } from "./huge-acts.ts";
import { killPostgres, kills } from "./kill.ts";
import { killedActs } from "./kill-acts.ts";
import { mails } from "./mail.ts";
import { neighbors } from "./neighbors.ts";
import { outageExperiments } from "./outage.ts";
import { overloads } from "./overload.ts";
import { severalProcesses } from "./processes.ts";
import { floods } from "./sign-in-flood.ts";
import { slowSearchSqlite } from "./slow-search.ts";
import { stops } from "./stop.ts";
import { streaming } from "./streams.ts";
import { unreads } from "./unread.ts";

/**
 * In the order in which they run. Those of a group run at the same time: each is waiting most of the
 * time, on a PostgreSQL of its own.
 */
export const experiments: Experiment[][] = [
  ...inGroups(1, [
    ...kills,
    ...killedActs,
    killPostgres,
    ...stops,
    ...mails,
    damagedFiles,
    severalProcesses,
  ]),
  ...inGroups(1, [fullDiskSqlite, fileLimitSqlite, fullDiskPostgres]),
  ...inGroups(2, outageExperiments),
  ...inGroups(1, [
    ...overloads,
    connectionsSqlite,
    ...floods,
    ...neighbors,
    ...bigDeletions,
    ...hugeActs,
    ...everyEndpoint,
    slowSearchSqlite,
  ]),
  ...inGroups(2, unreads),
  ...inGroups(2, streaming),
  ...inGroups(1, footprints),
];

function inGroups<T>(size: number, all: readonly T[]): T[][] {
  return all.flatMap((_, index) => (index % size ? [] : [all.slice(index, index + size)]));
}
