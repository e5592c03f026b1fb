import { parseArgs } from "node:util";
import { type Engine, engines, makePlace } from "../tools/places.ts";
import type { ServerProcess } from "../tools/server.ts";
import { toTable } from "../tools/table.ts";
import { databaseOf, describeSize, makeAccount } from "./account.ts";
import { listOperations, type Operation } from "./operations.ts";
import { startFloor, startMeasured } from "./programs.ts";
import {
  average,
  type Comparison,
  describeMachine,
  keepFigures,
  loadHead,
  startHead,
  toLoadRow,
  toStartRow,
} from "./report.ts";
import { type LoadResult, runLoad } from "./run-load.ts";
import { expectSameAnswers } from "./same-answers.ts";
import { measureStarts, type Start } from "./start.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How long each program is under load at a time. */
    seconds: { type: "string", default: "3" },
    /** How often the two take turns. */
    rounds: { type: "string", default: "2" },
    connections: { type: "string", default: "16" },
  },
});
const chosenEngines = engines.filter((engine) => positionals.includes(engine));
const chosenOperations = positionals.filter((word) => !engines.some((engine) => engine === word));

const comparisons: Comparison[] = [];
const starts: Start[] = [];
console.log(`${describeMachine()}\n${describeSize()}, ${values.connections} connections`);
for (const engine of chosenEngines.length > 0 ? chosenEngines : engines)
  await measureEngine(engine);
console.log(`\nAll figures: ${keepFigures("bench", { comparisons, starts })}`);
if (comparisons.some(({ server, floor }) => server.wrong + floor.wrong > 0)) process.exitCode = 1;

async function measureEngine(engine: Engine) {
  await using place = await makePlace(engine);
  await using programs = new AsyncDisposableStack();
  const server = await startMeasured(place);
  programs.defer(server.stop);
  const { token, sample } = await makeAccount(server, place);
  const floor = await startFloor(databaseOf(place));
  programs.defer(floor.stop);
  const ofEngine: Comparison[] = [];
  for (const operation of listOperations(sample).filter(isChosen)) {
    const comparison = await compare(engine, operation, { server, floor, token });
    ofEngine.push(comparison);
    const { perSecond, wrong } = comparison.server;
    console.log(`${engine} ${operation.name}: ${Math.round(perSecond)} requests/s`);
    if (wrong + comparison.floor.wrong > 0) {
      console.log(
        `^ does not count: ${wrong} wrong answers of the server, ${comparison.floor.wrong} of the floor`,
      );
    }
  }
  comparisons.push(...ofEngine);
  if (ofEngine.length > 0) console.log(`\n${toTable(loadHead, ofEngine.map(toLoadRow))}\n`);
  await programs.disposeAsync();
  if (chosenOperations.length > 0 && !chosenOperations.includes("start")) return;
  const started = await measureStarts(engine, place);
  starts.push(...started);
  console.log(`${toTable(startHead, started.map(toStartRow))}\n`);
}

function isChosen({ name }: Operation): boolean {
  return chosenOperations.length === 0 || chosenOperations.includes(name);
}

/** Server, floor, server, floor: what else the machine does meanwhile meets both alike. */
async function compare(
  engine: Engine,
  operation: Operation,
  { server, floor, token }: { server: ServerProcess; floor: ServerProcess; token: string },
): Promise<Comparison> {
  const calls = await expectSameAnswers(operation, server, floor, token);
  const [ours, theirs]: [LoadResult[], LoadResult[]] = [[], []];
  const [connections, seconds] = [Number(values.connections), Number(values.seconds)];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [program, results] of [
      [server, ours],
      [floor, theirs],
    ] as const) {
      const { baseUrl, pid } = program;
      results.push(await runLoad({ baseUrl, pid, connections, seconds, calls }));
    }
  }
  return { engine, operation: operation.name, server: average(ours), floor: average(theirs) };
}
