// Measures what visitors of booking pages cost: how fast a page comes, and what another user of the same server feels while
// many read which times are free.
// npm run bench:booking [-- --engines sqlite,postgres] [--visitors 1000] [--seconds 15]
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { bookingPageEndpoints } from "../shared/booking-pages.ts";
import { addDays } from "../shared/dates/dates.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { meetingTypeEndpoints } from "../shared/kinds/meeting-types.ts";
import { callApi, signUp } from "../tools/client.ts";
import { keepOn } from "../tools/load.ts";
import { type Engine, engines, makePlace } from "../tools/places.ts";
import { readCpuTime } from "../tools/process-costs.ts";
import { median, quantile, toMs } from "../tools/statistics.ts";
import { toTable } from "../tools/table.ts";
import { makeAccount } from "./account.ts";
import { findForm } from "./booking-form.ts";
import { feelAs } from "./feel.ts";
import { startMeasured } from "./programs.ts";
import { describeMachine, keepFigures } from "./report.ts";

const { values: given } = parseArgs({
  options: {
    engines: { type: "string", default: engines.join(",") },
    visitors: { type: "string", default: "1000" },
    seconds: { type: "string", default: "15" },
  },
});
const visitors = Number(given.visitors);
const seconds = Number(given.seconds);
/** Seconds that a visitor looks at a page before the next. */
const look = 5;

console.log(`${describeMachine()}\n`);
const rows: Awaited<ReturnType<typeof measureEngine>> = [];
for (const engine of engines.filter((one) => given.engines.split(",").includes(one)))
  rows.push(...(await measureEngine(engine)));
const head = ["database", "phase", "pages/s", "page p50", "p99"];
const felt = ["reads p50", "p99", "writes p50", "p99", "computed p50", "p99", "cores"];
console.log(toTable([...head, ...felt], rows));
console.log(`The figures are in ${keepFigures("booking", { rows })}.`);

async function measureEngine(engine: Engine) {
  await using place = await makePlace(engine);
  const server = await startMeasured(place, { TRUST_PROXY: "1" });
  const { baseUrl, pid } = server;
  try {
    const { token } = await makeAccount(server, place);
    const urls = await openPage(baseUrl, token);
    const ben = await signUp(baseUrl);
    const name = { body: { name: "Acme" }, token: ben.token };
    const { data: company } = await callApi(baseUrl, companyEndpoints.create, name);
    const phase = async (title: string, count: number) => {
      const feel = feelAs({ session: ben, company: company._id, server: pid });
      const cpu = readCpuTime(pid);
      const stop = keepOn(
        Array.from({ length: count }, (_, n) => n),
        (n, isOver) => visit(baseUrl, urls, n, isOver),
      );
      await sleep(seconds * 1000);
      // Before the visitors have gone, one after the other.
      const { reads, writes, computed } = await feel.end();
      const share = (readCpuTime(pid) - cpu) / seconds;
      const took = (await stop()).flat();
      const felt = [took, reads, writes, computed].flatMap((all) =>
        all.length > 0 ? [median(all), quantile(all, 0.99)].map(toMs) : ["", ""],
      );
      return [engine, title, Math.round(took.length / seconds), ...felt, share.toFixed(2)];
    };
    await visit(baseUrl, urls, 0, () => false, urls.length * 20, 0);
    return [
      await phase("nothing else", 0),
      await phase(`${visitors} visitors, a page every ${look} s each`, visitors),
    ];
  } finally {
    await server.stop();
  }
}

/** Turns pages from an address of its own, at moments of its own; answers how many milliseconds each took. */
async function visit(
  baseUrl: string,
  urls: readonly string[],
  n: number,
  isOver: () => boolean,
  most = Number.POSITIVE_INFINITY,
  pause = look,
): Promise<number[]> {
  const headers = { "x-forwarded-for": `10.0.${n >> 8}.${n & 255}` };
  const took: number[] = [];
  while (took.length < most) {
    await sleep(Math.random() * 2 * pause * 1000);
    if (isOver()) break;
    const url = urls[(n + took.length) % urls.length] ?? "";
    const begun = performance.now();
    const answer = await fetch(baseUrl + url, { headers });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
    took.push(performance.now() - begun);
  }
  return took;
}

/** What visitors read: the types, a type, some of its days, and the form. */
async function openPage(baseUrl: string, token: string) {
  const page = "bench";
  await callApi(baseUrl, bookingPageEndpoints.updateOwn, {
    token,
    body: { name: page, isOpen: true },
  });
  const create = (body: object) =>
    callApi(baseUrl, meetingTypeEndpoints.create, {
      token,
      body: { name: "Phone call", lengths: [30], place: "phone", ...body },
    });
  const { data: type } = await create({});
  await create({ name: "Visit", lengths: [60, 90], place: "theirs" });
  const root = `/book/${page}`;
  const zone = "zone=America%2FNew_York";
  const today = new Date().toISOString().slice(0, 10);
  const times = `${root}/${type._id}`;
  const days = [2, 4, 7].map((ahead) => `${times}?${zone}&day=${addDays(today, ahead)}`);
  const form = await findForm(baseUrl, `${times}?${zone}`);
  return [`${root}?${zone}`, `${times}?${zone}`, ...days, form];
}
