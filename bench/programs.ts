import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
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
  const server = await startServerProcess({
    ...place,
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
  const port = await findFreePort();
  const script = join(import.meta.dirname, "floor.ts");
  const [command, ...args] = onServerCore([process.execPath, script, String(port), database]);
  const floor = spawn(command, args, { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(floor, "exit");
  const baseUrl = `http://127.0.0.1:${port}`;
  // Without a token it answers 401, which is enough to know that it listens.
  for (let tries = 0; !(await isListening(baseUrl)); tries += 1) {
    if (tries > 400 || floor.exitCode !== null) throw new Error("The floor did not start.");
    await sleep(25);
  }
  const stop = async () => {
    floor.kill("SIGTERM");
    await ended;
  };
  return { baseUrl, pid: floor.pid ?? 0, stop };
}

async function isListening(baseUrl: string): Promise<boolean> {
  try {
    await fetch(baseUrl);
    return true;
  } catch {
    return false;
  }
}
