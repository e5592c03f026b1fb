import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { engineOf } from "../server/db/engine/database.ts";
import { openDatabase } from "../server/db/open.ts";
import { signUp } from "../tools/client.ts";
import type { ServerPlace, ServerProcess } from "../tools/server.ts";
import { sum } from "../tools/statistics.ts";
import { findFaults } from "./checkup.ts";
import { type Experiment, onBoth } from "./experiment.ts";
import { crashPostgres, stopPostgres } from "./postgres-faults.ts";
import { readStored } from "./stored.ts";
import type { Engine, Workplace } from "./workplace.ts";
import { createWriters, settle, type Writer, writeTogether } from "./writers.ts";

const writerCount = 8;
const promise =
  "Every acknowledged write is there, no half of another, kept sums equal a recount, the search index is right, restart by itself; writes wait for the disk.";

const rounds = { SQLite: 50, PostgreSQL: 12 };

export const kills = onBoth({
  name: "kill",
  budget: 150,
  done: `kill -9 of the server amid the writes of 8 clients, ${rounds.SQLite} times on SQLite and ${rounds.PostgreSQL} on PostgreSQL`,
  promise,
  run: killOften,
});

async function killOften(workplace: Workplace, engine: Engine) {
  const place = await workplace.findPlace(engine);
  let server = await workplace.startServer(place);
  const writers = await createEightWriters(server);
  const tally = { broken: [] as string[], cutOff: 0, slowest: 0 };
  for (let round = 1; round <= rounds[engine]; round += 1) {
    tally.cutOff += await interrupt(writers, () => server.stop("SIGKILL"));
    const began = performance.now();
    server = await workplace.startServer(place);
    tally.slowest = Math.max(tally.slowest, performance.now() - began);
    await judge(place, writers, tally.broken, round);
  }
  tally.broken.push(...(await findHaste(place)));
  return report(writers, tally);
}

export const killPostgres: Experiment = {
  name: "kill",
  engine: "PostgreSQL",
  budget: 40,
  done: "PostgreSQL itself ended amid the writes of 8 clients: kill -9 4 times, immediate shutdown 4 times",
  promise: `${promise} The server goes on with the new PostgreSQL.`,
  run: async (workplace) => {
    const postgres = await workplace.startPostgres({ durable: true });
    const place = await workplace.findPlace("PostgreSQL", postgres.url);
    const server = await workplace.startServer(place);
    const writers = await createEightWriters(server);
    const tally = { broken: [] as string[], cutOff: 0, slowest: 0 };
    for (let round = 1; round <= 8; round += 1) {
      tally.cutOff += await interrupt(writers, () =>
        round % 2 ? crashPostgres(postgres) : stopPostgres(postgres, "SIGQUIT"),
      );
      const began = performance.now();
      await postgres.restart();
      tally.slowest = Math.max(tally.slowest, performance.now() - began);
      await judge(place, writers, tally.broken, round);
    }
    return report(writers, tally);
  },
};

async function createEightWriters({ baseUrl }: ServerProcess) {
  return createWriters(writerCount, [await signUp(baseUrl), await signUp(baseUrl)]);
}

/**
 * Lets the writers write, makes the fault at a random moment after the first writes, and answers how
 * many changes it cut off. Throws when nobody can write.
 */
async function interrupt(writers: Writer[], makeFault: () => Promise<void>): Promise<number> {
  const before = countAcknowledged(writers);
  const deadline = Date.now() + 10_000;
  const stop = writeTogether(writers);
  while (countAcknowledged(writers) < before + writerCount) {
    if (Date.now() > deadline) throw new Error("Nobody could write 10 s after the restart.");
    await sleep(10);
  }
  await sleep(Math.random() * 200);
  await makeFault();
  await stop();
  return writers.filter(({ pending }) => pending).length;
}

async function judge(place: ServerPlace, writers: Writer[], broken: string[], round: number) {
  const wrong = [...settle(writers, await readStored(place)), ...(await findFaults(place))];
  broken.push(...wrong.map((text) => `round ${round}: ${text}`));
}

function report(
  writers: readonly Writer[],
  { broken, cutOff, slowest }: { broken: string[]; cutOff: number; slowest: number },
) {
  const acknowledged = countAcknowledged(writers);
  // Faults that met no change under way would show nothing.
  if (cutOff === 0) broken.push("no change was under way at any fault");
  const seen = `${acknowledged} acknowledged writes, ${cutOff} cut off, slowest restart ${slowest.toFixed(0)} ms.`;
  return { seen, broken };
}

function countAcknowledged(writers: readonly Writer[]): number {
  return sum(writers.map(({ acknowledged }) => acknowledged));
}

/**
 * Whether a connection opened as the server opens its own waits for the disk before it says that a
 * write is done. No kill shows that: what the program has handed to the system outlives the program.
 */
async function findHaste({ databaseUrl, dataDir }: ServerPlace): Promise<string[]> {
  const db = await openDatabase({ databaseUrl, dataDir, isServing: true });
  try {
    if (engineOf(db) === "postgres") {
      const { rows } = await sql<{ synchronous_commit: string }>`SHOW synchronous_commit`.execute(
        db,
      );
      const [row] = rows;
      return row?.synchronous_commit === "on"
        ? []
        : [`synchronous_commit = ${row?.synchronous_commit}`];
    }
    const { rows } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(db);
    const full = 2;
    return rows[0]?.synchronous === full ? [] : [`PRAGMA synchronous = ${rows[0]?.synchronous}`];
  } finally {
    await db.destroy();
  }
}
