import { damagedFiles } from "./damaged-files.ts";
import { fileLimitSqlite, fullDiskPostgres, fullDiskSqlite } from "./disk.ts";
import type { Experiment } from "./experiment.ts";
import { footprintPostgres, footprintSqlite } from "./footprint.ts";
import { killApp, killPostgres, killSqlite } from "./kill.ts";
import { neighboursPostgres, neighboursSqlite } from "./neighbours.ts";
import { outageExperiments } from "./outage.ts";
import { overloadPostgres, overloadSqlite } from "./overload.ts";
import { severalProcesses } from "./processes.ts";
import { stopPostgres, stopSqlite } from "./stop.ts";

/** In the order in which they run. */
export const experiments: Experiment[] = [
  killSqlite,
  killApp,
  killPostgres,
  stopSqlite,
  stopPostgres,
  damagedFiles,
  severalProcesses,
  fullDiskSqlite,
  fileLimitSqlite,
  fullDiskPostgres,
  ...outageExperiments,
  overloadSqlite,
  overloadPostgres,
  neighboursSqlite,
  neighboursPostgres,
  footprintSqlite,
  footprintPostgres,
];
