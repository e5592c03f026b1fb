import { performance } from "node:perf_hooks";
import { buildApp } from "../server/app.ts";
import { openDatabase } from "../server/db/open.ts";
import { readEnv } from "../server/env.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import type { Place } from "../tools/places.ts";
import { median } from "../tools/statistics.ts";
import { type GrowthCall, listGrowthCalls } from "./growth-calls.ts";

/** A desk in a database of its own, open in this process. */
export interface OpenDesk extends AsyncDisposable {
  calls: ReadonlyMap<string, GrowthCall>;
  send: (call: GrowthCall, turn: number) => Promise<void>;
}

const today = () => new Date().toISOString().slice(0, 10);

export async function openDesk(place: Place, token: string, isShared: boolean): Promise<OpenDesk> {
  const db = await openDatabase(place);
  const env = readEnv({ LOG_LEVEL: "silent" });
  const app = buildApp({ env, db, clock: { now: () => new Date() } });
  const inject = async (method: GrowthCall["method"], url: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`);
    return answer;
  };
  const read = async (url: string) => (await inject("GET", url)).json().data;
  const companies = await read(`${companyEndpoints.list.url}?limit=50`);
  const customers = await read(`${customerEndpoints.list.url}?limit=60&sort=-createdAt`);
  const calls = listGrowthCalls({ companies, customers, today: today(), isShared });
  return {
    calls: new Map(calls.map((call) => [call.name, call])),
    send: async (call, turn) => void (await inject(call.method, call.url(turn), call.body?.(turn))),
    [Symbol.asyncDispose]: async () => {
      await app.close();
      await db.destroy();
    },
  };
}

const turns = 15;
const fewestTurns = 5;
/** Milliseconds for one call on both desks, once it has had some turns. */
const longest = 2000;

/** The medians of the same call on two desks, made in turn, so that what else the machine does slows both. */
export async function compareDesks(
  [one, other]: readonly [OpenDesk, OpenDesk],
  [callOfOne, callOfOther]: readonly [GrowthCall, GrowthCall],
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  const start = performance.now();
  // The first turn only warms up.
  for (let turn = 0; turn <= turns; turn += 1) {
    const before = performance.now();
    await one.send(callOfOne, turn);
    const between = performance.now();
    await other.send(callOfOther, turn);
    const after = performance.now();
    if (turn > 0) {
      times[0].push(between - before);
      times[1].push(after - between);
    }
    if (turn >= fewestTurns && after - start > longest) break;
  }
  return [median(times[0]), median(times[1])];
}
