import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildChanged } from "../scripts/build-changed.ts";
import { findFreePort } from "../scripts/free-port.ts";
import { startServerProcess } from "../scripts/server-process.ts";
import { onServerCore } from "./cores.ts";

/** A program that answers the calls. */
export interface Program {
  baseUrl: string;
  pid: number;
  stop: () => Promise<void>;
}

export interface Place {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** The server as it runs in production, which logs what went wrong and nothing else. */
export async function startServer(place: Place): Promise<Program> {
  await buildChanged(["server"]);
  const server = await startServerProcess({
    ...place,
    program: "dist-server/main.js",
    port: await findFreePort(),
    env: { LOG_LEVEL: "warn" },
    command: onServerCore([process.execPath]).slice(0, -1),
    showErrors: true,
  });
  const stop = async () => {
    server.kill("SIGTERM");
    await server.ended;
  };
  return { baseUrl: server.baseUrl, pid: server.pid, stop };
}

/** `database` is a file or the address of a PostgreSQL database. */
export async function startFloor(database: string): Promise<Program> {
  const { baseUrl, pid, kill, ended } = spawnFloor(await findFreePort(), database);
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  // Without a token it answers 401, which is enough to know that it listens.
  for (let tries = 0; !(await isListening(baseUrl)); tries += 1) {
    if (tries > 400 || hasEnded) throw new Error("The floor did not start.");
    await sleep(25);
  }
  const stop = async () => {
    kill("SIGTERM");
    await ended;
  };
  return { baseUrl, pid, stop };
}

/** Starts the floor without waiting for it. */
export function spawnFloor(port: number, database: string) {
  const script = join(import.meta.dirname, "floor.ts");
  const [command, ...args] = onServerCore([process.execPath, script, String(port), database]);
  const floor = spawn(command, args, { stdio: ["ignore", "ignore", "inherit"] });
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    pid: floor.pid ?? 0,
    kill: (signal: NodeJS.Signals) => floor.kill(signal),
    ended: new Promise<number | null>((resolve) => floor.once("exit", resolve)),
  };
}

async function isListening(baseUrl: string): Promise<boolean> {
  try {
    await fetch(baseUrl);
    return true;
  } catch {
    return false;
  }
}
