import { parseArgs } from "node:util";
import { type BrowserContext, chromium } from "@playwright/test";
import { readManifest } from "../client/app/first-load/build/manifest.ts";
import { findChromium } from "../scripts/chromium.ts";
import { chromiumArgs } from "../scripts/chromium-options.ts";
import { findRecords } from "../scripts/shots/records.ts";
import { fillDemo } from "../tools/fill.ts";
import { makeFolder, startTemporaryServer, type TemporaryServer } from "../tools/places.ts";
import { findFreePort } from "../tools/server.ts";
import { makeAccount } from "./account.ts";
import { describeMachine, keepFigures } from "./report.ts";
import { listBookingPages, turnPages } from "./web-booking.ts";
import { type Weights, weighPage } from "./web-bytes.ts";
import { makeBusyWeek, traceDragging } from "./web-drag.ts";
import { type FirstVisit, lines, toMedian, visit } from "./web-lines.ts";
import { listPages, type WebPage } from "./web-pages.ts";
import { scoreTable, traceTable, visitTable, weightTable } from "./web-report.ts";
import { type Scores, scorePage } from "./web-scores.ts";
import { type Trace, traceList } from "./web-traces.ts";

/** What the browser's side costs: bytes, Lighthouse's scores, long tasks. In this order. */
const { values } = parseArgs({
  options: {
    /** How often Lighthouse opens each page, and each is opened over a slow line. */
    runs: { type: "string", default: "5" },
    /** Which parts: bytes, lines, scores, booking, traces. */
    only: { type: "string", default: "bytes,lines,scores,booking,traces" },
  },
});
const wanted = new Set(values.only.split(","));
const executablePath = await findChromium();
const server = await startTemporaryServer();
try {
  const token = await fillDemo(server);
  const pages = listPages(await findRecords(server.baseUrl, token));
  console.log(`${describeMachine()}\n`);
  const weights = wanted.has("bytes") ? await weigh(pages, token) : [];
  if (weights.length > 0) console.log(`${weightTable(weights)}\n`);
  const visits = wanted.has("lines") ? await visitAll(pages, token) : [];
  if (visits.length > 0) console.log(`${visitTable(visits)}\n`);
  const scores = [
    ...(wanted.has("scores") ? await score(pages, token) : []),
    ...(wanted.has("booking") ? await scoreBooking() : []),
  ];
  if (scores.length > 0) console.log(`${scoreTable(scores)}\n`);
  for (const { page, misses } of scores) for (const miss of misses) console.log(`${page}: ${miss}`);
  const traces = wanted.has("traces") ? await trace(server) : [];
  if (traces.length > 0) console.log(`${traceTable(traces)}\n`);
  console.log(`All figures: ${keepFigures("web", { weights, visits, scores, traces })}`);
} finally {
  await server.stop();
}

async function weigh(pages: WebPage[], token: string): Promise<Weights[]> {
  const parts = await readManifest();
  const weights: Weights[] = [];
  for (const page of pages) {
    // A browser of its own for each, so that none has anything kept.
    const weight = await withBrowser(page.signedIn ? token : undefined, (context) =>
      weighPage(context, page, parts),
    );
    weights.push(weight);
  }
  return weights;
}

async function visitAll(pages: WebPage[], token: string): Promise<FirstVisit[]> {
  const visits: FirstVisit[] = [];
  // as: the names of these very lines.
  for (const line of Object.keys(lines) as (keyof typeof lines)[]) {
    for (const page of pages.filter(({ signedIn }) => signedIn)) {
      const runs: FirstVisit[] = [];
      while (runs.length < Number(values.runs)) {
        runs.push(await withBrowser(token, (context) => visit(context, page, line)));
      }
      visits.push(toMedian(runs));
    }
  }
  return visits;
}

async function score(pages: WebPage[], token: string): Promise<Scores[]> {
  const runs = Number(values.runs);
  const { baseUrl } = server;
  const scores: Scores[] = [];
  for (const signedIn of [false, true]) {
    const port = await findFreePort();
    await withBrowser(
      signedIn ? token : undefined,
      async () => {
        for (const page of pages.filter((page) => page.signedIn === signedIn)) {
          scores.push(await scorePage(page, { baseUrl, port, runs }));
        }
      },
      { port },
    );
  }
  return scores;
}

/** Pages to book on, in both themes and both directions. */
async function scoreBooking(): Promise<Scores[]> {
  const runs = Number(values.runs);
  const pages = await listBookingPages(server.baseUrl);
  await using turned = await turnPages(server.baseUrl);
  const scores: Scores[] = [];
  for (const [theme, scheme] of [["light", 1] as const, ["dark", 0] as const]) {
    for (const [direction, { baseUrl }] of Object.entries({
      "": server,
      ", right to left": turned,
    })) {
      const port = await findFreePort();
      const score = async () => {
        for (const page of pages) {
          const name = `${page.name}, ${theme}${direction}`;
          scores.push(await scorePage({ ...page, name }, { baseUrl, port, runs }));
        }
      };
      // What Chromium calls its preferred color scheme: 0 is dark.
      const args = [`--blink-settings=preferredColorScheme=${scheme}`];
      await withBrowser(undefined, score, { port, args });
    }
  }
  return scores;
}

async function trace({ baseUrl, dataDir }: TemporaryServer): Promise<Trace[]> {
  const { token } = await makeAccount({ baseUrl }, { dataDir });
  const traces: Trace[] = [];
  for (const slowdown of [1, 4]) {
    traces.push(...(await withBrowser(token, (context) => traceList(context, slowdown))));
  }
  const busy = await makeBusyWeek(baseUrl);
  for (const slowdown of [1, 4]) {
    traces.push(await withBrowser(busy, (context) => traceDragging(context, slowdown)));
  }
  return traces;
}

/** A browser with an empty profile, in which the owner of the token is signed in. */
async function withBrowser<T>(
  token: string | undefined,
  work: (context: BrowserContext) => Promise<T>,
  { port, args = [] }: { port?: number; args?: string[] } = {},
): Promise<T> {
  await using profile = makeFolder();
  const context = await chromium.launchPersistentContext(profile.dataDir, {
    executablePath,
    baseURL: server.baseUrl,
    args: [
      ...[...chromiumArgs, ...args],
      ...(port === undefined ? [] : [`--remote-debugging-port=${port}`]),
    ],
  });
  try {
    if (token) {
      const page = await context.newPage();
      await page.goto("/favicon.svg");
      await page.evaluate(`localStorage.setItem("token", ${JSON.stringify(token)})`);
      await page.close();
    }
    return await work(context);
  } finally {
    await context.close();
  }
}
