import { expect, test } from "vitest";
import { TurnTooLate } from "../failures.ts";
import type { RunnableStatement } from "./engine.ts";
import { createOwnerTurns, takeTurns } from "./owner-turns.ts";

function statement(name: string): RunnableStatement {
  return { name, sql: "", parameters: [] };
}

/** A database that answers each statement with its name, and none before `answer` is called. */
function startDatabase() {
  const begun: string[] = [];
  const held: (() => void)[] = [];
  const turns = takeTurns(async (_owner, [one]) => {
    const name = one?.name ?? "";
    begun.push(name);
    await new Promise<void>((resolve) => held.push(resolve));
    if (name === "wrong") throw new Error("refused");
    return [[name]];
  });
  const answer = async () => {
    for (const resolve of held.splice(0)) resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const write = (owner: string, name: string) => turns.write(owner, [statement(name)]);
  return { write, answer, begun, countWaiting: turns.countWaiting };
}

test("writes of one owner come one after the other and keep nobody else waiting", async () => {
  const { write, answer, begun, countWaiting } = startDatabase();
  const all = [write("ana", "a"), write("ana", "b"), write("ana", "c"), write("bo", "d")];
  await answer();
  expect(begun).toEqual(["a", "d"]);
  expect(countWaiting()).toBe(2);
  await answer();
  expect(begun).toEqual(["a", "d", "b"]);
  await answer();
  await answer();
  expect(await Promise.all(all)).toEqual([[["a"]], [["b"]], [["c"]], [["d"]]]);
  expect(countWaiting()).toBe(0);
});

test("a write that is refused lets the next one go on", async () => {
  const { write, answer } = startDatabase();
  const outcomes = Promise.allSettled([write("ana", "wrong"), write("ana", "b")]);
  for (let times = 0; times < 3; times += 1) await answer();
  expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});

test("whoever has waited for too long does nothing in their turn, and the next one goes on", async () => {
  const { inTurn } = createOwnerTurns({ patience: 20 });
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const all = [
    inTurn("ana", async (hasWaited) => {
      await first.promise;
      done.push(`first ${hasWaited}`);
    }),
    inTurn("ana", async () => void done.push("second")),
  ];
  await new Promise((resolve) => setTimeout(resolve, 30));
  const third = inTurn("ana", async (hasWaited) => void done.push(`third ${hasWaited}`));
  first.resolve();
  await expect(all[1]).rejects.toThrow(TurnTooLate);
  await Promise.all([all[0], third]);
  expect(done).toEqual(["first false", "third true"]);
});
