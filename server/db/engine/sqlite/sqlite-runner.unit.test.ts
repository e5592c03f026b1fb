import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createMutex } from "../mutex.ts";
import { createSqliteRunner } from "./sqlite-runner.ts";

test("writes that wait while the database is closed are told so, and keep nobody waiting", async () => {
  const database = new DatabaseSync(":memory:");
  const mutex = createMutex();
  const runner = createSqliteRunner(database, mutex);
  const write = () => runner.write("ana", [{ name: "", sql: "SELECT 1", parameters: [] }]);
  const writing = Promise.allSettled([write(), write()]);
  database.close();
  const outcomes = await writing;
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(mutex.isFree()).toBe(true);
});

test("whoever waits for the database is counted: reads, writes and transactions", async () => {
  const mutex = createMutex();
  const runner = createSqliteRunner(new DatabaseSync(":memory:"), mutex);
  const statements = [{ name: "", sql: "SELECT 1", parameters: [] }];
  await mutex.acquire();
  const reading = [runner.read("ana", statements), runner.read("ana", statements)];
  const transaction = mutex.acquire();
  expect(runner.countWaiting()).toBe(3);
  const writing = runner.write("ana", statements);
  expect(runner.countWaiting()).toBe(4);
  mutex.release();
  await Promise.all(reading);
  await transaction;
  mutex.release();
  await writing;
  expect(runner.countWaiting()).toBe(0);
});
