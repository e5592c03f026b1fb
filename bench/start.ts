import { setTimeout as sleep } from "node:timers/promises";
import { buildChanged } from "../scripts/build-changed.ts";
import { findFreePort } from "../scripts/free-port.ts";
import { type ServerPlace, type ServerProcess, spawnServer } from "../scripts/server-process.ts";
import { serverEndpoints } from "../shared/server.ts";
import { databaseOf } from "./account.ts";
import { onServerCore } from "./cores.ts";
import { readCpuTime, readMemory, readOwnMemory } from "./process-costs.ts";
import { type Place, spawnFloor } from "./programs.ts";

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

type Launch = (port: number) => Pick<ServerProcess, "baseUrl" | "pid" | "kill" | "ended">;

const repetitions = 5;
/** Milliseconds. */
const pause = { untilIdle: 3000, betweenKnocks: 5, atMost: 20_000 };
/** Answered by the server when its database does; by the floor, which wants a token, with a 401. */
const firstCall = serverEndpoints.ready.url;

/** The server in both ways of starting it in production, then the floor. */
export async function measureStarts(engine: string, place: Place): Promise<Start[]> {
  await buildChanged();
  const launchServer = (program: ServerPlace["program"]) => (port: number) => {
    const command = onServerCore([process.execPath]).slice(0, -1);
    return spawnServer({ ...place, port, program, command, env: { LOG_LEVEL: "warn" } });
  };
  const programs: [string, Launch][] = [
    ["scripts/start.mjs (npm start)", launchServer("scripts/start.mjs")],
    ["dist-server/main.js (Docker, systemd)", launchServer("dist-server/main.js")],
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
      await waitForAnswer(program, started);
      times.push(performance.now() - started);
      cpus.push(readCpuTime(program.pid) * 1000);
      if (round < repetitions) continue;
      await sleep(pause.untilIdle);
      [idle, own] = [readMemory(program.pid), readOwnMemory(program.pid)];
    } finally {
      program.kill("SIGTERM");
      await program.ended;
    }
  }
  return { times: times.sort(byNumber), cpu: middle(cpus.sort(byNumber)), idle, own };
}

async function waitForAnswer({ baseUrl, ended }: ReturnType<Launch>, started: number) {
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  while (!(await isAnswered(baseUrl + firstCall))) {
    if (hasEnded || performance.now() - started > pause.atMost) {
      throw new Error(`${baseUrl} ${hasEnded ? "ended" : "did not answer"}.`);
    }
    await sleep(pause.betweenKnocks);
  }
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url);
    return status === 200 || status === 401;
  } catch {
    return false;
  }
}

/** Of numbers in order. */
export function middle(numbers: readonly number[]): number {
  return numbers[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function byNumber(one: number, other: number): number {
  return one - other;
}
