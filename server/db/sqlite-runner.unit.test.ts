import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createSqliteRunner } from "./sqlite-runner.ts";
import { createTurns } from "./turns.ts";

test("writes that wait while the database is closed are told so, and keep nobody waiting", async () => {
  const database = new DatabaseSync(":memory:");
  const turns = createTurns();
  const runner = createSqliteRunner(database, turns);
  const write = () => runner.write("ana", [{ name: "", sql: "SELECT 1", parameters: [] }]);
  const writing = Promise.allSettled([write(), write()]);
  database.close();
  const outcomes = await writing;
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(turns.isFree()).toBe(true);
});

test("whoever waits for the database is counted: reads, writes and transactions", async () => {
  const turns = createTurns();
  const runner = createSqliteRunner(new DatabaseSync(":memory:"), turns);
  const statements = [{ name: "", sql: "SELECT 1", parameters: [] }];
  await turns.begin();
  const reading = [runner.read("ana", statements), runner.read("ana", statements)];
  const transaction = turns.begin();
  expect(runner.countWaiting()).toBe(3);
  const writing = runner.write("ana", statements);
  expect(runner.countWaiting()).toBe(4);
  turns.end();
  await Promise.all(reading);
  await transaction;
  turns.end();
  await writing;
  expect(runner.countWaiting()).toBe(0);
});
