import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "../server/db/open.ts";
import { authEndpoints } from "../shared/account/auth.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { type Session, send, signUp } from "../tools/client.ts";
import type { ServerPlace, ServerProcess } from "../tools/server.ts";
import { sum } from "../tools/statistics.ts";
import {
  type Attempt,
  countStatus,
  createTogether,
  judgeStored,
  waitForWrite,
} from "./creators.ts";
import { check, type Experiment, NotPossible, type Observation } from "./experiment.ts";
import { readTogether } from "./readers.ts";
import type { Workplace } from "./workplace.ts";

/** Milliseconds that the disk stays full. */
const fullTime = 3000;
const megabyte = 1024 * 1024;
/** Characters of a company, so that room runs out soon. */
const description = "wide ".repeat(900);
const promise =
  "Writes get 507 or 503 and none is lost or half done, reads go on, also of a session to be extended; writes again when there is room.";

export const fullDiskSqlite: Experiment = {
  name: "disk",
  engine: "SQLite",
  budget: 40,
  done: "a disk of 24 MB filled while 4 clients write, room made after 3 s",
  promise,
  run: async (workplace) => {
    const dataDir = mountSmallDisk(workplace, 24);
    const place = { ...(await workplace.findPlace("SQLite")), dataDir };
    const server = await workplace.startServer(place);
    return fillUp(server, place, () => fillDisk(dataDir, 2048), true);
  },
};

export const fileLimitSqlite: Experiment = {
  name: "disk",
  engine: "SQLite",
  budget: 40,
  done: "files limited to 2 MB (prlimit) while 4 clients write, limit lifted after 3 s",
  promise,
  run: async (workplace) => {
    const place = await workplace.findPlace("SQLite");
    const server = await workplace.startServer(place);
    return fillUp(server, place, () => {
      limitFiles(server, 2 * megabyte);
      return () => limitFiles(server, "unlimited");
    });
  },
};

export const fullDiskPostgres: Experiment = {
  name: "disk",
  engine: "PostgreSQL",
  budget: 40,
  done: "the disk of PostgreSQL's tables filled while 4 clients write, room made after 3 s",
  promise,
  run: async (workplace) => {
    const dataDirectory = mountSmallDisk(workplace, 160);
    const postgres = await workplace.startPostgres({ durable: true, dataDirectory });
    const place = await workplace.findPlace("PostgreSQL", postgres.url);
    const server = await workplace.startServer(place);
    return fillUp(server, place, () => fillDisk(dataDirectory, 1024));
  },
};

function limitFiles({ pid }: ServerProcess, limit: number | "unlimited") {
  try {
    execFileSync("prlimit", [`--pid=${pid}`, `--fsize=${limit}:unlimited`], { stdio: "pipe" });
  } catch (error) {
    throw new NotPossible("There is no prlimit here.", { cause: error });
  }
}

/** `takeRoom` answers what makes room again; in a reserve people can sign in. */
async function fillUp(
  { baseUrl }: ServerProcess,
  place: ServerPlace,
  takeRoom: () => () => void,
  isReserved = false,
): Promise<Observation> {
  const writer = await signUp(baseUrl);
  const idle = await signUp(baseUrl);
  await ageSessions(place);
  const makeRoom = takeRoom();
  const stop = createTogether(writer, 4, { description });
  const broken: string[] = [];
  check(broken, await isFullSoon(writer), "the disk never was full");
  const list = [{ endpoint: companyEndpoints.list }];
  const reading = [writer, idle].map((session) =>
    readTogether(session, list, { time: fullTime, pause: 20 }),
  );
  const reads = await Promise.all(reading);
  if (isReserved) {
    const body = { email: idle.email, password: idle.password };
    const { status } = await send({ baseUrl, token: "" }, { endpoint: authEndpoints.login, body });
    check(broken, status === 200, `signing in was answered ${status}`);
  }
  makeRoom();
  const back = await waitForWrite(writer, 10_000);
  const attempts = await stop();

  broken.push(...reads.flatMap(({ wrong }) => wrong));
  for (const { status, answer } of attempts) {
    const isRight = status === 201 || status === 507 || status === 503;
    check(broken, isRight, `a write got ${status} ${answer?.text ?? ""}`);
  }
  check(broken, back < 2000, `writes came back only after ${back.toFixed(0)} ms`);
  broken.push(...(await judgeStored(place, attempts, [507, 503])));
  return { seen: summarise(attempts, sum(reads.map(({ times }) => times.length)), back), broken };
}

/** Makes every session look unused for an hour, so that its next request wants to write it. */
async function ageSessions(place: ServerPlace) {
  const db = await openDatabase(place);
  const lastUsedAt = new Date(Date.now() - 3_600_000).toISOString();
  await db.updateTable("sessions").set({ lastUsedAt }).execute();
  await db.destroy();
}

/** Writes until a write is refused. False when none is within 30 s. */
async function isFullSoon(session: Session): Promise<boolean> {
  const deadline = Date.now() + 30_000;
  const call = { endpoint: companyEndpoints.create, body: { name: "Full?", description } };
  while (Date.now() < deadline) {
    const answer = await send(session, call).catch(() => undefined);
    if (answer?.status !== 201) return true;
  }
  return false;
}

function summarise(attempts: readonly Attempt[], reads: number, back: number): string {
  const count = (status: number) => countStatus(attempts, status);
  return (
    `${count(201)} stored, ${count(507)} refused with 507, ${count(503)} with 503, ${reads} reads meanwhile, ` +
    `writing again after ${back.toFixed(0)} ms.`
  );
}

/** A disk of its own in memory, of so many megabytes. Throws NotPossible where it can't be mounted. */
function mountSmallDisk(workplace: Workplace, megabytes: number): string {
  const directory = workplace.makeDirectory();
  const options = `size=${megabytes}m,mode=0755`;
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "client-desk-faults", directory], {
      stdio: "pipe",
    });
  } catch (error) {
    throw new NotPossible("A small disk can't be mounted here: that takes root on Linux.", {
      cause: error,
    });
  }
  workplace.afterwards(() => execFileSync("umount", ["--lazy", directory]));
  return directory;
}

/** Takes all room on the disk but so many kilobytes. Answers what gives it back. */
function fillDisk(directory: string, leftKilobytes: number): () => void {
  const { bavail, bsize } = statfsSync(directory);
  const ballast = join(directory, "ballast");
  const file = openSync(ballast, "w");
  const chunk = Buffer.alloc(64 * 1024);
  let left = bavail * bsize - leftKilobytes * 1024;
  for (; left > 0; left -= chunk.length) writeSync(file, chunk, 0, Math.min(left, chunk.length));
  closeSync(file);
  return () => rmSync(ballast);
}
