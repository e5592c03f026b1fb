import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { hasOwnCores } from "./cores.ts";
import type { LoadResult } from "./run-load.ts";
import { middle, type Start } from "./start.ts";

export interface Comparison {
  engine: string;
  operation: string;
  server: LoadResult;
  floor: LoadResult;
}

/** The middle of several runs of one program. */
export function average(results: LoadResult[]): LoadResult {
  const mean = (pick: (result: LoadResult) => number) =>
    results.reduce((sum, result) => sum + pick(result), 0) / results.length;
  const sum = (pick: (result: LoadResult) => number) => mean(pick) * results.length;
  return {
    answered: sum(({ answered }) => answered),
    wrong: sum(({ wrong }) => wrong),
    perSecond: mean(({ perSecond }) => perSecond),
    p50: mean(({ p50 }) => p50),
    p99: mean(({ p99 }) => p99),
    cpuPerCall: mean(({ cpuPerCall }) => cpuPerCall),
    memory: Math.max(...results.map(({ memory }) => memory)),
  };
}

export const tableHead = `| operation | requests/s | floor | ratio | p50 ms | p99 ms | CPU µs a call | floor | MB |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |`;

export function toTableRow({ operation, server, floor }: Comparison): string {
  const cells = [
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
  return `| ${cells.join(" | ")} |`;
}

export const startHead = `| started | ms to the first answer | slowest | CPU ms | MB idle | of it its own |
| --- | ---: | ---: | ---: | ---: | ---: |`;

export function toStartRow({ program, times, cpu, idle, own }: Start): string {
  const figures = [middle(times), Math.max(...times), cpu, idle, own].map(Math.round);
  return `| ${[program, ...figures].join(" | ")} |`;
}

export function describeMachine(): string {
  const [{ model } = { model: "unknown" }] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const cores = hasOwnCores
    ? "the program under load on core 0, the load on core 1"
    : "without cores of their own for program and load, so the figures are less sharp";
  return `${model}, ${cpus().length} cores, ${memory} GB, Node ${process.versions.node}; ${cores}`;
}

/** Keeps the figures for whoever wants to compare; answers where. */
export function writeResults(comparisons: Comparison[], starts: Start[]): string {
  const directory = join(import.meta.dirname, "results");
  mkdirSync(directory, { recursive: true });
  const file = join(directory, `bench-${new Date().toISOString().replace(/[:.]/g, "-")}.json`);
  const content = { machine: describeMachine(), commit: readCommit(), comparisons, starts };
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return file;
}

function readCommit(): string {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
}
