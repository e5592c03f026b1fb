import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../scripts/free-port.ts";
import {
  type ServerPlace,
  type ServerProcess,
  startServerProcess,
} from "../scripts/server-process.ts";
import { startPostgresServer } from "../server/test/postgres-server.ts";
import type { Experiment } from "./experiment.ts";

/** What one experiment starts, so that it ends with it. */
export interface Workplace {
  /** A place for a server: a free port and, for SQLite, an empty data folder. */
  findPlace: (engine: Experiment["engine"]) => Promise<ServerPlace>;
  startServer: (place: ServerPlace) => Promise<ServerProcess>;
  startPostgres: typeof startPostgresServer;
  makeDirectory: () => string;
  /** Runs when the experiment has ended, before what was started earlier ends. */
  afterwards: (end: () => unknown) => void;
  /** The last lines that the servers wrote. */
  readLog: () => string;
}

/** Answers a workplace and what ends everything in it, the last first. */
export function createWorkplace(): Workplace & { close: () => Promise<void> } {
  const ends: (() => unknown)[] = [];
  let isClosed = false;
  const afterwards = (end: () => unknown) => {
    // What was being started when all was ended ends at once.
    if (isClosed) end();
    else ends.push(end);
  };
  /** An experiment that was given up goes on until it asks for something. */
  const refuseIfClosed = () => {
    if (isClosed) throw new Error("The experiment was given up.");
  };

  const makeDirectory = () => {
    refuseIfClosed();
    const directory = mkdtempSync(join(tmpdir(), "client-desk-faults-"));
    afterwards(() => rmSync(directory, { recursive: true, force: true }));
    return directory;
  };
  const startPostgres: typeof startPostgresServer = async (options) => {
    refuseIfClosed();
    const postgres = await startPostgresServer(options);
    afterwards(postgres.stop);
    return postgres;
  };
  const servers: ServerProcess[] = [];
  const startServer = async (place: ServerPlace) => {
    refuseIfClosed();
    const env = { LOG_LEVEL: "error", ...place.env };
    const server = await startServerProcess({ ...place, env, program: "dist-server/main.js" });
    servers.push(server);
    afterwards(async () => {
      server.kill("SIGCONT");
      server.kill("SIGKILL");
      await server.ended;
    });
    return server;
  };
  const findPlace = async (engine: Experiment["engine"]) => {
    const place = { port: await findFreePort(), dataDir: makeDirectory() };
    if (engine === "SQLite") return place;
    return { ...place, databaseUrl: (await startPostgres({ durable: true })).url };
  };
  const close = async () => {
    isClosed = true;
    for (const end of ends.splice(0).reverse()) await end();
  };
  const readLog = () => servers.map(({ output }) => output().slice(-1500)).join("");
  return { findPlace, startServer, startPostgres, makeDirectory, afterwards, readLog, close };
}
