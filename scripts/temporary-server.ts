import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildClientIfChanged } from "./build-client.ts";
import { findFreePort } from "./free-port.ts";
import { root } from "./stages.ts";

export interface TemporaryServer {
  baseUrl: string;
  /** Empty at first; it goes when the server stops. */
  dataDir: string;
  /** The environment that its own commands, such as the demo, need to reach its data. */
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

/**
 * Builds what changed and starts a production server on a free port and an empty data folder.
 * Throws when it does not answer within 20 s.
 */
export async function startTemporaryServer(): Promise<TemporaryServer> {
  await buildClientIfChanged();
  const dataDir = mkdtempSync(join(tmpdir(), "client-desk-"));
  const port = await findFreePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  // Nothing of the machine's own settings may reach a mail server or a real database.
  const { SMTP_URL: _mail, DATABASE_URL: _database, ...rest } = process.env;
  const env = {
    ...rest,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: baseUrl,
    DATA_DIR: dataDir,
    SUPPORT_EMAIL: "help@client-desk.test",
    LOG_LEVEL: "silent",
  };
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(server, "exit");
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilHealthy(baseUrl, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { baseUrl, dataDir, env, stop };
}

async function waitUntilHealthy(baseUrl: string, server: ChildProcess) {
  const deadline = Date.now() + 20_000;
  while (!(await isHealthy(baseUrl))) {
    if (server.exitCode !== null) throw new Error("The server ended before it listened.");
    if (Date.now() > deadline) throw new Error(`The server at ${baseUrl} did not answer in 20 s.`);
    await sleep(50);
  }
}

async function isHealthy(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/api/health`)).ok;
  } catch {
    return false;
  }
}
