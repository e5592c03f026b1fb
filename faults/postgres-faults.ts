import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { PostgresServer } from "../server/test/postgres/postgres-server.ts";

function pidFile({ data }: PostgresServer) {
  return join(data, "postmaster.pid");
}

function readPid(postgres: PostgresServer): number {
  return Number(readFileSync(pidFile(postgres), "utf8").split("\n")[0]);
}

/** The first process of PostgreSQL and all that it has started. */
function listProcesses(postgres: PostgresServer): number[] {
  const first = readPid(postgres);
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).split("\n");
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return [first, ...pairs.flatMap(([pid, parent]) => (pid && parent === first ? [pid] : []))];
}

/** Kill -9 of every process of PostgreSQL. It can be started again afterwards. */
export async function crashPostgres(postgres: PostgresServer) {
  const processes = listProcesses(postgres);
  signalAll(processes, "SIGKILL");
  while (processes.some(isAlive)) await sleep(10);
}

/** SIGINT shuts it down in order, SIGQUIT at once; both cut every connection. */
export async function stopPostgres(postgres: PostgresServer, signal: "SIGINT" | "SIGQUIT") {
  const processes = listProcesses(postgres);
  process.kill(readPid(postgres), signal);
  while (processes.some(isAlive) || (signal === "SIGINT" && existsSync(pidFile(postgres)))) {
    await sleep(10);
  }
}

/** Holds every process of PostgreSQL; its connections stay open and silent. Answers what lets it go on. */
export function freezePostgres(postgres: PostgresServer): () => void {
  const processes = listProcesses(postgres);
  signalAll(processes, "SIGSTOP");
  return () => signalAll(processes, "SIGCONT");
}

function signalAll(processes: readonly number[], signal: NodeJS.Signals) {
  for (const pid of processes) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
