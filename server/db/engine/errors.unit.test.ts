import { expect, test } from "vitest";
import { TurnTooLate } from "../failures.ts";
import { isConflict, isStorageFull, isTaken, isUnavailable, isUnreadable } from "./errors.ts";

const failure = (message: string, properties: object) =>
  Object.assign(new Error(message), properties);

test.each([
  ["PostgreSQL refuses connections", failure("connect ECONNREFUSED", { code: "ECONNREFUSED" })],
  ["PostgreSQL shuts down", failure("terminating connection", { code: "57P01" })],
  [
    "PostgreSQL has no connection left",
    failure("sorry, too many clients already", { code: "53300" }),
  ],
  ["PostgreSQL gave up on a slow statement", failure("canceling statement", { code: "57014" })],
  ["PostgreSQL gave up on a lock", failure("canceling statement", { code: "55P03" })],
  ["PostgreSQL has become a copy that takes no writes", failure("read-only", { code: "25006" })],
  ["PostgreSQL refuses the password", failure("authentication failed", { code: "28P01" })],
  ["two transactions met again and again", failure("deadlock detected", { code: "40P01" })],
  ["the network is down", failure("connect EHOSTUNREACH", { code: "EHOSTUNREACH" })],
  ["PostgreSQL keeps silent", failure("Connection terminated: PostgreSQL is silent", {})],
  ["the pool has none left", failure("timeout exceeded when trying to connect", {})],
  ["the turn of an owner comes too late", new TurnTooLate()],
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

test.each([
  ["SQLite finds no room", failure("database or disk is full", { errcode: 13 })],
  ["SQLite cannot write", failure("disk I/O error", { errcode: 778 })],
  ["SQLite cannot make its file grow", failure("disk I/O error", { errcode: 4874 })],
  ["the file system takes no writes", failure("readonly database", { errcode: 1032 })],
  ["PostgreSQL finds no room", failure("could not extend file", { code: "53100" })],
])("when %s, there is no storage, which is not the same as away or damaged", (_, error) => {
  expect(isStorageFull(error)).toBe(true);
  expect(isUnavailable(error)).toBe(false);
  expect(isUnreadable(error)).toBe(false);
});

test("a file that cannot be read is told apart from one that cannot be written", () => {
  expect(isUnreadable(failure("malformed", { errcode: 11 }))).toBe(true);
  expect(isUnreadable(failure("disk I/O error", { errcode: 266 }))).toBe(true);
  expect(isUnreadable(failure("disk I/O error", { errcode: 778 }))).toBe(false);
});

test("only a transaction that was undone whole is called a conflict", () => {
  expect(isConflict(failure("deadlock", { code: "40P01" }))).toBe(true);
  expect(isConflict(failure("could not serialize", { code: "40001" }))).toBe(true);
  expect(isConflict(failure("Connection terminated unexpectedly", {}))).toBe(false);
  expect(isConflict(failure("terminating connection", { code: "57P01" }))).toBe(false);
});
