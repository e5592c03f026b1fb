import { expect, test } from "vitest";
import { beginAct } from "./act.ts";

test("acts sort by their ids in the order in which they began, however many a millisecond has", () => {
  const ids = Array.from({ length: 5000 }, () => beginAct("update", new Date()).id);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  const version7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  for (const id of ids) expect(id).toMatch(version7);
});
