import { expect, test } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

function fill(...items: string[]) {
  const queue = createFairQueue<string>();
  for (const item of items) queue.push(item.slice(0, 1), item);
  return queue;
}

function drain(queue: ReturnType<typeof fill>) {
  return Array.from({ length: queue.count() }, () => queue.shift());
}

test("keys take turns, and within one who came first goes first", () => {
  expect(drain(fill("a1", "a2", "a3", "b1", "b2", "c1"))).toEqual([
    "a1",
    "b1",
    "c1",
    "a2",
    "b2",
    "a3",
  ]);
});

test("who comes anew comes after those who wait, however much these have had", () => {
  const queue = fill("a1", "a2", "b1");
  expect(queue.shift()).toBe("a1");
  queue.push("c", "c1");
  expect(drain(queue)).toEqual(["b1", "a2", "c1"]);
  expect(queue.shift()).toBeUndefined();
});

test("who may not go on yet is passed over and keeps the turn", () => {
  const queue = fill("a1", "a2", "b1", "b2");
  const isNotA = (_item: string, key: string) => key !== "a";
  expect([queue.shift(isNotA), queue.shift(isNotA), queue.shift(isNotA)]).toEqual([
    "b1",
    "b2",
    undefined,
  ]);
  expect(drain(queue)).toEqual(["a1", "a2"]);
});

test("who has the most waiting loses the newest", () => {
  const queue = fill("a1", "b1", "b2", "b3", "c1", "c2");
  expect(queue.findLongest()).toEqual({ key: "b", count: 3 });
  expect(queue.dropNewest("b")).toBe("b3");
  expect([queue.countOf("b"), queue.count()]).toEqual([2, 5]);
  expect(queue.dropNewest("nobody")).toBeUndefined();
});
