import { Agent, request } from "node:http";
import { companyEndpoints } from "../shared/companies.ts";
import { customerEndpoints } from "../shared/customers.ts";
import { type GrowthCall, listGrowthCalls } from "./growth-calls.ts";

/** Milliseconds. */
export interface Timing {
  p50: number;
  p99: number;
}

const turns = 60;
const warmUp = 6;
/** One operation is measured no longer than this, in milliseconds, once it has had some turns. */
const longest = 3000;
const fewestTurns = 12;

/** Makes every call over one connection, one after the other. */
export async function measure(baseUrl: string, token: string, today: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (call: Pick<GrowthCall, "method">, url: string, body?: object) =>
    exchange({ agent, baseUrl, token, method: call.method, url, body });
  const companies = companyEndpoints.list.schema.response[200].parse(
    JSON.parse(await send({ method: "GET" }, "/api/companies?limit=50")),
  ).data;
  const customers = customerEndpoints.list.schema.response[200].parse(
    JSON.parse(await send({ method: "GET" }, "/api/customers?limit=60&sort=-createdAt")),
  ).data;
  const timings = new Map<string, Timing>();
  const sample = { companies, customers, today };
  for (const call of listGrowthCalls(sample)) timings.set(call.name, await time(call, send));
  agent.destroy();
  return { timings, sample };
}

async function time(
  call: GrowthCall,
  send: (call: GrowthCall, url: string, body?: object) => Promise<string>,
): Promise<Timing> {
  const times: number[] = [];
  const start = performance.now();
  for (let turn = -warmUp; turn < turns; turn++) {
    const place = turn + warmUp;
    const before = performance.now();
    await send(call, call.url(place), call.body?.(place));
    if (turn >= 0) times.push(performance.now() - before);
    if (turn >= fewestTurns && performance.now() - start > longest) break;
  }
  times.sort((one, other) => one - other);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil((sorted.length - 1) * share)] ?? Number.NaN;
}

interface Exchange {
  agent: Agent;
  baseUrl: string;
  token: string;
  method: string;
  url: string;
  body?: object | undefined;
}

/** The body of the answer, which must be a success. */
function exchange({ agent, baseUrl, token, method, url, body }: Exchange): Promise<string> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { "content-type": "application/json" }),
  };
  return new Promise((resolve, reject) => {
    const call = request(baseUrl + url, { agent, method, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => {
        text += part;
      });
      answer.on("end", () => {
        if (answer.statusCode === 200 || answer.statusCode === 201) resolve(text);
        else reject(new Error(`${method} ${url} answered ${answer.statusCode}: ${text}`));
      });
    });
    call.on("error", reject);
    call.end(body && JSON.stringify(body));
  });
}
