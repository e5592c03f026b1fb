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
