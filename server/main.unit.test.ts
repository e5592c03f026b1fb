import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { authEndpoints } from "../shared/account/auth.ts";
import { serverEndpoints } from "../shared/api/server.ts";

// Whole processes start here, which takes a while when all tests run at once.
vi.setConfig({ testTimeout: 90_000 });

const { PATH, NODE_COMPILE_CACHE } = process.env;
let dataDir = "";
const running = new Set<ChildProcess>();

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "client-desk-"));
});

afterEach(async () => {
  for (const child of running) {
    child.kill("SIGKILL");
    await once(child, "close");
  }
  rmSync(dataDir, { recursive: true });
});

function run(file: string, args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "warn", ...env },
  });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      output += data;
    });
  }
  const ended = once(child, "close").then(([code]) => {
    running.delete(child);
    return { code, output };
  });
  /** The address that it prints when it listens. */
  const address = async () => {
    await expect.poll(() => output, { timeout: 45_000 }).toMatch(/http:\S+/);
    return /http:\S+/.exec(output)?.[0] ?? "";
  };
  return { child, ended, address };
}

function post(address: string, path: string, body: object) {
  const headers = { "content-type": "application/json" };
  return fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
}

const ana = { name: "Ana", email: "ana@example.com", password: "correct horse" };

// The first, since a process that ends by itself leaves what it has compiled to all others.
test("wrong settings keep it from starting, with the list of them", async () => {
  const { code, output } = await run("main.ts", [], { PORT: "x", LOG_LEVEL: "loud" }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^Wrong settings in the environment:\n {2}PORT: .+\n {2}LOG_LEVEL: .+\n$/);
});

test("two servers that start together on a new directory both work, on one database", async () => {
  const servers = [run("main.ts"), run("main.ts")];
  const [one, two] = await Promise.all(servers.map(({ address }) => address()));
  expect((await post(one!, authEndpoints.register.url, ana)).status).toBe(201);
  expect((await post(two!, authEndpoints.login.url, ana)).status).toBe(200);
});

test("asked to stop it ends well, and the next start finds everything", async () => {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const server = run("main.ts");
    const address = await server.address();
    const call = signal === "SIGTERM" ? authEndpoints.register : authEndpoints.login;
    expect((await post(address, call.url, ana)).ok).toBe(true);
    server.child.kill(signal);
    expect((await server.ended).code).toBe(0);
  }
});

test("a port in use is said in one line", async () => {
  const server = run("main.ts");
  const port = new URL(await server.address()).port;
  const { code, output } = await run("main.ts", [], { PORT: port }).ended;
  expect({ code, output: output.trim() }).toEqual({
    code: 1,
    output: `Port ${port} is in use. Set PORT to another.`,
  });
});

test("a file that is no database, or a damaged one, is refused and left as it is", async () => {
  const file = join(dataDir, "client-desk.db");
  const garbage = "this is not a database ".repeat(500);
  writeFileSync(file, garbage);
  const { code, output } = await run("main.ts").ended;
  expect(code).toBe(1);
  expect(output.trim()).toBe(`${file} is damaged or not a database. Restore it from a backup.`);
  expect(readFileSync(file, "utf8")).toBe(garbage);
});

test("a database of another program is refused and left as it is", async () => {
  const file = join(dataDir, "client-desk.db");
  const other = new DatabaseSync(file);
  other.exec("CREATE TABLE recipes (name TEXT)");
  other.close();
  const before = readFileSync(file);
  const { code, output } = await run("main.ts").ended;
  expect(code).toBe(1);
  expect(output.trim()).toBe(`${file} is the database of another program. Move it somewhere else.`);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test("a data directory that cannot be made, or a PostgreSQL that is away, is said in one line", async () => {
  const file = join(dataDir, "file");
  writeFileSync(file, "");
  const noDirectory = await run("main.ts", [], { DATA_DIR: join(file, "data") }).ended;
  expect(noDirectory).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^DATA_DIR cannot be used: .+\n$/),
  });
  const away = await run("main.ts", [], { DATABASE_URL: "postgres://127.0.0.1:1/desk" }).ended;
  expect(away).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The PostgreSQL database cannot be opened: .+\n$/),
  });
});

test.each(["999.1.1.1", "8.8.8.8"])(
  "a HOST that is not this machine's, %s, is said in one line",
  async (HOST) => {
    const { code, output } = await run("main.ts", [], { HOST }).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/^HOST \S+ is (?:not known|no address of this machine)\.\n$/);
  },
);

test("a data directory where none can be made does not hang the start", async () => {
  const { code, output } = await run("main.ts", [], { DATA_DIR: "/proc/client-desk/data" }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^DATA_DIR cannot be used: .+\n$/);
});

test("a file that was cut off is refused and left as it is", async () => {
  const server = run("main.ts");
  await server.address();
  server.child.kill();
  await server.ended;
  const file = join(dataDir, "client-desk.db");
  const part = readFileSync(file).subarray(0, 20_000);
  writeFileSync(file, part);
  const { code, output } = await run("main.ts").ended;
  expect(code).toBe(1);
  expect(output.trim()).toBe(`${file} is damaged or not a database. Restore it from a backup.`);
  expect(readFileSync(file).equals(part)).toBe(true);
});

test("a folder in the place of the database is refused in one line", async () => {
  mkdirSync(join(dataDir, "client-desk.db"));
  const { code, output } = await run("main.ts").ended;
  expect(code).toBe(1);
  expect(output).toMatch(/client-desk\.db cannot be opened: .+\n$/);
});

test("a second signal ends it at once", async () => {
  const server = run("main.ts");
  const address = await server.address();
  // Half a request: it would be waited for.
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(
    "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
  );
  await fetch(`${address}${serverEndpoints.live.url}`);
  server.child.kill("SIGTERM");
  const late = async () => (await fetch(`${address}${serverEndpoints.ready.url}`)).status;
  await expect.poll(late).toBe(503);
  server.child.kill("SIGINT");
  expect((await server.ended).code).toBe(130);
  socket.destroy();
});

test("a database of a newer program is refused and left as it is", async () => {
  const server = run("main.ts");
  await server.address();
  server.child.kill();
  await server.ended;
  const file = join(dataDir, "client-desk.db");
  const database = new DatabaseSync(file);
  database.exec("INSERT INTO migrations VALUES (9999, 'future', '')");
  database.close();
  const before = readFileSync(file);
  const { code, output } = await run("main.ts").ended;
  expect(code).toBe(1);
  expect(output.startsWith(`${file} is newer than this program `), output).toBe(true);
  expect(output.trim()).not.toContain("\n");
  expect(readFileSync(file).equals(before)).toBe(true);
});

test("the provider's command prints a link that sets a new password", async () => {
  const server = run("main.ts");
  const address = await server.address();
  await post(address, authEndpoints.register.url, ana);
  const env = { PUBLIC_URL: address };
  const printed = await run("admin.ts", ["reset-link", "ANA@example.com"], env).ended;
  expect(printed.code).toBe(0);
  const [, token] =
    new RegExp(`^${address}/login\\?reset=([\\w-]{43})\\n$`).exec(printed.output) ?? [];
  const url = address + authEndpoints.resetPassword.url.replace(":token", token ?? "");
  const body = JSON.stringify({ password: "battery staple" });
  const headers = { "content-type": "application/json" };
  expect((await fetch(url, { method: "PUT", headers, body })).status).toBe(200);
  const changed = { ...ana, password: "battery staple" };
  expect((await post(address, authEndpoints.login.url, changed)).status).toBe(200);
});

test("the provider's command without a database says where it looked", async () => {
  const { code, output } = await run("admin.ts", ["reset-link", "ana@example.com"]).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^There is no database at .+client-desk\.db\./);
});

test("the provider's command knows no account of an unknown email", async () => {
  const server = run("main.ts");
  await server.address();
  const { code, output } = await run("admin.ts", ["reset-link", "eve@example.com"]).ended;
  expect({ code, output: output.trim() }).toEqual({
    code: 1,
    output: "No account has the email eve@example.com.",
  });
});
