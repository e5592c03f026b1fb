import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { ownerOf } from "../../db/engine/database.ts";
import { createHub } from "./hub.ts";

const [ana, ben] = [ownerOf({ _id: "ana" }), ownerOf({ _id: "ben" })];

test("what was told is told again in its order, without what soon passes, until there is too much", async () => {
  const hub = createHub();
  await sleep(5);
  const begun = performance.now();
  const recall = () => hub.recall([ana], performance.now() - begun);
  const change = { _id: "1", action: "create", kind: "companies", record: "c" } as const;
  hub.announce(ana, change);
  hub.announce(ana, "settings");
  hub.announce(ana, "sessions");
  hub.announce(ana, { key: "k", done: 1, total: 2 });
  const news = { booking: "b", did: "accepted", at: "", people: ["p"] } as const;
  hub.announce(ana, news);
  hub.announce(ben, "forYou");
  expect(recall()).toEqual([change, "settings", news]);
  for (let n = 0; n < 4000; n += 1) hub.announce(ben, "reminders");
  expect(recall()).toBeUndefined();
  expect(hub.recall([ana], 0)).toEqual([]);
});
