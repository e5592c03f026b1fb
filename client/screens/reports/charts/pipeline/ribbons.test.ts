import { expect, test } from "vitest";
import type { PipelineReport } from "../../../../../shared/reports/reports.ts";
import { layOutPipeline, ribbonPath } from "./ribbons.ts";

const none = {
  "Window Shopper": 0,
  Pending: 0,
  Active: 0,
  "Deal Closed": 0,
  "Returning Client": 0,
};

/** Six pending: two stayed, three went on to Active, one turned back; four came, all as Active. */
const report: PipelineReport = {
  since: "2026-01-01",
  opening: { ...none, Pending: 6 },
  closing: { ...none, "Window Shopper": 1, Pending: 2, Active: 7 },
  moves: [
    { from: null, to: "Active", customers: 4 },
    { from: "Pending", to: "Active", customers: 3 },
    { from: "Pending", to: "Pending", customers: 2 },
    { from: "Pending", to: "Window Shopper", customers: 1 },
  ],
  medianDays: { ...none, Pending: null },
};

test("ribbons fill both strips without a gap, in the order of the statuses", () => {
  const { before, after, ribbons } = layOutPipeline(report, 103);
  const shown = before.filter(({ size }) => size > 0);
  expect(shown.map(({ status, start, size }) => [status, start, size])).toEqual([
    ["Pending", 0, 60],
    [null, 63, 40],
  ]);
  const at = (from: string | null, to: string) =>
    ribbons.find((ribbon) => ribbon.from === from && ribbon.to === to);
  expect(at("Pending", "Window Shopper")?.top).toEqual({ start: 0, size: 10 });
  expect(at("Pending", "Pending")?.top).toEqual({ start: 10, size: 20 });
  expect(at("Pending", "Active")?.top).toEqual({ start: 30, size: 30 });
  const active = after[2];
  const [moved, added] = [at("Pending", "Active")?.bottom, at(null, "Active")?.bottom];
  expect(moved?.start).toBe(active?.start);
  expect(added?.start).toBeCloseTo((moved?.start ?? 0) + (moved?.size ?? 0));
  expect((added?.start ?? 0) + (added?.size ?? 0)).toBeCloseTo(103);
});

test("those that stayed are drawn first, those that came last", () => {
  const { ribbons } = layOutPipeline(report, 800);
  expect(ribbons.map(({ from, to }) => `${from} ${to}`)).toEqual([
    "Pending Pending",
    "Pending Active",
    "Pending Window Shopper",
    "null Active",
  ]);
});

test("one customer of many is still at least a pixel wide", () => {
  const one = { status: "Active", from: "Pending", to: "Active", customers: 1 } as const;
  const thin = { start: 5, size: 0.001 };
  expect(ribbonPath({ ...one, top: thin, bottom: thin }, 128)).toMatch(/^M6,0C.*L5,128C/);
});
