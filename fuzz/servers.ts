import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request as open } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "../scripts/free-port.ts";
import { environmentOf, startServerProcess } from "../scripts/server-process.ts";
import { root } from "../scripts/stages.ts";
import { openDatabase } from "../server/db/database.ts";
import { startPostgresServer } from "../server/test/postgres-server.ts";
import type { FuzzAnswer } from "./answers.ts";
import { makeConfirmToken } from "./confirm-token.ts";
import type { FuzzRequest } from "./requests.ts";
import type { Target } from "./run.ts";

export const engines = ["sqlite", "postgres"] as const;
export type EngineName = (typeof engines)[number];

const run = promisify(execFile);

/** A production server on empty data, in a process of its own. */
export async function startTarget(
  engine: EngineName,
): Promise<Target & { stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "client-desk-fuzz-"));
  const database = engine === "postgres" ? await startPostgresServer() : undefined;
  // So that addresses can be made up, which keeps the limits by address from being all there is.
  const env = { TRUST_PROXY: "1" };
  const place = { port: await findFreePort(), dataDir, databaseUrl: database?.url, env };
  const server = await startServerProcess({ ...place, showErrors: true });
  const agent = new Agent({ keepAlive: true });
  return {
    send: (request) => send(agent, server.baseUrl, request),
    makeResetToken: async (email) => {
      const admin = ["server/admin.ts", "reset-link", email];
      const { stdout } = await run(process.execPath, admin, {
        cwd: root,
        env: environmentOf(place),
      });
      return /reset=([\w-]+)/.exec(stdout)?.[1] ?? "";
    },
    makeConfirmToken: async (email) => {
      const db = await openDatabase(place);
      const token = await makeConfirmToken(db, email, new Date());
      await db.destroy();
      return token;
    },
    stop: async () => {
      agent.destroy();
      server.kill("SIGTERM");
      await server.ended;
      await database?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function send(agent: Agent, baseUrl: string, { method, url, headers, body }: FuzzRequest) {
  return new Promise<FuzzAnswer>((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const sent = open(baseUrl + url, { agent, method, headers: { ...headers, ...length } });
    sent.on("error", reject);
    sent.on("response", (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => {
        text += part;
      });
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
      );
    });
    sent.end(body);
  });
}
