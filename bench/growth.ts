// Measures the same calls at growing sizes of the database: what should not depend on the size?
// npm run bench:growth [-- --engines sqlite,postgres] [--sizes 1k,10k,100k,1m,one,singles,repeats,lists,history,twenty] [--calls duplicates]
import { parseArgs } from "node:util";
import { type Engine, engines, makePlace, type Place } from "../tools/places.ts";
import { toTable } from "../tools/table.ts";
import { listGrowthCalls } from "./growth-calls.ts";
import { measure, type Timing } from "./growth-measure.ts";
import { explain } from "./growth-plans.ts";
import { startMeasured } from "./programs.ts";
import { describeMachine, keepFigures, keepText } from "./report.ts";
import { type Size, seed } from "./seed.ts";

const sizes: Size[] = [
  { name: "1k", customers: 1_000, users: 20 },
  { name: "10k", customers: 10_000, users: 20 },
  { name: "100k", customers: 100_000, users: 20 },
  { name: "1m", customers: 1_000_000, users: 20 },
  // 100,000 customers in 10,000 companies.
  { name: "one", customers: 100_000, users: 1 },
  // What repeats cost: 10,000 appointments, and the times of 200 repeats as rows or made by their rules.
  ...[true, false].map((areSingles) => ({
    name: areSingles ? "singles" : "repeats",
    customers: 1_000,
    users: 1,
    appointmentsEach: 10,
    repeats: 200,
    areSingles,
  })),
  // 100,000 customers of one user with what lists are filtered by: 200,000 appointments and 100,000 tasks.
  { name: "lists", customers: 100_000, users: 1, appointmentsEach: 2, tasksEach: 1 },
  // 100,000 customers of one user with five years behind them, for reports.
  { name: "history", customers: 100_000, users: 1, appointmentsEach: 0.5, history: 5 },
  // The same desk with 20 people on it, also narrowed to one of them.
  {
    name: "twenty",
    customers: 100_000,
    users: 1,
    appointmentsEach: 0.5,
    history: 5,
    colleagues: 19,
  },
];

/** Milliseconds after which no further size is begun; the longest takes some five minutes. */
const limit = 20 * 60_000;
/** What takes more than so many times as long at another size gets its plans printed. */
const grown = 2;
const planLines = 40;

const { values: given } = parseArgs({
  options: { engines: { type: "string" }, sizes: { type: "string" }, calls: { type: "string" } },
});
const chosenEngines = choose("engines", engines, (name) => name);
const chosenSizes = choose("sizes", sizes, ({ name }) => name);

const results: Record<string, Record<string, Record<string, Timing>>> = {};
const leftOut: string[] = [];
const begun = Date.now();
console.log(`${describeMachine()}\n`);
for (const engine of chosenEngines) await measureEngine(engine);
console.log(`The figures are in ${keepFigures("growth", { results })}.`);
if (leftOut.length > 0) console.log(`Left out, for lack of time: ${leftOut.join(", ")}.`);

/** All, unless some are named, with commas between. */
function choose<T>(option: keyof typeof given, all: readonly T[], nameOf: (one: T) => string) {
  const named = given[option]?.split(",") ?? all.map(nameOf);
  const unknown = named.filter((name) => !all.some((one) => nameOf(one) === name));
  if (unknown.length === 0) return all.filter((one) => named.includes(nameOf(one)));
  console.error(`--${option} takes ${all.map(nameOf).join(",")}, not ${unknown.join(",")}.`);
  process.exit(2);
}

async function measureEngine(engine: Engine) {
  const bySize: Record<string, Record<string, Timing>> = {};
  const plans: string[] = [];
  for (const size of chosenSizes) {
    if (Date.now() - begun > limit) {
      leftOut.push(`${engine} ${size.name}`);
      continue;
    }
    await using place = await makePlace(engine);
    bySize[size.name] = await measureSize(place, size, bySize, plans);
  }
  results[engine] = bySize;
  console.log(`## ${engine}\n\n${toGrowthTable(bySize)}\n`);
  if (plans.length === 0) return;
  const file = keepText(`growth-plans-${engine}.md`, plans.join("\n\n"));
  console.log(`What grew more than ${grown} times, with its plans, is in ${file}.\n`);
}

async function measureSize(
  place: Place,
  size: Size,
  before: Record<string, Record<string, Timing>>,
  plans: string[],
) {
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  const start = performance.now();
  const { token } = await seed(place, size, now);
  console.log(`${size.name}: seeded in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const server = await startMeasured(place);
  let timings: Map<string, Timing>;
  let sample: Parameters<typeof listGrowthCalls>[0];
  try {
    ({ timings, sample } = await measure(server.baseUrl, {
      token,
      today,
      isShared: (size.colleagues ?? 0) > 0,
      named: given.calls,
    }));
  } finally {
    await server.stop();
  }
  const [smallest] = Object.values(before);
  for (const call of listGrowthCalls(sample)) {
    const small = smallest?.[call.name];
    const here = timings.get(call.name);
    if (!small || !here || here.p50 <= small.p50 * grown || call.method !== "GET") continue;
    const steps = (await explain(place, token, call)).join("\n").split("\n").slice(0, planLines);
    plans.push(`### ${call.name} at ${size.name}\n\n\`\`\`\n${steps.join("\n")}\n\`\`\``);
  }
  return Object.fromEntries(timings);
}

/** p50 and p99 in milliseconds; the last column compares the largest size of 20 users with the smallest. */
function toGrowthTable(bySize: Record<string, Record<string, Timing>>): string {
  const names = Object.keys(bySize);
  const shared = names.filter((name) => name !== "one");
  const [first = "", last = ""] = [shared.at(0), shared.at(-1)];
  const operations = Object.keys(Object.values(bySize)[0] ?? {});
  const rows = operations.map((operation) => {
    const times = names.map((name) => {
      const { p50, p99 } = bySize[name]?.[operation] ?? { p50: Number.NaN, p99: Number.NaN };
      return `${p50.toFixed(1)} / ${p99.toFixed(1)}`;
    });
    const growth =
      (bySize[last]?.[operation]?.p50 ?? Number.NaN) / (bySize[first]?.[operation]?.p50 ?? 1);
    return [operation, ...times, growth.toFixed(1)];
  });
  return toTable(["p50 / p99 ms", ...names, `${last} / ${first}`], rows);
}
