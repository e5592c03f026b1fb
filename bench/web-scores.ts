import lighthouse, { type Result } from "lighthouse";
import { z } from "zod";
import { median } from "../tools/statistics.ts";
import type { WebPage } from "./web-pages.ts";

// Lighthouse with its mobile settings. The scores other than that for performance do not depend on
// the machine.
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Nobody searches for what is behind the login; robots.txt says so. */
const behindLogin = categories.filter((id) => id !== "seo");
/** All of the browser's stores but that in which the token lies: each run begins with nothing kept. */
const storageTypes = ["file_systems", "shader_cache", "service_workers", "cache_storage"] as const;

const timings = {
  largestPaint: "largest-contentful-paint",
  firstPaint: "first-contentful-paint",
  scriptsBlock: "total-blocking-time",
  layoutShift: "cumulative-layout-shift",
} as const;

export interface Scores {
  page: string;
  /** 0 to 100; of performance the middle one of all runs. */
  scores: Record<string, number>;
  /** Of each run, in the order of the runs. */
  performance: number[];
  /** Milliseconds, and for the layout shift its share of the window: the middle of all runs. */
  timings: Record<keyof typeof timings, number>;
  /** What keeps a score other than that for performance from 100, and where. */
  misses: string[];
}

/** Runs Lighthouse `runs` times over the browser that listens at `port`. */
export async function scorePage(
  { name, path, signedIn }: WebPage,
  { baseUrl, port, runs }: { baseUrl: string; port: number; runs: number },
): Promise<Scores> {
  const results: Result[] = [];
  while (results.length < runs) {
    results.push(await run(baseUrl + path, port, signedIn ? behindLogin : categories));
  }
  const score = (result: Result, id: string) =>
    Math.round((result.categories[id]?.score ?? 0) * 100);
  const [first] = results;
  if (!first) throw new Error("Lighthouse needs at least one run.");
  const performance = results.map((result) => score(result, "performance"));
  const others = Object.keys(first.categories).map((id) => [id, score(first, id)]);
  return {
    page: name,
    scores: { ...Object.fromEntries(others), performance: median(performance) },
    performance,
    timings: {
      largestPaint: median(results.map((result) => readTiming(result, "largestPaint"))),
      firstPaint: median(results.map((result) => readTiming(result, "firstPaint"))),
      scriptsBlock: median(results.map((result) => readTiming(result, "scriptsBlock"))),
      layoutShift: median(results.map((result) => readTiming(result, "layoutShift"))),
    },
    misses: readMisses(first),
  };
}

async function run(url: string, port: number, wanted: readonly string[]): Promise<Result> {
  const answer = await lighthouse(url, {
    port,
    clearStorageTypes: [...storageTypes],
    onlyCategories: [...wanted],
    logLevel: "error",
  });
  if (!answer) throw new Error(`Lighthouse has no answer for ${url}.`);
  const { lhr } = answer;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

function readTiming({ audits }: Result, name: keyof typeof timings): number {
  return audits[timings[name]]?.numericValue ?? Number.NaN;
}

function readMisses({ categories: results, audits }: Result): string[] {
  const counted = Object.entries(results)
    .filter(([id]) => id !== "performance")
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0));
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score === 1) return [];
    const items = audit.details && "items" in audit.details ? audit.details.items : [];
    return [[audit.title, ...[items].flat().slice(0, 8).map(describeItem)].join("\n    ")];
  });
}

function describeItem(item: object): string {
  const { node } = z
    .object({ node: z.object({ snippet: z.string(), explanation: z.string().optional() }) })
    .partial()
    .catch({})
    .parse(item);
  if (!node) return JSON.stringify(item).slice(0, 400);
  return `${node.snippet}\n      ${(node.explanation ?? "").replaceAll("\n", "\n      ")}`;
}
