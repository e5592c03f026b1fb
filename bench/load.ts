// Makes calls as fast as the server takes them. A process of its own, so that it can run on another
// core than what it measures: the task comes on standard input, the result goes to standard output.
import { json } from "node:stream/consumers";
import autocannon from "autocannon";
import { quantile } from "../tools/statistics.ts";
import { readCpuTime, readMemory } from "./process-costs.ts";
import type { Load, LoadResult } from "./run-load.ts";

// as: run-load.ts writes it.
const load = (await json(process.stdin)) as Load;
// The first second is for the compiler of the program under load.
await drive(1);
const before = readCpuTime(load.pid);
const { result, times, wrong } = await drive(load.seconds);
const cpuTime = readCpuTime(load.pid) - before;
const answered = result["2xx"];
const loadResult: LoadResult = {
  answered,
  wrong: wrong + result.non2xx + result.errors + result.timeouts,
  perSecond: answered / result.duration,
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
  cpuPerCall: (cpuTime / answered) * 1e6,
  memory: readMemory(load.pid),
};
process.stdout.write(JSON.stringify(loadResult));

async function drive(seconds: number) {
  const times: number[] = [];
  let wrong = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = {
      url: load.baseUrl,
      connections: load.connections,
      duration: seconds,
      requests: load.calls.map(({ url, method, headers, body, expected, expectedLength }) => ({
        path: url,
        // as: that of an endpoint.
        method: method as "GET",
        headers,
        ...(body !== undefined && { body }),
        onResponse: (_status: number, body: string) => {
          // A write answers a new id and time, of the same length each time.
          if (expected === undefined ? body.length !== expectedLength : body !== expected)
            wrong += 1;
        },
      })),
    };
    const running = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    running.on("response", (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  return { result, times, wrong };
}
