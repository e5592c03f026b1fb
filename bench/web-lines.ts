import type { BrowserContext } from "@playwright/test";
import { z } from "zod";
import { eventEndpoints } from "../shared/api/events.ts";
import { median } from "../tools/statistics.ts";
import type { WebPage } from "./web-pages.ts";

/** What a first visit is measured over. */
export const lines = {
  /** As Lighthouse has it on its mobile settings. */
  "1.6 Mbit/s": { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  "400 kbit/s": { latency: 300, downloadThroughput: 50_000, uploadThroughput: 50_000 },
} as const;

/** How many times slower the processor is made. */
const slowdown = 2;

const seen = z.object({
  /** Requests until the program's title is there, and until nothing on the screen is a placeholder. */
  untilTitle: z.number(),
  untilUsable: z.number(),
  /** Of the latter, for data. */
  forData: z.number(),
  /** Milliseconds from the beginning: the first request for data, its first byte, the last byte of all. */
  asked: z.number(),
  firstData: z.number(),
  allData: z.number(),
  title: z.number(),
  usable: z.number(),
  largestPaint: z.number(),
});

export type FirstVisit = z.output<typeof seen> & { page: string; line: string };

/** Runs in the page before anything else: notes when the title is there, and when the screen can be used. */
const watch = `
  (() => {
    const times = (globalThis.firstVisit = { title: 0, usable: 0, largestPaint: 0 });
    const look = () => {
      if (!document.querySelector("main h1")) return;
      times.title ||= performance.now();
      if (document.querySelector("main .skeleton, main [role=progressbar]")) return;
      times.usable = performance.now();
      observer.disconnect();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, attributes: true });
    new PerformanceObserver((list) => {
      times.largestPaint = list.getEntries().at(-1).startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  })()
`;

/** Runs in the page afterward. The page itself is a request, too. */
const read = `
  (() => {
    const all = performance.getEntriesByType("resource");
    const { title, usable, largestPaint } = globalThis.firstVisit;
    const before = (time) => all.filter(({ startTime }) => startTime < time);
    const data = before(usable).filter(({ name }) =>
      name.includes("/api/") && !name.endsWith(${JSON.stringify(eventEndpoints.stream.url)}));
    const earliest = (of) => Math.min(...data.map(of));
    return {
      untilTitle: 1 + before(title).length,
      untilUsable: 1 + before(usable).length,
      forData: data.length,
      asked: earliest(({ startTime }) => startTime),
      firstData: earliest(({ responseStart }) => responseStart),
      allData: Math.max(...data.map(({ responseEnd }) => responseEnd)),
      title, usable, largestPaint,
    };
  })()
`;

/** Opens a page over a slow line, in a browser that has kept nothing. */
export async function visit(
  context: BrowserContext,
  { name, path }: WebPage,
  line: keyof typeof lines,
): Promise<FirstVisit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...lines[line] });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(watch);
  await page.goto(path, { waitUntil: "commit" });
  // Asking takes no time that would show; the content policy forbids to have the page watch a text.
  while (!(await page.evaluate("globalThis.firstVisit?.usable"))) await page.waitForTimeout(500);
  // What has been asked for is there.
  await page.waitForLoadState("load");
  const found = seen.parse(await page.evaluate(read));
  await page.close();
  return { page: name, line, ...found };
}

/** The middle of several visits, figure by figure. */
export function toMedian(visits: readonly FirstVisit[]): FirstVisit {
  const [first] = visits;
  if (!first) throw new Error("There was no visit.");
  const figures = seen
    .keyof()
    .options.map((name) => [name, median(visits.map((each) => each[name]))]);
  return { ...first, ...Object.fromEntries(figures) };
}
