import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { callApi, readId, send, signUp } from "../../tools/client.ts";
import { startServer } from "../../tools/server.ts";
import { databaseFile } from "../db/engine/database.ts";
import { writeBackup } from "../db/maintenance/backup.ts";
import { checkDatabase } from "../db/maintenance/checkup.ts";
import { makeFilledFolder, makeFolder, readFolder } from "../test/data-folders.ts";
import { closeAfterTest } from "../test/harness.ts";
import { runAdmin } from "../test/run-admin.ts";

// Whole processes start here, which takes a while when all tests run at once.
vi.setConfig({ testTimeout: 90_000 });

const program = join(import.meta.dirname, "..", "admin.ts");

/** In a process of its own: a backup sleeps now and then, which must not stop the writers here. */
function runApart(args: string[], variables: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...variables };
  return promisify(execFile)(process.execPath, args, { env, timeout: 30_000 });
}

/** Writers that add customers one after the other, and the ids that were acknowledged. */
async function startWriters(dataDir: string, count: number) {
  const server = await startServer({ dataDir });
  closeAfterTest(() => server.stop("SIGKILL"));
  const session = await signUp(server.baseUrl);
  const acknowledged: string[] = [];
  let goOn = true;
  const write = async () => {
    const acme = { endpoint: companyEndpoints.create, body: { name: "Acme" } };
    const params = { id: readId(await send(session, acme)) };
    while (goOn) {
      const body = { name: "Bo", email: "bo@example.com", value: acknowledged.length };
      const call = { token: session.token, params, body };
      const { data } = await callApi(session.baseUrl, customerEndpoints.create, call);
      acknowledged.push(data._id);
    }
  };
  const writers = Array.from({ length: count }, write);
  const stop = async () => {
    goOn = false;
    await Promise.all(writers);
  };
  return { acknowledged, stop };
}

function readIds(dataDir: string): Set<unknown> {
  const database = new DatabaseSync(databaseFile(dataDir));
  const rows = database.prepare("SELECT _id FROM customers").all();
  database.close();
  return new Set(rows.map(({ _id }) => _id));
}

test("a backup made while people write has all that was acknowledged before, and restores", async () => {
  const dataDir = await makeFilledFolder();
  const { acknowledged, stop } = await startWriters(dataDir, 4);
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(40);

  const before = [...acknowledged];
  const file = join(makeFolder(), "desk.sqlite");
  const { stdout } = await runApart([program, "backup", file], { DATA_DIR: dataDir });
  expect(stdout).toContain("complete and checked");
  const during = acknowledged.length - before.length;
  await stop();
  expect(during, "nobody wrote meanwhile").toBeGreaterThan(0);

  const restored = join(makeFolder(), "data");
  const restore = await runAdmin(["restore", file], restored);
  expect(restore.code, restore.output).toBe(0);
  expect(restore.output).toMatch(/^customers +\d+ +\d+ +[0-9a-f]{32} +equal$/m);
  const ids = readIds(restored);
  expect(before.filter((id) => !ids.has(id))).toEqual([]);
  const findings = await checkDatabase({ dataDir: restored });
  expect(findings.filter(({ advice }) => advice)).toEqual([]);
  expect(readdirSync(restored)).toEqual(["client-desk.db"]);
});

test("a backup is of one moment: a write in between neither gets into it nor makes it start over", async () => {
  // Large enough to be copied in several steps.
  const dataDir = await makeFilledFolder(3000);
  const file = join(makeFolder(), "desk.sqlite");
  const writing = writeBackup(databaseFile(dataDir), file);
  const isCopying = () => readdirSync(dirname(file)).some((name) => name.endsWith(".part-journal"));
  await expect.poll(isCopying, { interval: 1, timeout: 10_000 }).toBe(true);
  const database = new DatabaseSync(databaseFile(dataDir));
  database.exec("UPDATE users SET name = 'too late'");
  database.close();
  await writing;
  const copy = new DatabaseSync(file);
  const names = copy.prepare("SELECT name FROM users").all();
  copy.close();
  expect(names).toEqual([{ name: "ana" }]);
});

test("a backup never takes the place of a file that is there", async () => {
  const dataDir = await makeFilledFolder();
  const folder = makeFolder();
  const file = join(folder, "desk.sqlite");
  writeFileSync(file, "my only other copy");
  const before = readFolder(folder);
  await expect(writeBackup(databaseFile(dataDir), file)).rejects.toThrow("already exists");
  expect(readFolder(folder)).toEqual(before);
});

test("a backup of a damaged database fails and leaves no file", async () => {
  const dataDir = await makeFilledFolder();
  const database = new DatabaseSync(databaseFile(dataDir));
  database.exec("PRAGMA foreign_keys = OFF; DELETE FROM companies");
  database.close();
  const folder = makeFolder();
  const failing = writeBackup(databaseFile(dataDir), join(folder, "desk.sqlite"));
  await expect(failing).rejects.toThrow(/^The copy is not sound: \d+ rows of customers point to/);
  expect(readdirSync(folder)).toEqual([]);
});

test("what a killed backup has left goes with the next one, another's unfinished file stays", async () => {
  const dataDir = await makeFilledFolder();
  const folder = makeFolder();
  const dead = 2 ** 30;
  for (const name of [`desk.sqlite.${dead}.part`, `desk.sqlite.${dead}.part-journal`]) {
    writeFileSync(join(folder, name), "half");
  }
  writeFileSync(join(folder, `desk.sqlite.${process.ppid}.part`), "half");
  mkdirSync(join(folder, "photos"));
  await writeBackup(databaseFile(dataDir), join(folder, "desk.sqlite"));
  expect(readdirSync(folder).sort()).toEqual(
    ["desk.sqlite", `desk.sqlite.${process.ppid}.part`, "photos"].sort(),
  );
});
