// What it costs that twenty people are on a desk, call by call: everyone's figures beside those of a desk of one with as
// many records, one person's beside a desk of one that has no more than theirs.
// npm run bench:together [-- --engines sqlite,postgres] [--calls reports]
import { parseArgs } from "node:util";
import { type Engine, engines, makePlace } from "../tools/places.ts";
import { toTable } from "../tools/table.ts";
import { describeMachine, keepFigures } from "./report.ts";
import { type Size, seed } from "./seed.ts";
import { compareDesks, type OpenDesk, openDesk } from "./together-desks.ts";

const all: Size = {
  name: "alone with all",
  ...{ customers: 100_000, users: 1, appointmentsEach: 0.5, history: 5 },
};
const twenty: Size = { ...all, name: "twenty", colleagues: 19 };
const share: Size = { ...all, name: "alone with a share", customers: all.customers / 20 };

const { values: given } = parseArgs({
  options: { engines: { type: "string" }, calls: { type: "string", default: "" } },
});
const chosen = engines.filter((engine) => given.engines?.split(",").includes(engine) ?? true);
console.log(`${describeMachine()}\n`);
const results: Record<string, Row[]> = {};
for (const engine of chosen) results[engine] = await compareAll(engine);
console.log(`The figures are in ${keepFigures("together", { results })}.`);

interface Row {
  call: string;
  /** Milliseconds alone and among twenty. */
  everyone: [number, number] | undefined;
  person: [number, number] | undefined;
}

async function compareAll(engine: Engine): Promise<Row[]> {
  await using ends = new AsyncDisposableStack();
  const open = async (size: Size): Promise<OpenDesk> => {
    const place = ends.use(await makePlace(engine));
    const { token } = await seed(place, size, new Date());
    return ends.use(await openDesk(place, token, size === twenty));
  };
  const desks = { twenty: await open(twenty), all: await open(all), share: await open(share) };
  const rows: Row[] = [];
  for (const [name, alone] of desks.all.calls) {
    if (!name.includes(given.calls)) continue;
    rows.push({
      call: name,
      everyone: await compare([desks.all, alone], [desks.twenty, desks.twenty.calls.get(name)]),
      person: await compare(
        [desks.share, desks.share.calls.get(name)],
        [desks.twenty, desks.twenty.calls.get(`${name}, of one person`)],
      ),
    });
  }
  console.log(`## ${engine}\n\n${toTogetherTable(rows)}\n`);
  return rows;
}

type Asked = readonly [OpenDesk, Parameters<OpenDesk["send"]>[0] | undefined];

async function compare([one, call]: Asked, [other, same]: Asked) {
  return call && same && (await compareDesks([one, other], [call, same]));
}

function toTogetherTable(rows: readonly Row[]): string {
  const toCells = (times: [number, number] | undefined) =>
    times
      ? [...times.map((time) => time.toFixed(1)), (times[1] / times[0]).toFixed(2)]
      : ["", "", ""];
  return toTable(
    ["ms", "alone", "everyone's", "ratio", "alone with a share", "one's of twenty", "ratio"],
    rows.map(({ call, everyone, person }) => [call, ...toCells(everyone), ...toCells(person)]),
  );
}
