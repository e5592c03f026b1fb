import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { makeFolder } from "../../test/data-folders.ts";
import { closeAfterTest } from "../../test/harness.ts";
import { ReadTooSlow, TooManyReads } from "../failures.ts";
import { createReadPool, readLimits } from "./read-pool.ts";
import { startStatementThread } from "./read-thread.ts";

function openPool(limits: Partial<typeof readLimits> = {}) {
  const file = join(makeFolder(), "some.db");
  const database = new DatabaseSync(file);
  database.exec(
    "PRAGMA journal_mode = WAL; CREATE TABLE names (name); INSERT INTO names VALUES ('Bo')",
  );
  const pool = createReadPool(() => startStatementThread(file), {
    ...readLimits,
    threads: 2,
    time: 30_000,
    ...limits,
  });
  closeAfterTest(async () => {
    await pool.close();
    database.close();
  });
  return { pool, database };
}

/** A thread that is started anew on a busy machine may itself take longer than a reading has. */
function readsAgain(pool: ReturnType<typeof openPool>["pool"], owner: string) {
  const read = async () =>
    expect(await pool.read(owner, (run) => run(names))).toEqual([[{ name: "Bo" }]]);
  return vi.waitFor(read, 10_000);
}

const select = (sql: string, ...parameters: unknown[]) => [{ sql, parameters }];
const names = select("SELECT name FROM names");
/** Keeps a thread busy for about a second, which no other thread can shorten. */
const slow = select(
  "WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c LIMIT 3000000) SELECT count(*) AS n FROM c",
);

test("a reading sees one state, whatever is written meanwhile", async () => {
  const { pool, database } = openPool();
  const read = () => pool.read("ana", (run) => run(names));
  await pool.read("ana", async (run) => {
    expect(await run(names)).toEqual([[{ name: "Bo" }]]);
    database.exec("UPDATE names SET name = 'Cy'");
    expect(await run([...names, ...names])).toEqual([[{ name: "Bo" }], [{ name: "Bo" }]]);
  });
  expect(await read()).toEqual([[{ name: "Cy" }]]);
});

test("nobody waits for another owner's readings, however many they are", async () => {
  const { pool } = openPool();
  const ended: string[] = [];
  const many = Array.from({ length: 3 }, () =>
    pool.read("ana", (run) => run(slow)).then(() => ended.push("ana")),
  );
  const other = pool.read("bo", (run) => run(names)).then(() => ended.push("bo"));
  expect(pool.countThreads()).toBe(2);
  await Promise.all([...many, other]);
  expect(ended).toEqual(["bo", "ana", "ana", "ana"]);
});

test("owners take turns", async () => {
  const { pool } = openPool({ threads: 1 });
  const order: string[] = [];
  const read = (owner: string) =>
    pool.read(owner, async (run) => {
      order.push(owner);
      await run(names);
    });
  await Promise.all(["ana", "ana", "ana", "bo", "bo", "cy"].map(read));
  expect(order).toEqual(["ana", "ana", "bo", "cy", "ana", "bo"]);
});

test("of one owner only so many may wait, and others still can", async () => {
  const { pool } = openPool({ waitingOfOwner: 2, waiting: 3 });
  const read = (owner: string) => pool.read(owner, (run) => run(names));
  const first = [read("ana"), read("ana"), read("ana")];
  await expect(read("ana")).rejects.toThrow(TooManyReads);
  expect(await read("bo")).toEqual([[{ name: "Bo" }]]);
  expect(await Promise.all(first)).toHaveLength(3);
});

test("what takes too long is given up, and its thread is replaced", async () => {
  const { pool } = openPool({ time: 200, threads: 1 });
  const running = pool.read("ana", (run) => run(slow));
  const waiting = pool.read("ana", (run) => run(names));
  await expect(running).rejects.toThrow(ReadTooSlow);
  await expect(waiting).rejects.toThrow(ReadTooSlow);
  expect(pool.countWaiting()).toBe(0);
  await expect.poll(() => pool.countThreads(), { timeout: 10_000 }).toBe(0);
  await readsAgain(pool, "ana");
});

test("an error is the same as it would be in this thread", async () => {
  const { pool, database } = openPool();
  const wrong = select("SELECT missing FROM names");
  const here = () => database.prepare(wrong[0]?.sql ?? "");
  await expect(pool.read("ana", (run) => run(wrong))).rejects.toMatchObject({
    message: "no such column: missing",
    code: "ERR_SQLITE_ERROR",
    errcode: 1,
  });
  expect(here).toThrow("no such column: missing");
  expect(await pool.read("ana", (run) => run(names))).toEqual([[{ name: "Bo" }]]);
});

test("threads start when they are needed and end when they are not", async () => {
  const { pool } = openPool({ idle: 50 });
  expect(pool.countThreads()).toBe(0);
  await pool.read("ana", (run) => run(names));
  expect(pool.countThreads()).toBe(1);
  await expect.poll(() => pool.countThreads()).toBe(0);
});

test("whoever still reads when the pool closes is told so", async () => {
  const { pool } = openPool();
  const readings = [slow, names].map((what) => pool.read("ana", (run) => run(what)));
  const outcomes = Promise.allSettled(readings);
  await pool.close();
  expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(pool.countThreads()).toBe(0);
});

test("statements that one reading runs at once are answered in their order, errors too", async () => {
  const { pool } = openPool();
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  const outcomes = await pool.read("ana", (run) =>
    Promise.allSettled(
      numbers.map((n) =>
        run(select(n % 5 === 3 ? "SELECT missing" : "SELECT ? AS n", ...(n % 5 === 3 ? [] : [n]))),
      ),
    ),
  );
  expect(
    outcomes.map((outcome) =>
      outcome.status === "fulfilled" ? outcome.value : outcome.reason.message,
    ),
  ).toEqual(numbers.map((n) => (n % 5 === 3 ? "no such column: missing" : [[{ n }]])));
  expect(await pool.read("ana", (run) => run(names))).toEqual([[{ name: "Bo" }]]);
});

test("a value that no thread can be sent fails its own statement and nothing else", async () => {
  const { pool } = openPool();
  await expect(pool.read("ana", (run) => run(select("SELECT ?", () => {})))).rejects.toThrow(
    "could not be cloned",
  );
  expect(await pool.read("ana", (run) => run(names))).toEqual([[{ name: "Bo" }]]);
});

test("a thread that dies fails its reading, and the owner reads on with another", async () => {
  const file = join(makeFolder(), "later.db");
  const pool = createReadPool(() => startStatementThread(file), {
    ...readLimits,
    threads: 1,
    time: 30_000,
  });
  closeAfterTest(pool.close);
  const read = () => pool.read("ana", (run) => Promise.all([run(names), run(names)]));
  await expect(read()).rejects.toThrow("unable to open database file");
  const database = new DatabaseSync(file);
  database.exec("CREATE TABLE names (name); INSERT INTO names VALUES ('Bo')");
  database.close();
  expect(await read()).toEqual([[[{ name: "Bo" }]], [[{ name: "Bo" }]]]);
});

test("work that never comes to an end is given up, and its owner and thread are free", async () => {
  const { pool } = openPool({ time: 200, threads: 1 });
  const never = new Promise<never>(() => {});
  const idle = pool.read("ana", () => never);
  await expect(idle).rejects.toThrow(ReadTooSlow);
  const halfDone = pool.read("ana", async (run) => {
    await run(names);
    return never;
  });
  await expect(halfDone).rejects.toThrow(ReadTooSlow);
  await readsAgain(pool, "ana");
  await readsAgain(pool, "bo");
});

test("work that fails before it asks anything frees its owner and thread", async () => {
  const { pool } = openPool({ threads: 1 });
  const fail = () => {
    throw new Error("at once");
  };
  await expect(pool.read("ana", fail)).rejects.toThrow("at once");
  expect(await pool.read("ana", (run) => run(names))).toEqual([[{ name: "Bo" }]]);
});

test("nobody gets a thread that still answers what the last reading left behind", async () => {
  const { pool, database } = openPool({ threads: 1 });
  let run: Parameters<Parameters<typeof pool.read>[1]>[0] = async () => [];
  let left: Promise<unknown> = Promise.resolve();
  await pool.read("ana", async (given) => {
    run = given;
    await run(names);
    left = run(slow);
  });
  database.exec("UPDATE names SET name = 'Cy'");
  // A new state: the transaction of the reading before is over.
  expect(await pool.read("bo", (own) => own(names))).toEqual([[{ name: "Cy" }]]);
  expect(await left).toEqual([[{ n: 3_000_000 }]]);
  await expect(run(names)).rejects.toThrow("The reading is over");
});

test("what a reading leaves behind is given up as well when it takes too long", async () => {
  const { pool } = openPool({ time: 200, threads: 1 });
  let left: Promise<unknown> = Promise.resolve();
  await pool.read("ana", async (run) => {
    left = run(slow).catch((error: unknown) => error);
  });
  expect(await left).toBeInstanceOf(ReadTooSlow);
  await expect.poll(() => pool.countThreads(), { timeout: 10_000 }).toBe(0);
  await readsAgain(pool, "ana");
});
