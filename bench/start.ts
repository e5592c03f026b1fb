import { setTimeout as sleep } from "node:timers/promises";
import { buildChanged } from "../scripts/build-changed.ts";
import { serverEndpoints } from "../shared/api/server.ts";
import type { Place } from "../tools/places.ts";
import { readCpuTime, readMemory, readOwnMemory } from "../tools/process-costs.ts";
import {
  builtServer,
  findFreePort,
  type ServerPlace,
  type ServerProcess,
  spawnServer,
  waitUntilUp,
} from "../tools/server.ts";
import { median } from "../tools/statistics.ts";
import { databaseOf } from "./account.ts";
import { onServerCore } from "./cores.ts";
import { spawnFloor } from "./programs.ts";

/** A program started several times on a database that is there. */
export interface Start {
  engine: string;
  program: string;
  /** From `node` to the first answer, in milliseconds, the fastest first. */
  times: number[];
  /** Milliseconds that the process had computed by then, in the middle one of the starts. */
  cpu: number;
  /** Megabytes in memory some seconds later, with nothing to do; `own` without files that it maps. */
  idle: number;
  own: number;
}

type Launch = (port: number) => ServerProcess;

const repetitions = 5;
/** Milliseconds. */
const untilIdle = 3000;
/** Answered by the server when its database does. */
const knock = { path: serverEndpoints.ready.url, pause: 5 };

/** The server in both ways of starting it in production, then the floor. */
export async function measureStarts(engine: string, place: Place): Promise<Start[]> {
  await buildChanged();
  const launchServer = (program: ServerPlace["program"]) => (port: number) => {
    const command = onServerCore([process.execPath]).slice(0, -1);
    return spawnServer({ ...place, port, program, command, env: { LOG_LEVEL: "warn" } });
  };
  const programs: [string, Launch][] = [
    ["scripts/start.mjs (npm start)", launchServer("scripts/start.mjs")],
    [`${builtServer} (Docker, systemd)`, launchServer(builtServer)],
    ["bench/floor.ts", (port) => spawnFloor(port, databaseOf(place))],
  ];
  const starts: Start[] = [];
  for (const [program, launch] of programs) {
    starts.push({ engine, program, ...(await measure(launch)) });
  }
  return starts;
}

async function measure(launch: Launch): Promise<Omit<Start, "engine" | "program">> {
  const times: number[] = [];
  const cpus: number[] = [];
  let [idle, own] = [Number.NaN, Number.NaN];
  for (let round = 1; round <= repetitions; round += 1) {
    const port = await findFreePort();
    const started = performance.now();
    const program = launch(port);
    try {
      await waitUntilUp(program, knock);
      times.push(performance.now() - started);
      cpus.push(readCpuTime(program.pid) * 1000);
      if (round < repetitions) continue;
      await sleep(untilIdle);
      [idle, own] = [readMemory(program.pid), readOwnMemory(program.pid)];
    } finally {
      await program.stop();
    }
  }
  return { times: times.sort((one, other) => one - other), cpu: median(cpus), idle, own };
}
