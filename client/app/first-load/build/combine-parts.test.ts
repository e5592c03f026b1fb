import { expect, test } from "vitest";
import { combineParts, type Part } from "./combine-parts.ts";

const part = (id: string, size: number, users: string): Part => ({
  ids: [id],
  size,
  users: new Map([...users].map((user) => [user, 1])),
});
const combine = (parts: Part[], imports: Record<string, string[]> = {}) =>
  combineParts(parts, (id) => imports[id] ?? [], 100)
    .map(({ ids }) => ids.toSorted().join(""))
    .toSorted();

test("parts of the same users become one file", () => {
  expect(combine([part("a", 500, "xy"), part("b", 500, "xy")])).toEqual(["ab"]);
});

test("parts are apart where those who need one would load more than a file is worth", () => {
  expect(combine([part("a", 90, "x"), part("b", 90, "xy")])).toEqual(["ab"]);
  expect(combine([part("a", 110, "x"), part("b", 110, "xy")])).toEqual(["a", "b"]);
});

test("who loads a part loads what it needs, too", () => {
  const parts = [part("a", 90, "x"), part("b", 90, "xy"), part("c", 20, "xz")];
  expect(combine(parts)).toContain("ab");
  expect(combine(parts, { a: ["c"] }), "y would load c").not.toContain("ab");
});

test("no file needs another one that needs it", () => {
  const parts = [part("a", 10, "x"), part("b", 5000, "y"), part("c", 10, "x")];
  expect(combine(parts)).toEqual(["ac", "b"]);
  expect(combine(parts, { a: ["b"], b: ["c"] })).toEqual(["a", "b", "c"]);
});
