import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { databaseFile } from "../server/db/engine/database.ts";
import { authEndpoints } from "../shared/account/auth.ts";
import { serverEndpoints } from "../shared/api/server.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { exportEndpoints } from "../shared/transfer/exports.ts";
import { type ServerProcess, startServer } from "../tools/server.ts";
import { buildServer } from "./build-server.ts";
import { root } from "./stages.ts";

// It builds, and a whole process starts, which takes a while when all tests run at once.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let server: ServerProcess;
let dataDir = "";
let directory = "";
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  // Where packages that stay outside are found from.
  const cache = join(root, "node_modules", ".cache");
  mkdirSync(cache, { recursive: true });
  directory = mkdtempSync(join(cache, "server-"));
  dataDir = mkdtempSync(join(tmpdir(), "client-desk-"));
  for (const made of [directory, dataDir]) ends.push(() => rmSync(made, { recursive: true }));
  await buildServer(directory);
  const program = join(directory, "main.js");
  const env = { METRICS: "1", SMTP_URL: "smtp://127.0.0.1:1", LOG_LEVEL: "error" };
  server = await startServer({ dataDir, program, env });
  ends.push(() => server.stop("SIGKILL"));
});

afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

test("the built server makes its tables and answers from what lies beside its sources", async () => {
  const css = await fetch(`${server.baseUrl}/api/docs.css`);
  expect(await css.text()).toBe(readFileSync(join(root, "server", "docs", "page.css"), "utf8"));
  const health = await fetch(server.baseUrl + serverEndpoints.health.url);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(await health.json()).toMatchObject({ status: "ok", version });
});

test("the built server has the parts that are loaded only where they are wanted", async () => {
  const metrics = await fetch(`${server.baseUrl}/metrics`);
  expect(await metrics.text()).toContain("process_resident_memory_bytes");
  expect((await register("password1")).status).toBe(400);
  expect((await register("correct horse")).status).toBe(201);
});

test("the built server searches and exports in the thread that is built beside it", async () => {
  const { token } = Object(await (await register("correct horse", "bo@example.com")).json());
  const ask = (url: string) =>
    fetch(server.baseUrl + url, { headers: { authorization: `Bearer ${token}` } });
  for (const url of [`${customerEndpoints.list.url}?search=bo`, exportEndpoints.everything.url]) {
    expect((await ask(url)).status).toBe(200);
  }
  const metrics = await fetch(`${server.baseUrl}/metrics`);
  expect(await metrics.text()).toContain("database_read_threads 1");
  const others = readdirSync(directory).filter((file) => /^(?:main|part-.*)\.js$/.test(file));
  for (const file of others) {
    expect(readFileSync(join(directory, file), "utf8")).not.toContain("read-worker.ts");
  }
});

test("what goes wrong in the built server is logged with lines of its sources", async () => {
  const file = new DatabaseSync(databaseFile(dataDir));
  file.exec("PRAGMA foreign_keys = OFF; DROP TABLE users");
  file.close();
  expect((await register("another horse")).status).toBe(500);
  await expect
    .poll(() => server.output())
    .toMatch(/server\/db\/engine\/sqlite\/sqlite-dialect\.ts:\d+/);
});

function register(password: string, email = "ana@example.com") {
  return fetch(server.baseUrl + authEndpoints.register.url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Ana", email, password }),
  });
}
