import { expect, test } from "vitest";
import type { RunnableStatement } from "./engine.ts";
import { groupWrites } from "./grouped-writes.ts";

function statement(name: string): RunnableStatement {
  return { name, sql: "", parameters: [] };
}

/** A database that answers each statement with its name, and none before `answer` is called. */
function startDatabase(refuse: Record<string, string> = {}) {
  const groups: string[][] = [];
  const held: (() => void)[] = [];
  const writes = groupWrites(async (owner, statements) => {
    const names = statements.map(({ name }) => name);
    groups.push([owner, ...names]);
    await new Promise<void>((resolve) => held.push(resolve));
    for (const name of names) {
      if (refuse[name]) throw Object.assign(new Error(name), { code: refuse[name] });
    }
    return names.map((name) => [name]);
  });
  const write = (owner: string, ...names: string[]) => writes.write(owner, names.map(statement));
  const answer = async () => {
    for (const resolve of held.splice(0)) resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ...writes, write, answer, groups };
}

test("writes of one owner that come while one is under way go together, and each gets its own rows", async () => {
  const { write, answer, groups, countWaiting } = startDatabase();
  const all = [write("ana", "a"), write("ana", "b", "c"), write("ana", "d"), write("bo", "e")];
  expect(groups).toEqual([
    ["ana", "a"],
    ["bo", "e"],
  ]);
  expect(countWaiting()).toBe(2);
  await answer();
  expect(groups.slice(2)).toEqual([["ana", "b", "c", "d"]]);
  expect(countWaiting()).toBe(0);
  await answer();
  expect(await Promise.all(all)).toEqual([[["a"]], [["b"], ["c"]], [["d"]], [["e"]]]);
});

test("a write that is refused takes nothing of the others along", async () => {
  const { write, answer, groups } = startDatabase({ wrong: "23503" });
  const first = write("ana", "a");
  const outcomes = Promise.allSettled([
    write("ana", "b"),
    write("ana", "wrong"),
    write("ana", "c"),
  ]);
  for (let times = 0; times < 5; times += 1) await answer();
  expect(await first).toEqual([["a"]]);
  expect((await outcomes).map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(groups.slice(2)).toEqual([
    ["ana", "b"],
    ["ana", "wrong"],
    ["ana", "c"],
  ]);
});

test("when nobody knows whether a group was written, all are told, and none is written again", async () => {
  const { write, answer, groups } = startDatabase({ lost: "ECONNRESET" });
  const first = write("ana", "a");
  const outcomes = Promise.allSettled([write("ana", "b"), write("ana", "lost")]);
  await answer();
  await answer();
  await first;
  expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(groups).toEqual([
    ["ana", "a"],
    ["ana", "b", "lost"],
  ]);
  const next = write("ana", "c");
  await answer();
  expect(await next).toEqual([["c"]]);
});
