import { Agent } from "node:http";
import { parseArgs } from "node:util";
import { openDatabase } from "../server/db/open.ts";
import { exchange } from "../tools/client.ts";
import { type Engine, engines, makePlace } from "../tools/places.ts";
import { readMainThreadTimes } from "../tools/process-costs.ts";
import { environmentOf, findFreePort, makeResetLink, startServer } from "../tools/server.ts";
import { makeConfirmToken } from "./confirm-token.ts";
import { judgeRun, printReport } from "./report.ts";
import { fuzz, type Target } from "./run.ts";

/**
 * `npm run fuzz -- --seconds 600 --seed 1 --engine sqlite --only /api/appointments`: sends made-up requests to real servers and
 * compares the answers with the API document. Ends with 1 when anything was found.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "110" },
    seed: { type: "string" },
    engine: { type: "string" },
    only: { type: "string", default: "" },
  },
});
const seconds = Number(values.seconds);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!(seconds > 0) || !Number.isInteger(seed)) throw new Error("--seconds and --seed take numbers");
const chosen = engines.filter((engine) => !values.engine || engine === values.engine);
if (chosen.length === 0) throw new Error(`--engine is one of ${engines.join(", ")}`);

async function fuzzEngine(engine: Engine): Promise<boolean> {
  await using target = await startTarget(engine);
  const deadline = performance.now() + seconds * 1000;
  const report = await fuzz(target, {
    seed,
    only: values.only,
    isOver: () => performance.now() > deadline,
  });
  printReport(engine, report);
  const problems = judgeRun(report);
  for (const problem of problems) console.log(`✗ ${problem}`);
  return report.findings.length === 0 && problems.length === 0;
}

const clean = await Promise.all(chosen.map(fuzzEngine));
console.log(clean.every(Boolean) ? "\nNothing found." : "\nFailed.");
process.exitCode = clean.every(Boolean) ? 0 : 1;

/** A production server on empty data, in a process of its own. */
async function startTarget(engine: Engine): Promise<Target & AsyncDisposable> {
  await using ends = new AsyncDisposableStack();
  const { dataDir, databaseUrl } = ends.use(await makePlace(engine));
  // So that addresses can be made up, which keeps the limits by address from being all there is.
  const env = { TRUST_PROXY: "1" };
  const place = { port: await findFreePort(), dataDir, databaseUrl, env };
  const server = await startServer({ ...place, showErrors: true });
  ends.defer(server.stop);
  const agent = ends.adopt(new Agent({ keepAlive: true }), async (all) => all.destroy());
  const all = ends.move();
  return {
    send: (request) => exchange(server.baseUrl, request, agent),
    readComputed: () => readMainThreadTimes(server.pid).computed,
    makeResetToken: async (email) => {
      const link = await makeResetLink(email, environmentOf(place));
      return link.searchParams.get("reset") ?? "";
    },
    makeConfirmToken: async (email) => {
      const db = await openDatabase(place);
      const token = await makeConfirmToken(db, email, new Date());
      await db.destroy();
      return token;
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
