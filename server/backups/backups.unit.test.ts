import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { databaseFile } from "../db/engine/database.ts";
import { inspectFile } from "../db/maintenance/inspect.ts";
import { readEnv } from "../env.ts";
import { makeFilledFolder, makeFolder } from "../test/data-folders.ts";
import { closeAfterTest } from "../test/harness.ts";
import { backupFolder, findDueDay, listBackupDays, rotateBackups } from "./backup-files.ts";
import { backUpIfDue, nightlyBackups } from "./backups.ts";

/** On the calendar and the clock of the machine, as the server reads them. */
const at = (text: string) => new Date(text);

function createLog() {
  const made: object[] = [];
  const failed: unknown[] = [];
  return {
    made,
    failed,
    info: (entry: object) => void made.push(entry),
    error: ({ err }: { err: unknown }) => void failed.push(err),
  };
}

function addBackups(dataDir: string, ...files: string[]) {
  mkdirSync(backupFolder(dataDir), { recursive: true });
  for (const file of files) writeFileSync(join(backupFolder(dataDir), file), "");
}

test.each([
  ["the first time, at any hour", [], "2026-05-04T00:30", "2026-05-04"],
  ["at night, the day after", ["2026-05-03"], "2026-05-04T03:00", "2026-05-04"],
  ["not before it is night", ["2026-05-03"], "2026-05-04T02:59", undefined],
  ["once a day", ["2026-05-04"], "2026-05-04T23:00", undefined],
  ["at once when the last is older than a day", ["2026-05-02"], "2026-05-04T00:30", "2026-05-04"],
  [
    "also when a clock was wrong once",
    ["2026-05-02", "2099-01-01"],
    "2026-05-04T00:30",
    "2026-05-04",
  ],
])("a backup is made %s", (_, days, now, due) => {
  expect(findDueDay(days, at(now))).toBe(due);
});

test("seven nights are kept, and other files are nobody's business", async () => {
  const dataDir = makeFolder();
  const days = Array.from({ length: 9 }, (_, day) => `2026-05-0${day + 1}`);
  addBackups(dataDir, "notes.txt", "client-desk-old.sqlite");
  addBackups(dataDir, ...days.map((day) => `client-desk-${day}.sqlite`));
  await rotateBackups(dataDir, 7);
  expect(listBackupDays(dataDir)).toEqual(days.slice(2));
  expect(readdirSync(backupFolder(dataDir))).toHaveLength(9);
});

test("night after night a sound backup is made, and the oldest goes", async () => {
  const dataDir = await makeFilledFolder();
  const log = createLog();
  for (const day of ["2026-05-04", "2026-05-05", "2026-05-06"]) {
    const clock = { now: () => at(`${day}T03:10`) };
    await backUpIfDue({ dataDir, keep: 2 }, clock, log);
    await backUpIfDue({ dataDir, keep: 2 }, clock, log);
  }
  expect({ made: log.made.length, failed: log.failed }).toEqual({ made: 3, failed: [] });
  expect(readdirSync(backupFolder(dataDir)).sort()).toEqual([
    "client-desk-2026-05-05.sqlite",
    "client-desk-2026-05-06.sqlite",
  ]);
  for (const file of readdirSync(backupFolder(dataDir))) {
    expect(await inspectFile(join(backupFolder(dataDir), file))).toEqual([]);
  }
});

test("a backup that fails is logged, leaves nothing, keeps the old ones, and is tried again", async () => {
  const dataDir = await makeFilledFolder();
  const log = createLog();
  const clock = { now: () => at("2026-05-04T03:10") };
  const broken = new DatabaseSync(databaseFile(dataDir));
  broken.exec("INSERT INTO migrations VALUES (9999, 'future', '')");
  addBackups(dataDir, "client-desk-2026-05-01.sqlite", "client-desk-2026-05-02.sqlite");
  await backUpIfDue({ dataDir, keep: 1 }, clock, log);
  expect(String(log.failed)).toContain("The copy is not sound: its migration 9999 (future)");
  expect(listBackupDays(dataDir)).toEqual(["2026-05-01", "2026-05-02"]);
  expect(readdirSync(backupFolder(dataDir))).toHaveLength(2);

  broken.exec("DELETE FROM migrations WHERE number = 9999");
  broken.close();
  await backUpIfDue({ dataDir, keep: 1 }, clock, log);
  expect(listBackupDays(dataDir)).toEqual(["2026-05-04"]);
});

test("a backup folder that can't be made is logged and tried again", async () => {
  const dataDir = await makeFilledFolder();
  const log = createLog();
  const clock = { now: () => at("2026-05-04T03:10") };
  writeFileSync(backupFolder(dataDir), "a file in its place");
  await backUpIfDue({ dataDir, keep: 7 }, clock, log);
  expect(log.failed).toHaveLength(1);
  rmSync(backupFolder(dataDir));
  await backUpIfDue({ dataDir, keep: 7 }, clock, log);
  expect(listBackupDays(dataDir)).toEqual(["2026-05-04"]);
});

test("a disk without room to spare gets no backup, and a line in the log", async () => {
  const dataDir = await makeFilledFolder();
  const log = createLog();
  const clock = { now: () => at("2026-05-04T03:10") };
  await backUpIfDue({ dataDir, keep: 7, reserve: 2 ** 60 }, clock, log);
  expect(String(log.failed)).toContain("Not enough disk space for a backup");
  expect(readdirSync(backupFolder(dataDir))).toEqual([]);
});

test("a server that stops ends its backup at once and leaves nothing half done", async () => {
  const dataDir = await makeFilledFolder(3000);
  const log = createLog();
  const stopping = new AbortController();
  const clock = { now: () => at("2026-05-04T03:10") };
  const running = backUpIfDue({ dataDir, keep: 7 }, clock, log, stopping.signal);
  const listFiles = () => readdirSync(dataDir, { recursive: true }).map(String);
  const findPart = () => listFiles().find((file) => file.endsWith(".part"));
  await expect.poll(findPart, { timeout: 10_000, interval: 1 }).toBeDefined();
  stopping.abort();
  await running;
  expect(listFiles().sort()).toEqual(["backups", "client-desk.db"]);
  expect(log).toMatchObject({ made: [], failed: [] });
});

/** A listening server without routes whose clock and timers are the test's. */
async function listen(variables: Record<string, string>) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  closeAfterTest(async () => void vi.useRealTimers());
  const app = Fastify();
  closeAfterTest(() => app.close());
  let now = at("2026-05-04T01:00");
  nightlyBackups(app, readEnv(variables), { now: () => now });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    app,
    startMinute: () => vi.advanceTimersByTime(60_000),
    hourOf: (instant: string) => {
      now = at(instant);
      vi.advanceTimersByTime(3_600_000);
    },
  };
}

test("a server that listens makes one soon after the start, and looks again every hour", async () => {
  const dataDir = await makeFilledFolder();
  const { startMinute, hourOf } = await listen({ DATA_DIR: dataDir });
  startMinute();
  const wait = { timeout: 10_000 };
  await expect.poll(() => listBackupDays(dataDir), wait).toEqual(["2026-05-04"]);
  hourOf("2026-05-05T04:00");
  await expect.poll(() => listBackupDays(dataDir), wait).toEqual(["2026-05-04", "2026-05-05"]);
});

test.each([
  ["BACKUPS", "0"],
  ["DATABASE_URL", "postgres://127.0.0.1/desk"],
])("a server with %s=%s makes none", async (name, value) => {
  const dataDir = await makeFilledFolder();
  const { app, startMinute, hourOf } = await listen({ DATA_DIR: dataDir, [name]: value });
  startMinute();
  hourOf("2026-05-05T04:00");
  await app.close();
  expect(readdirSync(dataDir)).toEqual(["client-desk.db"]);
});
