import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "./stages.ts";

export interface ServerPlace {
  port: number;
  dataDir: string;
  /** PostgreSQL instead of the file in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Further environment variables. */
  env?: NodeJS.ProcessEnv | undefined;
  /** The program that starts the server, with its arguments, when it is not Node alone. */
  command?: readonly string[] | undefined;
  /** What Node runs, seen from the root of the repository, instead of the sources. */
  program?: string | undefined;
  /** Shows what it writes to its error stream instead of keeping it. */
  showErrors?: boolean | undefined;
}

export interface ServerProcess {
  baseUrl: string;
  pid: number;
  /** Sends a signal; false when the process has ended. */
  kill: (signal: NodeJS.Signals) => boolean;
  /** The exit code, or null when a signal ended it. */
  ended: Promise<number | null>;
  /** What it has written so far, on both streams. */
  output: () => string;
}

/** The environment that makes a command of the product reach the data of `place`, and nothing else. */
export function environmentOf({ port, dataDir, databaseUrl, env }: ServerPlace): NodeJS.ProcessEnv {
  // Nothing of the machine's own settings may reach a mail server or a real database.
  const { SMTP_URL: _mail, DATABASE_URL: _database, ...rest } = process.env;
  return {
    ...rest,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    SUPPORT_EMAIL: "help@client-desk.test",
    LOG_LEVEL: "silent",
    ...env,
  };
}

/** Starts a production server without waiting for it. */
export function spawnServer(place: ServerPlace): ServerProcess {
  const [command = process.execPath, ...args] = [...(place.command ?? []), process.execPath];
  const server = spawn(command, [...args, place.program ?? "server/main.ts"], {
    cwd: root,
    env: environmentOf(place),
    stdio: ["ignore", "pipe", place.showErrors ? "inherit" : "pipe"],
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return {
    baseUrl: `http://127.0.0.1:${place.port}`,
    pid: server.pid ?? 0,
    kill: (signal) => server.kill(signal),
    // Not "exit": what it wrote last is to be read first.
    ended: new Promise((resolve) => server.once("close", resolve)),
    output: () => output,
  };
}

/** Starts a production server and waits until it answers. Throws when it has not within 20 s. */
export async function startServerProcess(place: ServerPlace): Promise<ServerProcess> {
  const server = spawnServer(place);
  let hasEnded = false;
  server.ended.then(() => {
    hasEnded = true;
  });
  const deadline = Date.now() + 20_000;
  while (!(await isHealthy(server.baseUrl))) {
    if (hasEnded) throw new Error(`The server ended before it listened.\n${server.output()}`);
    if (Date.now() > deadline) {
      server.kill("SIGKILL");
      throw new Error(`The server at ${server.baseUrl} did not answer in 20 s.`);
    }
    await sleep(20);
  }
  return server;
}

async function isHealthy(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/api/health`)).ok;
  } catch {
    return false;
  }
}
