// Measures an import as large as one evening's: how long it takes, what another user of the same server
// feels meanwhile, how much memory it needs, and undoing it.
// npm run bench:import [-- --engines sqlite,postgres] [--rows 50000]
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { historyEndpoints } from "../shared/history/history.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { type ImportRow, importEndpoints, importLimits } from "../shared/transfer/imports.ts";
import { type Account, callApi, send, signUp } from "../tools/client.ts";
import { type Engine, engines, makePlace } from "../tools/places.ts";
import { median, quantile, toMs } from "../tools/statistics.ts";
import { toTable } from "../tools/table.ts";
import { feelAs } from "./feel.ts";
import { startMeasured } from "./programs.ts";
import { describeMachine } from "./report.ts";

const { values: given } = parseArgs({
  options: {
    engines: { type: "string", default: engines.join(",") },
    rows: { type: "string", default: "50000" },
  },
});
const customersPerCompany = 8;

console.log(`${describeMachine()}\n`);
const table = [];
for (const engine of engines.filter((one) => given.engines.split(",").includes(one))) {
  table.push(...(await measureEngine(engine)));
}
const head = ["database", "phase", "s", "reads p50", "p99", "writes p50", "p99", "MB at most"];
console.log(toTable(head, table));

async function measureEngine(engine: Engine) {
  await using place = await makePlace(engine);
  const server = await startMeasured(place);
  try {
    const ana = await signUp(server.baseUrl);
    const ben = await signUp(server.baseUrl);
    const name = { body: { name: "Acme" }, token: ben.token };
    const { data: company } = await callApi(server.baseUrl, companyEndpoints.create, name);
    const phase = async (title: string, work: () => Promise<void>) => {
      const feel = feelAs({ session: ben, company: company._id, server: server.pid });
      const begun = performance.now();
      try {
        await work();
      } catch (error) {
        await feel.end();
        throw error;
      }
      const took = (performance.now() - begun) / 1000;
      const { reads, writes } = await feel.end();
      const felt = [reads, writes].flatMap((all) => [median(all), quantile(all, 0.99)].map(toMs));
      return [engine, title, took.toFixed(1), ...felt, readPeak(server.pid)];
    };
    const rows = makeRows(Number(given.rows));
    let id = "";
    let change = "";
    return [
      await phase("nothing else", () => sleep(3000).then(() => {})),
      await phase("send", async () => {
        id = await stage(ana, rows);
      }),
      await phase("write", async () => {
        change = await run(ana, id);
      }),
      await phase("undo", async () => {
        const undo = { endpoint: historyEndpoints.undo, params: { id: change }, body: {} };
        const { status, text } = await send(ana, undo);
        if (status !== 200) throw new Error(`${status} ${text}`);
      }),
    ];
  } finally {
    await server.stop();
  }
}

function makeRows(count: number): ImportRow[] {
  const rows: ImportRow[] = [];
  let company = "";
  for (let n = 0; rows.length < count; n += 1) {
    if (n % customersPerCompany === 0) {
      company = randomUUID();
      const values = { name: `Company ${n}`, website: `https://company${n}.example` };
      rows.push({ kind: "companies", act: "create", _id: company, values });
    }
    const values = {
      name: `Customer Number ${n}`,
      email: `customer${n}@company.example`,
      phone: `+1 555 ${String(n).padStart(7, "0")}`,
      value: n % 10_000,
      notes: `Met at the fair, wants an offer for ${n} pieces until the end of the month.`,
      company,
    };
    rows.push({ kind: "customers", act: "create", _id: randomUUID(), values });
  }
  return rows.slice(0, count);
}

async function stage({ baseUrl, token }: Account, rows: readonly ImportRow[]): Promise<string> {
  const source = { into: "customers", file: "bench.csv", rows: rows.length } as const;
  const body = { ...source, skipped: 0, unread: 0 };
  const { data } = await callApi(baseUrl, importEndpoints.create, { token, body });
  const size = importLimits.chunkRows;
  for (let place = 0; place < rows.length; place += size) {
    const params = { id: data._id, number: String(place / size) };
    const chunk = { rows: rows.slice(place, place + size) };
    await callApi(baseUrl, importEndpoints.send, { token, params, body: chunk });
  }
  return data._id;
}

/** Answers the act in the history. */
async function run({ baseUrl, token }: Account, id: string): Promise<string> {
  await callApi(baseUrl, importEndpoints.run, { token, params: { id } });
  while (true) {
    const { data } = await callApi(baseUrl, importEndpoints.get, { token, params: { id } });
    if (data.endedAt !== null) {
      if (data.change === null) throw new Error(JSON.stringify(data));
      return data.change;
    }
    await sleep(100);
  }
}

/** Of the server's process, in megabytes. */
function readPeak(pid: number): string {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024).toFixed(0);
}
