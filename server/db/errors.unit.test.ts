import { expect, test } from "vitest";
import { isTaken, isUnavailable } from "./errors.ts";

const failure = (message: string, properties: object) =>
  Object.assign(new Error(message), properties);

test.each([
  ["PostgreSQL refuses connections", failure("connect ECONNREFUSED", { code: "ECONNREFUSED" })],
  ["PostgreSQL shuts down", failure("terminating connection", { code: "57P01" })],
  [
    "PostgreSQL has no connection left",
    failure("sorry, too many clients already", { code: "53300" }),
  ],
  ["the pool has none left", failure("timeout exceeded when trying to connect", {})],
  ["a connection broke", failure("Connection terminated unexpectedly", {})],
  ["SQLite is locked by another process", failure("database is locked", { errcode: 5 })],
  ["SQLite is locked while recovering", failure("database is locked", { errcode: 261 })],
])("when %s, the database is unavailable for now", (_, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ["a wrong statement", failure('relation "x" does not exist', { code: "42P01" })],
  ["a full disk", failure("database or disk is full", { errcode: 13 })],
  ["a slip of ours", new TypeError("undefined is not a function")],
  ["no error at all", "timeout"],
])("%s is not something that passes", (_, error) => {
  expect(isUnavailable(error)).toBe(false);
});

test("a unique value that is taken is told apart from other refusals", () => {
  expect(isTaken(failure("duplicate key value", { code: "23505" }))).toBe(true);
  expect(isTaken(failure("UNIQUE constraint failed", { errcode: 2067 }))).toBe(true);
  expect(isTaken(failure("FOREIGN KEY constraint failed", { errcode: 787 }))).toBe(false);
  expect(isTaken(undefined)).toBe(false);
});
