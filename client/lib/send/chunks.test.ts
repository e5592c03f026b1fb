import { expect, test } from "vitest";
import { type ImportRow, importLimits } from "../../../shared/transfer/imports.ts";
import { chunksOf } from "./chunks.ts";

function tagsTo(count: number, name = "VIP"): ImportRow[] {
  return Array.from({ length: count }, (_, place) => ({
    kind: "tags",
    act: "create",
    _id: `00000000-0000-4000-8000-${String(place).padStart(12, "0")}`,
    values: { name },
  }));
}

test("rows are sent in their order, no chunk with more rows than the server takes", () => {
  const rows = tagsTo(2 * importLimits.chunkRows + 1);
  const chunks = [...chunksOf(rows)];
  expect(chunks.map(({ length }) => length)).toEqual([
    importLimits.chunkRows,
    importLimits.chunkRows,
    1,
  ]);
  expect(chunks.flat()).toEqual(rows);
});

test("rows with long texts are fewer in a chunk, and one that is too long goes alone", () => {
  const half = tagsTo(3, "x".repeat(importLimits.chunkSize / 2));
  expect([...chunksOf(half)].map(({ length }) => length)).toEqual([1, 1, 1]);
  const huge = [...tagsTo(1), ...tagsTo(1, "x".repeat(2 * importLimits.chunkSize)), ...tagsTo(1)];
  expect([...chunksOf(huge)].map(({ length }) => length)).toEqual([1, 1, 1]);
});

test("without rows there is no chunk", () => {
  expect([...chunksOf([])]).toEqual([]);
});
