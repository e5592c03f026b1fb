import { buildApp } from "./app.ts";
import { systemClock } from "./clock.ts";
import { openDatabase } from "./db/database.ts";
import { describeStartFailure, StartError } from "./db/start-error.ts";
import { readEnv } from "./env.ts";
import { createMailer } from "./mail.ts";

/** After the signal to stop, requests under way have this long, in milliseconds. */
const drainTime = 10_000;

try {
  await start();
} catch (error) {
  console.error(describeStartFailure(error));
  process.exit(1);
}

async function start() {
  const env = readEnv(process.env);
  const db = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  const mailer = env.SMTP_URL ? createMailer(env.SMTP_URL, env.SUPPORT_EMAIL) : undefined;
  const app = buildApp({ env, db, clock: systemClock, mailer });
  try {
    await app.listen({ port: env.PORT, host: env.HOST, listenTextResolver: () => "listening" });
  } catch (error) {
    await db.destroy();
    throw isPortTaken(error)
      ? new StartError(`Port ${env.PORT} is in use. Set PORT to another.`)
      : error;
  }

  const stop = async () => {
    setTimeout(() => process.exit(1), drainTime).unref();
    await app.close();
    await db.destroy();
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  console.log(`Client Desk: ${toAddress(env.HOST, readPort(app) ?? env.PORT)}`);
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
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
