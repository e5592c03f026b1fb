import { Agent } from "node:http";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { callApi, exchange, toRequest } from "../tools/client.ts";
import { median, quantile } from "../tools/statistics.ts";
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

interface Measured {
  token: string;
  today: string;
  isShared: boolean;
  /** A part of the names of calls. */
  named?: string | undefined;
}

/** Makes every call, or those with `named` in their names, over one connection, one after the other. */
export async function measure(baseUrl: string, { token, today, isShared, named = "" }: Measured) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send: Send = async (call, turn) => {
    const endpoint = { method: call.method, url: call.url(turn) };
    const wanted = toRequest({ endpoint, body: call.body?.(turn) }, token);
    const { status, text } = await exchange(baseUrl, wanted, agent);
    if (status >= 300) throw new Error(`${call.method} ${wanted.url} answered ${status}: ${text}`);
  };
  const { data: companies } = await callApi(baseUrl, companyEndpoints.list, {
    token,
    query: { limit: "50" },
  });
  const { data: customers } = await callApi(baseUrl, customerEndpoints.list, {
    token,
    query: { limit: "60", sort: "-createdAt" },
  });
  const timings = new Map<string, Timing>();
  const sample = { companies, customers, today, isShared };
  for (const call of listGrowthCalls(sample)) {
    if (call.name.includes(named)) timings.set(call.name, await time(call, send));
  }
  agent.destroy();
  return { timings, sample };
}

type Send = (call: GrowthCall, turn: number) => Promise<void>;

async function time(call: GrowthCall, send: Send): Promise<Timing> {
  const times: number[] = [];
  const start = performance.now();
  for (let turn = -warmUp; turn < turns; turn++) {
    const before = performance.now();
    await send(call, turn + warmUp);
    if (turn >= 0) times.push(performance.now() - before);
    if (turn >= fewestTurns && performance.now() - start > longest) break;
  }
  return { p50: median(times), p99: quantile(times, 0.99) };
}
