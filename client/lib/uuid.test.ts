import { expect, test } from "vitest";
import { z } from "zod";
import { makeUuid } from "./uuid.ts";

test("ids are UUIDs of version 7, each after the one before, also within a millisecond", () => {
  const now = Date.now();
  const ids = [now, now, now - 5, now + 1].map(makeUuid);
  const many = Array.from({ length: 10_000 }, () => makeUuid(now));
  for (const id of [...ids, many.at(-1)]) expect(z.uuidv7().safeParse(id).success).toBe(true);
  expect([...ids, ...many].toSorted()).toEqual([...ids, ...many]);
  expect(new Set(many).size).toBe(many.length);
});
