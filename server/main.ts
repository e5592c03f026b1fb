import { constants } from "node:os";
import type { FastifyBaseLogger } from "fastify";
import { buildApp } from "./app.ts";
import { findOpenPaths } from "./backups/backup-files.ts";
import { nightlyBackups } from "./backups/backups.ts";
import { systemClock } from "./clock.ts";
import { createChannel } from "./db/engine/database.ts";
import { describeStartFailure, StartError } from "./db/engine/start-error.ts";
import { openDatabase } from "./db/open.ts";
import { type Env, readEnv } from "./env.ts";
import { readDiskSpace } from "./http/limits/disk-space.ts";
import { createLongReads } from "./long-reads/long-reads.ts";

/**
 * After the signal to stop, requests under way have this long, in milliseconds. Whoever stops the
 * process waits 10 s (Docker) or longer before killing it.
 */
const drainTime = 9000;

try {
  await start();
} catch (error) {
  console.error(describeStartFailure(error));
  process.exit(1);
}

async function start() {
  const env = readEnv(process.env);
  const db = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    isServing: true,
    hasRowSecurity: env.ROW_SECURITY === "on",
    report: console.log,
  });
  const mailer = env.SMTP_URL ? await openMailer(env.SMTP_URL, env.SUPPORT_EMAIL) : undefined;
  const channel = createChannel(db);
  const longReads = createLongReads(db, env);
  const space = env.DATABASE_URL ? undefined : () => readDiskSpace(env.DATA_DIR);
  const clock = systemClock;
  const app = buildApp({ env, db, clock, mailer, channel, longReads, readDiskSpace: space });
  nightlyBackups(app, env, clock);
  if (!env.DATABASE_URL) warnOfOpenPaths(app.log, env.DATA_DIR);
  try {
    await app.listen({ port: env.PORT, host: env.HOST, listenTextResolver: () => "listening" });
  } catch (error) {
    await db.destroy();
    throw describeListenFailure(error, env);
  }

  stopOnSignal(async () => {
    await app.close();
    await db.destroy();
  });
  // Node would print the whole error, and a driver's error carries the row that it refused.
  process.on("uncaughtException", (error) => {
    app.log.fatal({ err: error }, "the process ends because of a fault");
    process.exit(1);
  });
  console.log(`Client Desk: ${toAddress(env.HOST, readPort(app) ?? env.PORT)}`);
}

function warnOfOpenPaths(log: FastifyBaseLogger, dataDir: string) {
  const paths = findOpenPaths(dataDir);
  if (paths.length > 0) log.warn({ paths }, "other users of this machine can open the data");
}

/** Loaded only where mail can be sent. */
async function openMailer(smtpUrl: string, from: string) {
  const { createMailer } = await import("./mails/mail.ts");
  return createMailer(smtpUrl, from);
}

/** A second signal does not wait for anything. */
function stopOnSignal(stop: () => Promise<void>) {
  let isStopping = false;
  const onSignal = async (signal: "SIGTERM" | "SIGINT") => {
    // As the signal itself would have ended it.
    if (isStopping) process.exit(128 + constants.signals[signal]);
    isStopping = true;
    setTimeout(() => process.exit(1), drainTime).unref();
    await stop();
    process.exit(0);
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

function describeListenFailure(error: unknown, { HOST, PORT }: Env): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${PORT} is in use. Set PORT to another.`,
    EACCES: `Port ${PORT} may not be opened by this user. Set PORT to another, above 1023.`,
    EADDRNOTAVAIL: `HOST ${HOST} is no address of this machine.`,
    ENOTFOUND: `HOST ${HOST} is not known.`,
    EAI_AGAIN: `HOST ${HOST} is not known.`,
    EINVAL: `HOST ${HOST} cannot be listened on.`,
  };
  const sentence = sentences[String(code)];
  return sentence === undefined ? error : new StartError(sentence, { cause: error });
}

/** An address that a browser on this machine can open. */
function toAddress(host: string, port: number): string {
  const isAnyHost = host === "0.0.0.0" || host === "::";
  const name = isAnyHost ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** The port that was given out when PORT is 0. */
function readPort(app: ReturnType<typeof buildApp>): number | undefined {
  const address = app.server.address();
  return typeof address === "object" ? address?.port : undefined;
}
