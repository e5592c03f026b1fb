import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgresServer } from "../server/test/postgres-server.ts";
import { databaseOf, describeSize, makeAccount } from "./account.ts";
import { listOperations, type Operation } from "./operations.ts";
import { type Program, startFloor, startServer } from "./programs.ts";
import {
  average,
  type Comparison,
  describeMachine,
  startHead,
  tableHead,
  toStartRow,
  toTableRow,
  writeResults,
} from "./report.ts";
import { type LoadResult, runLoad } from "./run-load.ts";
import { expectSameAnswers } from "./same-answers.ts";
import { measureStarts, type Start } from "./start.ts";

const engines = ["sqlite", "postgres"] as const;

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
console.log(`\nAll figures: ${writeResults(comparisons, starts)}`);
if (comparisons.some(({ server, floor }) => server.wrong + floor.wrong > 0)) process.exitCode = 1;

async function measureEngine(engine: (typeof engines)[number]) {
  const dataDir = mkdtempSync(join(tmpdir(), "client-desk-bench-"));
  const postgres = engine === "postgres" ? await startPostgresServer({ durable: true }) : undefined;
  const programs: Program[] = [];
  try {
    const place = { dataDir, databaseUrl: postgres?.url };
    const server = await startServer(place);
    programs.push(server);
    const { token, sample } = await makeAccount(server, place);
    const floor = await startFloor(databaseOf(place));
    programs.push(floor);
    const operations = listOperations(sample).filter(isChosen);
    console.log(`\n${engine}${operations.length > 0 ? `\n\n${tableHead}` : ""}`);
    for (const operation of operations) {
      const comparison = await compare(engine, operation, { server, floor, token });
      comparisons.push(comparison);
      console.log(toTableRow(comparison));
      const { server: ours, floor: theirs } = comparison;
      if (ours.wrong + theirs.wrong > 0) {
        console.log(
          `^ does not count: ${ours.wrong} wrong answers of the server, ${theirs.wrong} of the floor`,
        );
      }
    }
    await stopAll(programs);
    if (chosenOperations.length > 0 && !chosenOperations.includes("start")) return;
    const ofEngine = await measureStarts(engine, place);
    starts.push(...ofEngine);
    console.log(`\n${[startHead, ...ofEngine.map(toStartRow)].join("\n")}`);
  } finally {
    await stopAll(programs);
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function stopAll(programs: Program[]) {
  for (const program of programs.splice(0)) await program.stop();
}

function isChosen({ name }: Operation): boolean {
  return chosenOperations.length === 0 || chosenOperations.includes(name);
}

/** Server, floor, server, floor: what else the machine does meanwhile meets both alike. */
async function compare(
  engine: string,
  operation: Operation,
  { server, floor, token }: { server: Program; floor: Program; token: string },
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
      results.push(await runLoad({ baseUrl, pid, token, connections, seconds, calls }));
    }
  }
  return { engine, operation: operation.name, server: average(ours), floor: average(theirs) };
}
