import { damagedFiles } from "./damaged-files.ts";
import type { Experiment } from "./experiment.ts";
import { killApp, killPostgres, killSqlite } from "./kill.ts";
import { outageExperiments } from "./outage.ts";
import { stopPostgres, stopSqlite } from "./stop.ts";

/** In the order in which they run. */
export const experiments: Experiment[] = [
  killSqlite,
  killApp,
  killPostgres,
  stopSqlite,
  stopPostgres,
  damagedFiles,
  ...outageExperiments,
];
