import { readBudgets } from "../scripts/budget.ts";
import { toTable } from "../tools/table.ts";
import type { Weight, Weights } from "./web-bytes.ts";
import type { FirstVisit } from "./web-lines.ts";
import type { Scores } from "./web-scores.ts";
import type { Trace } from "./web-traces.ts";

function toCell({ files, gzip, brotli }: Weight): string {
  if (files === 0) return "0";
  return `${(gzip / 1000).toFixed(1)} / ${(brotli / 1000).toFixed(1)} (${files})`;
}

export function weightTable(pages: Weights[]): string {
  const budgets = readBudgets();
  return toTable(
    [
      "first load, KB gzip / brotli (files)",
      "scripts",
      "goal",
      "late scripts",
      "styles",
      "fonts",
      "requests",
      "for data",
    ],
    pages.map(({ page, weights, requests, dataRequests }) => [
      page,
      toCell(weights.scripts),
      budgets[page] ? (budgets[page].goal / 1000).toFixed(1) : "",
      toCell(weights.lateScripts),
      toCell(weights.styles),
      toCell(weights.fonts),
      requests,
      dataRequests,
    ]),
  );
}

export function visitTable(visits: FirstVisit[]): string {
  return toTable(
    [
      "first visit over a slow line",
      "line",
      "requests until the title",
      "until usable",
      "for data",
      "data asked for, ms",
      "first data",
      "all data",
      "title",
      "usable",
      "largest paint",
    ],
    visits.map((each) => [
      each.page,
      each.line,
      each.untilTitle,
      each.untilUsable,
      each.forData,
      ...[each.asked, each.firstData, each.allData, each.title, each.usable, each.largestPaint].map(
        Math.round,
      ),
    ]),
  );
}

export function scoreTable(pages: Scores[]): string {
  const categories = ["accessibility", "best-practices", "seo"];
  return toTable(
    [
      "Lighthouse, mobile",
      "performance",
      "of runs",
      "first paint s",
      "largest paint s",
      "scripts block ms",
      "layout shift",
      ...categories,
    ],
    pages.map(({ page, scores, performance, timings }) => [
      page,
      scores.performance ?? "",
      performance.join(" "),
      (timings.firstPaint / 1000).toFixed(1),
      (timings.largestPaint / 1000).toFixed(1),
      Math.round(timings.scriptsBlock),
      timings.layoutShift.toFixed(3),
      ...categories.map((id) => scores[id] ?? ""),
    ]),
  );
}

export function traceTable(traces: Trace[]): string {
  return toTable(
    [
      "list of 10,000 rows",
      "processor",
      "long tasks",
      "longest ms",
      "longest frame ms",
      "frames",
      "elements",
      "note",
    ],
    traces.map(({ what, slowdown, longTasks, longestFrame, frames, elements, note }) => [
      what,
      slowdown === 1 ? "as it is" : `${slowdown} times slower`,
      longTasks.length,
      longTasks[0] ?? "under 50",
      longestFrame || "under 50",
      frames,
      elements,
      note,
    ]),
  );
}
