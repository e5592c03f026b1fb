// Makes calls as fast as the server takes them. A process of its own, so that it can run on another
// core than what it measures: the task comes on standard input, the result goes to standard output.
import { json } from "node:stream/consumers";
import type { Client } from "autocannon";
import { drive } from "../tools/load.ts";
import { readCpuTime, readMemory } from "../tools/process-costs.ts";
import { quantile } from "../tools/statistics.ts";
import type { Load, LoadResult } from "./run-load.ts";

// as: run-load.ts writes it.
const { baseUrl: url, connections, seconds, calls, pid } = (await json(process.stdin)) as Load;
let wrong = 0;
const requests = calls.map(({ url, method, headers, body, expected, expectedLength }) => ({
  path: url,
  // as: that of an endpoint.
  method: method as "GET",
  headers,
  ...(body !== undefined && { body }),
  onResponse: (_status: number, body: string) => {
    // A write answers a new id and time, of the same length each time.
    if (expected === undefined ? body.length !== expectedLength : body !== expected) wrong += 1;
  },
}));
let clients = 0;
const load = {
  url,
  connections,
  requests,
  // Each connection begins somewhere else, so that they do not all ask for the same at once.
  setupClient: (client: Client) => {
    const start = clients % requests.length;
    clients += 1;
    client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
  },
};
// The first second is for the compiler of the program under load.
await drive({ ...load, duration: 1 });
wrong = 0;
const before = readCpuTime(pid);
const result = await drive({ ...load, duration: seconds });
const cpuTime = readCpuTime(pid) - before;
const answered = result["2xx"];
const times = result.taken.map(({ took }) => took);
const loadResult: LoadResult = {
  answered,
  wrong: wrong + result.non2xx + result.errors + result.timeouts,
  perSecond: answered / result.duration,
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
  cpuPerCall: (cpuTime / answered) * 1e6,
  memory: readMemory(pid),
};
process.stdout.write(JSON.stringify(loadResult));
