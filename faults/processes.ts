import { setTimeout as sleep } from "node:timers/promises";
import { listMigrations } from "../server/db/maintenance/migrate.ts";
import { authEndpoints } from "../shared/account/auth.ts";
import { type Session, send, signUp } from "../tools/client.ts";
import type { Place } from "../tools/places.ts";
import type { ServerProcess } from "../tools/server.ts";
import { sum } from "../tools/statistics.ts";
import { findFaults } from "./checkup.ts";
import { createTogether, judgeStored, sendAgain } from "./creators.ts";
import { check, type Experiment } from "./experiment.ts";
import { startRoundRobin } from "./round-robin.ts";
import { query, readStored } from "./stored.ts";
import { createWriters, settle, writeTogether } from "./writers.ts";

export const severalProcesses: Experiment = {
  name: "processes",
  engine: "PostgreSQL",
  budget: 40,
  done: "three servers started at once on an empty database, behind a round-robin proxy; one killed amid the writes of 8 clients of one account",
  promise:
    "Migrations run once; sessions and the throttling of sign-in hold across; only requests under way at the killed one fail; sent again with their key elsewhere, each is stored once; all acknowledged writes are there, sums exact.",
  run: async (workplace) => {
    const { port: _one, ...place } = await workplace.findPlace("PostgreSQL");
    const start = () => workplace.startServer(place);
    const servers = await Promise.all([start(), start(), start()]);
    const proxy = await startRoundRobin(servers.map(({ baseUrl }) => baseUrl));
    workplace.afterwards(proxy.close);
    const broken = [...(await checkMigrations(place)), ...(await checkSessions(servers))];
    const session = await signUp(proxy.baseUrl);
    const exact = await writeThroughAll(session, place, broken);
    const killed = await killOne(session, servers, broken);
    const again = await sendAgain(session, killed);
    broken.push(...again.broken, ...(await judgeStored(place, again.ended)));
    const waits = await findThrottle(servers, broken);
    const failed = killed.filter(({ status }) => status !== 201).length;
    return {
      seen:
        `${exact} writes through all three counted exactly; ${killed.length} amid the kill, ${failed} failed; ` +
        `sign-in throttled after ${waits} wrong passwords.`,
      broken,
    };
  },
};

async function checkMigrations(place: Place): Promise<string[]> {
  const applied = await query(place, 'SELECT "number" FROM "migrations"');
  const known = listMigrations("postgres").length;
  return applied.length === known ? [] : [`${applied.length} of ${known} migrations are noted`];
}

/** Signed in at one, known at the others, signed out at another, known to none. */
async function checkSessions(servers: readonly ServerProcess[]): Promise<string[]> {
  const [first = "", second = ""] = servers.map(({ baseUrl }) => baseUrl);
  const { token } = await signUp(first);
  const askAll = async () => {
    const sessions = servers.map(({ baseUrl }) => ({ baseUrl, token }));
    const answers = sessions.map((session) => send(session, { endpoint: authEndpoints.me }));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  const broken: string[] = [];
  const signedIn = await askAll();
  check(
    broken,
    signedIn.every((status) => status === 200),
    `signed in: ${signedIn}`,
  );
  await send({ baseUrl: second, token }, { endpoint: authEndpoints.logout });
  const signedOut = await askAll();
  check(
    broken,
    signedOut.every((status) => status === 401),
    `signed out: ${signedOut}`,
  );
  return broken;
}

async function writeThroughAll(session: Session, place: Place, broken: string[]): Promise<number> {
  const writers = createWriters(8, [session]);
  const stop = writeTogether(writers);
  await sleep(2500);
  await stop();
  broken.push(...settle(writers, await readStored(place)), ...(await findFaults(place)));
  const count = sum(writers.map(({ acknowledged }) => acknowledged));
  check(broken, count > 20, `only ${count} writes in 2.5 s`);
  return count;
}

/** Kills one server amid writes: each client has one request under way, so at most that one fails. */
async function killOne(session: Session, servers: readonly ServerProcess[], broken: string[]) {
  const clients = 8;
  const stop = createTogether(session, clients, { hasKeys: true });
  await sleep(700);
  const killedAt = performance.now();
  servers[1]?.kill("SIGKILL");
  await sleep(1500);
  const attempts = await stop();
  const failed = attempts.filter(({ status }) => status !== 201);
  check(broken, failed.length <= clients, `${failed.length} requests failed`);
  for (const { status, began, ended } of failed) {
    // 50 ms: the signal needs a moment to arrive.
    const wasUnderWay = began < killedAt + 50 && ended > killedAt;
    check(broken, wasUnderWay, `a request that was not under way got ${status}`);
  }
  const after = attempts.filter(({ began, status }) => began > killedAt + 50 && status === 201);
  check(broken, after.length > 0, "nothing was written after the kill");
  return attempts;
}

/** Wrong passwords in turn at those that are left: the limit is the same as at one alone. */
async function findThrottle(servers: readonly ServerProcess[], broken: string[]): Promise<number> {
  const [first, , third] = servers.map(({ baseUrl }) => baseUrl);
  if (!first || !third) throw new Error("Three servers were to be started.");
  const alone = await countWrongPasswords([first]);
  const shared = await countWrongPasswords([first, third]);
  check(broken, shared === alone, `throttled after ${alone} at one, after ${shared} over two`);
  return shared;
}

/** Tries at servers in turn until the first 429; gives up after 60. */
async function countWrongPasswords(baseUrls: readonly string[]): Promise<number> {
  const { email } = await signUp(baseUrls[0] ?? "");
  for (let tries = 0; tries < 60; tries += 1) {
    const baseUrl = baseUrls[tries % baseUrls.length] ?? "";
    const body = { email, password: `wrong Guess ${tries}` };
    const answer = await send({ baseUrl, token: "" }, { endpoint: authEndpoints.login, body });
    if (answer.status === 429) return tries;
  }
  throw new Error("Sign-in is not throttled after 60 wrong passwords.");
}
