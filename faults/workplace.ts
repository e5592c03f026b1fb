import { startPostgresServer } from "../server/test/postgres/postgres-server.ts";
import { makeFolder } from "../tools/places.ts";
import {
  builtServer,
  findFreePort,
  type ServerPlace,
  type ServerProcess,
  startServer,
} from "../tools/server.ts";

export type Engine = "SQLite" | "PostgreSQL";

/** What one experiment starts, so that it ends with it. */
export interface Workplace {
  /** A free port and an empty data folder, with a PostgreSQL of its own unless one is given. */
  findPlace: (engine: Engine, databaseUrl?: string) => Promise<ServerPlace>;
  startServer: typeof startServer;
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
    const folder = makeFolder();
    afterwards(folder[Symbol.asyncDispose]);
    return folder.dataDir;
  };
  const startPostgres: typeof startPostgresServer = async (options) => {
    refuseIfClosed();
    const postgres = await startPostgresServer(options);
    afterwards(postgres.stop);
    return postgres;
  };
  const servers: ServerProcess[] = [];
  const start: typeof startServer = async (place) => {
    refuseIfClosed();
    const env = { LOG_LEVEL: "error", ...place.env };
    const server = await startServer({ ...place, env, program: builtServer });
    servers.push(server);
    afterwards(() => {
      server.kill("SIGCONT");
      return server.stop("SIGKILL");
    });
    return server;
  };
  const findPlace: Workplace["findPlace"] = async (engine, databaseUrl) => {
    const place = { port: await findFreePort(), dataDir: makeDirectory() };
    if (engine === "SQLite") return place;
    return { ...place, databaseUrl: databaseUrl ?? (await startPostgres({ durable: true })).url };
  };
  const close = async () => {
    isClosed = true;
    for (const end of ends.splice(0).reverse()) await end();
  };
  const readLog = () => servers.map(({ output }) => output().slice(-1500)).join("");
  const make = { findPlace, startServer: start, startPostgres, makeDirectory };
  return { ...make, afterwards, readLog, close };
}
