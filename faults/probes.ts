import { setTimeout as sleep } from "node:timers/promises";
import { keepOn } from "../tools/load.ts";

export interface Probe {
  path: string;
  /** 0 when there was no answer. */
  status: number;
  /** `performance.now()` when it was sent. */
  began: number;
  /** Milliseconds. */
  took: number;
}

const paths = ["/api/health/live", "/api/health/ready"];

/** Asks how the server is, five times a second each way, as a load balancer does, until told to stop. */
export function watchHealth(baseUrl: string): () => Promise<Probe[]> {
  const stop = keepOn(paths, (path, isOver) => watch(baseUrl, path, isOver));
  return async () => (await stop()).flat();
}

async function watch(baseUrl: string, path: string, isOver: () => boolean): Promise<Probe[]> {
  const probes: Probe[] = [];
  while (!isOver()) {
    const began = performance.now();
    const response = await fetch(baseUrl + path).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    probes.push({ path, status: response?.status ?? 0, began, took: performance.now() - began });
    await sleep(200);
  }
  return probes;
}
