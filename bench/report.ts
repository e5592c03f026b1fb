import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { mean, median, sum } from "../tools/statistics.ts";
import { hasOwnCores } from "./cores.ts";
import type { LoadResult } from "./run-load.ts";
import type { Start } from "./start.ts";

export interface Comparison {
  engine: string;
  operation: string;
  server: LoadResult;
  floor: LoadResult;
}

/** Several runs of one program as one. */
export function average(results: LoadResult[]): LoadResult {
  const all = (name: keyof LoadResult) => results.map((result) => result[name]);
  return {
    answered: sum(all("answered")),
    wrong: sum(all("wrong")),
    perSecond: mean(all("perSecond")),
    p50: mean(all("p50")),
    p99: mean(all("p99")),
    cpuPerCall: mean(all("cpuPerCall")),
    memory: Math.max(...all("memory")),
  };
}

export const loadHead = [
  "operation",
  "requests/s",
  "floor",
  "ratio",
  "p50 ms",
  "p99 ms",
  "CPU µs a call",
  "floor",
  "MB",
];

export function toLoadRow({ operation, server, floor }: Comparison) {
  return [
    operation,
    Math.round(server.perSecond),
    Math.round(floor.perSecond),
    (server.perSecond / floor.perSecond).toFixed(2),
    server.p50.toFixed(1),
    server.p99.toFixed(1),
    Math.round(server.cpuPerCall),
    Math.round(floor.cpuPerCall),
    Math.round(server.memory),
  ];
}

export const startHead = [
  "started",
  "ms to the first answer",
  "slowest",
  "CPU ms",
  "MB idle",
  "of it its own",
];

export function toStartRow({ program, times, cpu, idle, own }: Start) {
  return [program, ...[median(times), Math.max(...times), cpu, idle, own].map(Math.round)];
}

export function describeMachine(): string {
  const [{ model } = { model: "unknown" }] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const cores = hasOwnCores
    ? "the program under load on core 0, the load on core 1"
    : "without cores of their own for program and load, so the figures are less sharp";
  return `${model}, ${cpus().length} cores, ${memory} GB, Node ${process.versions.node}; ${cores}`;
}

/** Keeps figures, with where they are from, for whoever wants to compare; answers the file. */
export function keepFigures(name: string, figures: object): string {
  const time = new Date().toISOString().replace(/[:.]/g, "-");
  const content = { machine: describeMachine(), commit: readCommit(), ...figures };
  return keepText(`${name}-${time}.json`, `${JSON.stringify(content, null, 2)}\n`);
}

export function keepText(name: string, text: string): string {
  const directory = join(import.meta.dirname, "results");
  mkdirSync(directory, { recursive: true });
  const file = join(directory, name);
  writeFileSync(file, text);
  return file;
}

function readCommit(): string {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
}
