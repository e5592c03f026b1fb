import type { BrowserContext, Page } from "@playwright/test";
import { z } from "zod";

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

/** Runs in the page: notes tasks and frames over 50 ms, frames at all and the number of elements. */
const watch = `
  globalThis.seen = { tasks: [], frames: [], ticks: 0, elements: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(Math.round(duration));
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.frames.push(Math.round(duration));
  }).observe({ type: "long-animation-frame" });
  const tick = () => {
    seen.ticks += 1;
    if (seen.ticks % 10 === 0) {
      seen.elements = Math.max(seen.elements, document.getElementsByTagName("*").length);
    }
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
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

/** What somebody does on a list of 10,000 rows, at the machine's own speed and slowed down. */
export async function traceList(context: BrowserContext, slowdown: number): Promise<Trace[]> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const aborted: string[] = [];
  page.on("requestfailed", (request) => aborted.push(request.failure()?.errorText ?? ""));
  await page.goto("/dashboard/customers");
  await page.getByRole("table").getByRole("row").nth(20).waitFor();
  await page.waitForLoadState("networkidle");
  const rows = await page.evaluate(readAll);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });

  const measure = async (what: string, act: () => Promise<string>): Promise<Trace> => {
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

  const traces = [
    await measure("scrolling the list", () => scroll(page, rows)),
    await measure("typing in its search", async () => {
      await page.evaluate("scrollTo(0, 0)");
      aborted.length = 0;
      const search = page.getByRole("searchbox");
      await search.click();
      // Slower than the pause after which it searches, so that questions overtake each other.
      await search.pressSequentially("harbor", { delay: 230 });
      await page.waitForLoadState("networkidle");
      return `${aborted.length} of the older questions taken back`;
    }),
    await measure("opening the palette", async () => {
      const start = performance.now();
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByRole("combobox").waitFor();
      return `there after ${Math.round(performance.now() - start)} ms`;
    }),
  ];
  await page.close();
  return traces;
}

async function scroll(page: Page, rows: unknown): Promise<string> {
  const pixels = await page.evaluate(scrollDown(10_000));
  return `${pixels} pixels of ${rows} rows`;
}
