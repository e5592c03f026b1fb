import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildChanged } from "../scripts/build-changed.ts";
import { startPostgresServer } from "../server/test/postgres/postgres-server.ts";
import { builtServer, environmentOf, findFreePort, startServer } from "./server.ts";

export const engines = ["sqlite", "postgres"] as const;
export type Engine = (typeof engines)[number];

/** Where a program's data lies: PostgreSQL when `databaseUrl` is given, else a file in `dataDir`. */
export interface Place {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** An empty folder, and what removes it. */
export function makeFolder(): AsyncDisposable & { dataDir: string } {
  const dataDir = mkdtempSync(join(tmpdir(), "client-desk-"));
  const remove = async () => rmSync(dataDir, { recursive: true, force: true });
  return { dataDir, [Symbol.asyncDispose]: remove };
}

/** An empty place of an engine, with a PostgreSQL of its own that keeps what it acknowledged. */
export async function makePlace(engine: Engine): Promise<Place & AsyncDisposable> {
  await using ends = new AsyncDisposableStack();
  const { dataDir } = ends.use(makeFolder());
  const postgres = engine === "postgres" ? await startPostgresServer({ durable: true }) : undefined;
  ends.defer(async () => postgres?.stop());
  const all = ends.move();
  return { dataDir, databaseUrl: postgres?.url, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

export interface TemporaryServer {
  baseUrl: string;
  /** Empty at first; it goes when the server stops. */
  dataDir: string;
  /** The environment that its own commands, such as the demo, need to reach its data. */
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

/** Builds what changed and starts a production server on a free port and an empty data folder. */
export async function startTemporaryServer(env?: NodeJS.ProcessEnv): Promise<TemporaryServer> {
  await buildChanged();
  await using ends = new AsyncDisposableStack();
  const { dataDir } = ends.use(makeFolder());
  const port = await findFreePort();
  const place = { port, dataDir, env, program: builtServer, showErrors: true };
  const server = await startServer(place);
  ends.defer(server.stop);
  const all = ends.move();
  const stop = () => all.disposeAsync();
  return { baseUrl: server.baseUrl, dataDir, env: environmentOf(place), stop };
}
