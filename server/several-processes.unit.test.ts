import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { send, signUp } from "../faults/calls.ts";
import { findFaults } from "../faults/checkup.ts";
import { createMany, findMissingOrDouble, sendAgain } from "../faults/creators.ts";
import { startRoundRobin } from "../faults/round-robin.ts";
import { openReader } from "../faults/stored.ts";
import { findFreePort } from "../scripts/free-port.ts";
import { type ServerPlace, startServerProcess } from "../scripts/server-process.ts";
import { authEndpoints } from "../shared/auth.ts";
import { listMigrations } from "./db/migrate.ts";
import { startPostgresServer } from "./test/postgres-server.ts";

/** Starts real processes together on one empty database of their own cluster. */
async function startThree() {
  const { url: databaseUrl, stop } = await startPostgresServer();
  onTestFinished(stop);
  const place: ServerPlace = { port: 0, dataDir: "/nowhere", databaseUrl };
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
  const starting = ports.map((port) => startServerProcess({ ...place, port }));
  onTestFinished(async () => {
    for (const started of await Promise.allSettled(starting)) {
      if (started.status === "rejected") continue;
      started.value.kill("SIGKILL");
      await started.value.ended;
    }
  });
  const servers = await Promise.all(starting);
  const proxy = await startRoundRobin(servers.map(({ baseUrl }) => baseUrl));
  onTestFinished(proxy.close);
  const reader = await openReader(place);
  onTestFinished(reader.close);
  return { servers, proxy, reader, place };
}

test("three processes on one PostgreSQL act as one, and one that is killed takes nothing along", async () => {
  const { servers, proxy, reader, place } = await startThree();
  const applied = await reader.query('SELECT "number" FROM "migrations" ORDER BY "number"');
  expect(applied.map(({ number }) => Number(number))).toEqual(
    listMigrations("postgres").map(({ number }) => number),
  );

  // Three in turn: each of these reaches another process.
  const session = await signUp(proxy.baseUrl);
  for (const { baseUrl } of servers) {
    const me = await send({ ...session, baseUrl }, { endpoint: authEndpoints.me });
    expect(me.status, me.text).toBe(200);
  }

  const clients = 4;
  let isOver = false;
  const writing = Array.from({ length: clients }, () =>
    createMany(session, () => isOver, { hasKeys: true }),
  );
  await sleep(300);
  servers[1]?.kill("SIGKILL");
  await servers[1]?.ended;
  await sleep(300);
  isOver = true;
  const attempts = (await Promise.all(writing)).flat();
  const failed = attempts.filter(({ status }) => status !== 201);
  expect(failed.length, JSON.stringify(failed)).toBeLessThanOrEqual(clients);
  expect(attempts.length).toBeGreaterThan(failed.length);

  // Whoever got no answer asks again, and meets another process.
  const again = await sendAgain(session, attempts);
  expect(again.broken).toEqual([]);
  expect(await findMissingOrDouble(reader, again.ended)).toEqual([]);
  expect(await findFaults(place)).toEqual([]);

  // Wrong passwords at one process count at another, which has not seen any.
  const [first, , third] = servers.map(({ baseUrl }) => baseUrl);
  const other = await signUp(proxy.baseUrl);
  const signIn = (baseUrl = "") => {
    const body = { email: other.email, password: "wrong Guess 1" };
    return send({ baseUrl, token: "" }, { endpoint: authEndpoints.login, body });
  };
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < 30) {
    statuses.push((await signIn(first)).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect((await signIn(third)).status).toBe(429);

  // So does the end of a session.
  await send(session, { endpoint: authEndpoints.logout });
  for (const baseUrl of [first ?? "", third ?? ""]) {
    const ended = { token: session.token, baseUrl };
    expect((await send(ended, { endpoint: authEndpoints.me })).status).toBe(401);
  }
}, 60_000);
