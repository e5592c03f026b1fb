import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createTogether, judgeStored, sendAgain } from "../faults/creators.ts";
import { startRoundRobin } from "../faults/round-robin.ts";
import { query } from "../faults/stored.ts";
import { authEndpoints } from "../shared/account/auth.ts";
import { send, signUp } from "../tools/client.ts";
import { startServer } from "../tools/server.ts";
import { listMigrations } from "./db/maintenance/migrate.ts";
import { startPostgresServer } from "./test/postgres/postgres-server.ts";

/** Starts real processes together on one empty database of their own cluster. */
async function startThree() {
  const { url: databaseUrl, stop } = await startPostgresServer();
  onTestFinished(stop);
  const place = { dataDir: "/nowhere", databaseUrl };
  const starting = [startServer(place), startServer(place), startServer(place)];
  onTestFinished(async () => {
    for (const started of await Promise.allSettled(starting)) {
      if (started.status === "fulfilled") await started.value.stop("SIGKILL");
    }
  });
  const servers = await Promise.all(starting);
  const proxy = await startRoundRobin(servers.map(({ baseUrl }) => baseUrl));
  onTestFinished(proxy.close);
  return { servers, proxy, place };
}

test("three processes on one PostgreSQL act as one, and one that is killed takes nothing along", async () => {
  const { servers, proxy, place } = await startThree();
  const applied = await query(place, 'SELECT "number" FROM "migrations" ORDER BY "number"');
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
  const stop = createTogether(session, clients, { hasKeys: true });
  await sleep(300);
  await servers[1]?.stop("SIGKILL");
  await sleep(300);
  const attempts = await stop();
  const failed = attempts.filter(({ status }) => status !== 201);
  expect(failed.length, JSON.stringify(failed)).toBeLessThanOrEqual(clients);
  expect(attempts.length).toBeGreaterThan(failed.length);

  // Whoever got no answer asks again, and meets another process.
  const again = await sendAgain(session, attempts);
  expect(again.broken).toEqual([]);
  expect(await judgeStored(place, again.ended)).toEqual([]);

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
