import type { BrowserContext, Page, Request } from "@playwright/test";
import { z } from "zod";
import { eventEndpoints } from "../shared/api/events.ts";

export interface Trace {
  what: string;
  /** How many times slower the processor is made. */
  slowdown: number;
  /** Milliseconds of the tasks over 50 ms, the longest first. */
  longTasks: number[];
  /** Milliseconds of the longest frame; only those over 50 ms are seen. */
  longestFrame: number;
  frames: number;
  /** Elements in the page, at most. */
  elements: number;
  note: string;
}

const seen = z.object({
  tasks: z.array(z.number()),
  frames: z.array(z.number()),
  ticks: z.number(),
  elements: z.number(),
});

/**
 * Runs in the page: notes tasks and frames over 50 ms, frames at all and the number of elements, from
 * now until it is run again.
 */
const watch = `
  globalThis.seen?.stop();
  (() => {
    const mine = { tasks: [], frames: [], ticks: 0, elements: 0 };
    const note = (type, durations) => {
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) durations.push(Math.round(duration));
      });
      observer.observe({ type });
      return observer;
    };
    const observers = [note("longtask", mine.tasks), note("long-animation-frame", mine.frames)];
    let handle = 0;
    const tick = () => {
      mine.ticks += 1;
      if (mine.ticks % 10 === 0) {
        mine.elements = Math.max(mine.elements, document.getElementsByTagName("*").length);
      }
      handle = requestAnimationFrame(tick);
    };
    tick();
    const stop = () => {
      cancelAnimationFrame(handle);
      for (const observer of observers) observer.disconnect();
    };
    // Not enumerable, so that it does not get in the way when the rest is read.
    globalThis.seen = Object.defineProperty(mine, "stop", { value: stop });
  })()
`;

/** Runs in the page: milliseconds from the press of a key until the palette can be typed into. */
const timePalette = `
  globalThis.opened = new Promise((done) => {
    addEventListener("keydown", ({ timeStamp }) => {
      const look = () => {
        const isThere = document.activeElement?.matches("[role=dialog] [role=combobox]");
        if (isThere) done(Math.round(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      look();
    }, { once: true, capture: true });
  });
  // The promise is asked for later: as the last value it would be waited for here.
  undefined;
`;

/** Goes to the end again and again until all rows have been read, then back to the top. */
const readAll = `
  (async () => {
    const pause = () => new Promise((done) => setTimeout(done, 100));
    const last = () => Number(document.querySelector("main tbody tr:nth-last-of-type(1)")?.ariaRowIndex ?? 0);
    const rows = Number(document.querySelector("main table").ariaRowCount) - 2;
    for (let turn = 0; turn < 400 && last() < rows; turn += 1) {
      scrollTo(0, document.documentElement.scrollHeight);
      await pause();
    }
    scrollTo(0, 0);
    await pause();
    return rows;
  })()
`;

/** Scrolls 120 pixels in each frame, as a wheel that is turned fast, for `time` ms. */
const scrollDown = (time: number) => `
  new Promise((done) => {
    const end = performance.now() + ${time};
    const step = () => {
      if (performance.now() > end) return done(Math.round(scrollY));
      scrollBy(0, 120);
      requestAnimationFrame(step);
    };
    step();
  })
`;

/** Nothing but the latency is changed. */
const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };

/** What somebody does on a list of 10,000 rows, at the machine's own speed and slowed down. */
export async function traceList(context: BrowserContext, slowdown: number): Promise<Trace[]> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const aborted: string[] = [];
  const asked: string[] = [];
  const isQuestion = (request: Request) => /[?&]search=/.test(request.url());
  page.on("request", (request) => isQuestion(request) && asked.push(request.url()));
  page.on("requestfailed", (request) => isQuestion(request) && aborted.push(request.url()));
  // It has no end, and so keeps the network from being idle.
  await page.route(`**${eventEndpoints.stream.url}`, (route) => route.fulfill({ status: 204 }));
  await page.goto("/dashboard/customers");
  await page.getByRole("table").getByRole("row").nth(20).waitFor();
  await page.waitForLoadState("networkidle");
  const rows = await page.evaluate(readAll);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  // What reading the rows has left to do does not count as scrolling.
  await page.waitForTimeout(2000);

  const measure = measureIn(page, slowdown);
  const traces = [
    await measure("scrolling the list", () => scroll(page, rows)),
    await measure("typing in its search", async () => {
      await page.evaluate("scrollTo(0, 0)");
      await page.evaluate("document.querySelector('main [data-search]').focus()");
      // Slower than the pause after which it searches, and answered more slowly than that, so that
      // questions overtake each other.
      await client.send("Network.emulateNetworkConditions", { ...unlimited, latency: 400 });
      await page.keyboard.type("harbor", { delay: 230 });
      await page.waitForTimeout(1500);
      await client.send("Network.emulateNetworkConditions", { ...unlimited, latency: 0 });
      return `${aborted.length} of ${asked.length} questions taken back`;
    }),
    await measure("opening the palette", async () => {
      await page.evaluate(timePalette);
      await page.keyboard.press("Control+k");
      return `to be typed into after ${await page.evaluate("opened")} ms`;
    }),
  ];
  await page.close();
  return traces;
}

/** Notes what a page does during an act, whose answer is the note beside the figures. */
export function measureIn(page: Page, slowdown: number) {
  return async (what: string, act: () => Promise<string>): Promise<Trace> => {
    await page.evaluate(watch);
    const note = await act();
    await page.waitForTimeout(500);
    const { tasks, frames, ticks, elements } = seen.parse(await page.evaluate("seen"));
    const longTasks = tasks.sort((one, other) => other - one);
    return {
      what,
      slowdown,
      longTasks,
      longestFrame: Math.max(0, ...frames),
      frames: ticks,
      elements,
      note,
    };
  };
}

async function scroll(page: Page, rows: unknown): Promise<string> {
  const pixels = await page.evaluate(scrollDown(10_000));
  return `${pixels} pixels of ${rows} rows`;
}
