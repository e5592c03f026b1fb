import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { eventEndpoints } from "../shared/api/events.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { type Account, callApi, signUp, toRequest } from "../tools/client.ts";
import { readCpuTime } from "../tools/process-costs.ts";
import { toMs } from "../tools/statistics.ts";
import { check, type Observation, onBoth } from "./experiment.ts";
import { toText } from "./raw-client.ts";
import type { Engine, Workplace } from "./workplace.ts";

const people = 25;
/** As many as one process takes, by so many people. */
const streams = 1000;
/** Megabytes for all of them. */
const memoryLimit = 30;
/** Seconds in which nothing is changed: two signs of life go out to each. */
const quiet = 50;
/** Of one core; most of what is seen is the collecting of garbage, see below. */
const idleLimit = 0.05;
/** Milliseconds from the answer to a change until the last who listens has been told. */
const telling = 1000;

export const streaming = onBoth({
  name: "streams",
  budget: 180,
  done: `${streams} streams of changes of ${people} people, idle for ${quiet} s; then a change of one of them`,
  promise: `At most ${memoryLimit} MB and ${100 * idleLimit} % of a core for all; every device of the one is told within ${telling} ms, nobody else.`,
  run: listen,
});

/** Milliseconds. An idle process would keep for hours what opening the streams has left behind. */
const collecting = 5000;
const NODE_OPTIONS = `--expose-gc --import=data:text/javascript,setInterval(gc,${collecting}).unref()`;

interface Ear {
  owner: Account;
  socket: Socket;
  /** What has come since it was last emptied. */
  text: string;
}

async function listen(workplace: Workplace, engine: Engine): Promise<Observation> {
  const place = await workplace.findPlace(engine);
  const { baseUrl, pid } = await workplace.startServer({
    ...place,
    env: { NODE_OPTIONS, METRICS: "1" },
  });
  const accounts: Account[] = [];
  for (let n = 0; n < people; n += 1) accounts.push(await signUp(baseUrl));
  const before = await weigh(baseUrl);
  const ears = await openAll(accounts, place.port);
  workplace.afterwards(() => {
    for (const { socket } of ears) socket.destroy();
  });
  const [began, busy] = [performance.now(), readCpuTime(pid)];
  await sleep(quiet * 1000);
  const share = ((readCpuTime(pid) - busy) * 1000) / (performance.now() - began);
  const taken = (await weigh(baseUrl)) - before;

  const open = ears.filter(({ socket, text }) => !socket.closed && text.includes(" 200 "));
  for (const ear of ears) ear.text = "";
  const [owner] = accounts;
  const own = ears.filter((ear) => ear.owner === owner);
  const { data } = await callApi(baseUrl, companyEndpoints.create, {
    token: owner?.token ?? "",
    body: { name: "Told" },
  });
  const answered = performance.now();
  const isTold = ({ text }: Ear) => text.includes(data._id);
  while (!own.every(isTold) && performance.now() - answered < 10 * telling) await sleep(1);
  const took = performance.now() - answered;

  const broken: string[] = [];
  check(broken, open.length === streams, `${open.length} of ${streams} were open`);
  check(broken, taken <= memoryLimit, `${taken.toFixed(0)} MB`);
  check(broken, share <= idleLimit, `${(100 * share).toFixed(1)} % of a core`);
  check(broken, took <= telling, `the last was told after ${toMs(took)}`);
  const strangers = ears.filter((ear) => ear.owner !== owner && isTold(ear)).length;
  check(broken, strangers === 0, `${strangers} others were told`);
  const seen =
    `${open.length} open: ${taken.toFixed(1)} MB, ${(100 * share).toFixed(2)} % of a core. ` +
    `${own.length} devices told ${toMs(took)} after the answer.`;
  return { seen, broken };
}

/**
 * Megabytes that the program holds once garbage is collected. Not those of the process: what hashing
 * passwords took before is given back at any time.
 */
async function weigh(baseUrl: string): Promise<number> {
  await sleep(3 * collecting);
  const metrics = await (await fetch(`${baseUrl}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (.+)$`, "m").exec(metrics)?.[1]);
  const bytes = read("nodejs_heap_size_used_bytes") + read("nodejs_external_memory_bytes");
  return bytes / 2 ** 20;
}

/** From several addresses: one alone has a quarter of the connections. */
async function openAll(accounts: readonly Account[], port: number): Promise<Ear[]> {
  const ears: Ear[] = [];
  for (let n = 0; n < streams; n += 1) {
    const owner = accounts[n % accounts.length];
    if (!owner) throw new Error("There is nobody to listen");
    const localAddress = `127.0.0.${2 + (n % 8)}`;
    const socket = connect({ port, host: "127.0.0.1", localAddress }).setEncoding("utf8");
    const ear: Ear = { owner, socket, text: "" };
    ears.push(ear);
    const { promise: answered, resolve } = Promise.withResolvers<void>();
    socket.on("error", () => resolve());
    socket.on("data", (part: string) => {
      ear.text += part;
      resolve();
    });
    socket.write(toText(toRequest({ endpoint: eventEndpoints.stream }, owner.token)));
    await answered;
  }
  return ears;
}
