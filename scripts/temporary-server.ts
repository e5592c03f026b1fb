import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildChanged } from "./build-changed.ts";
import { findFreePort } from "./free-port.ts";
import { environmentOf, startServerProcess } from "./server-process.ts";

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
  await buildChanged();
  const dataDir = mkdtempSync(join(tmpdir(), "client-desk-"));
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  const program = "dist-server/main.js";
  const place = { port: await findFreePort(), dataDir, program } as const;
  try {
    const { baseUrl, kill, ended } = await startServerProcess({ ...place, showErrors: true });
    const stop = async () => {
      kill("SIGTERM");
      await ended;
      removeData();
    };
    return { baseUrl, dataDir, env: environmentOf(place), stop };
  } catch (error) {
    removeData();
    throw error;
  }
}
