import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { root } from "../scripts/stages.ts";

/** What `npm run build` makes of the server. */
export const builtServer = "dist-server/main.js";

/** How Node runs a server in production: docs/decisions/0081-a-small-young-generation.md and 0082. */
export const nodeFlags = ["--max-semi-space-size=4", "--heap-growing-percent=100"];
export const nodeEnvironment = { MALLOC_MMAP_THRESHOLD_: "1048576" };

/** Lets a server listen on a free port of 127.0.0.1, and answers which. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("No free port was found.");
  return address.port;
}

/** A TCP port of 127.0.0.1 that nobody listens on at this moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), "close");
  return port;
}

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
  /** Sends a signal, SIGTERM unless told otherwise, and waits for the end. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** What it has written so far, on both streams. */
  output: () => string;
}

/** The environment that makes a command of the product reach the data of `place`, and nothing else. */
export function environmentOf({ port, dataDir, databaseUrl, env }: ServerPlace): NodeJS.ProcessEnv {
  // Nothing of the machine's own settings may reach a mail server or a real database.
  const { SMTP_URL: _mail, IMAP_URL: _replies, DATABASE_URL: _database, ...rest } = process.env;
  return {
    ...rest,
    ...nodeEnvironment,
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

/** Runs one of the repository's programs to its end and answers what it printed. */
export async function runProgram(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return (await promisify(execFile)(process.execPath, args, { cwd: root, env })).stdout;
}

/** The token of a new link that resets the password of somebody. */
export async function makeResetLink(email: string, env: NodeJS.ProcessEnv): Promise<URL> {
  return new URL((await runProgram(["server/admin.ts", "reset-link", email], env)).trim());
}

/** Starts a production server without waiting for it. */
export function spawnServer(place: ServerPlace): ServerProcess {
  const [command = process.execPath, ...args] = [...(place.command ?? []), process.execPath];
  const child = spawn(command, [...args, ...nodeFlags, place.program ?? "server/main.ts"], {
    cwd: root,
    env: environmentOf(place),
    stdio: ["ignore", "pipe", place.showErrors ? "inherit" : "pipe"],
  });
  return watch(child, place.port);
}

/** Any program that was started to listen at a port. */
export function watch(child: ChildProcess, port: number): ServerProcess {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const kill = (signal: NodeJS.Signals) => child.kill(signal);
  // Not "exit": what it wrote last is to be read first.
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    kill,
    ended,
    stop: async (signal = "SIGTERM") => {
      kill(signal);
      await ended;
    },
    output: () => output,
  };
}

/** Starts a production server, on a free port unless one is given, and waits until it answers. */
export async function startServer(
  place: Omit<ServerPlace, "port"> & { port?: number },
): Promise<ServerProcess> {
  return waitUntilUp(spawnServer({ ...place, port: place.port ?? (await findFreePort()) }));
}

/** Asks until the program answers. Throws when it ends before, or has not answered within 60 s. */
export async function waitUntilUp(
  program: ServerProcess,
  { path = "/api/health", pause = 20 } = {},
): Promise<ServerProcess> {
  let hasEnded = false;
  program.ended.then(() => {
    hasEnded = true;
  });
  const deadline = performance.now() + 60_000;
  while (!(await isUp(program.baseUrl + path))) {
    if (hasEnded) throw new Error(`The server ended before it listened.\n${program.output()}`);
    if (performance.now() > deadline) {
      program.kill("SIGKILL");
      throw new Error(`The server at ${program.baseUrl} did not answer in 60 s.`);
    }
    await sleep(pause);
  }
  return program;
}

/** 401 is what the bench's floor says to whoever has no token. */
async function isUp(url: string): Promise<boolean> {
  try {
    const { ok, status } = await fetch(url);
    return ok || status === 401;
  } catch {
    return false;
  }
}
