import { expect, test, vi } from "vitest";
import { createPool, idsOf, learn, type Pool } from "../../../fuzz/pool.ts";
import { authEndpoints } from "../../../shared/account/auth.ts";
import type { Role } from "../../../shared/account/roles.ts";
import { endpoints } from "../../../shared/api/api.ts";
import { nameOf } from "../../../shared/api/endpoint-name.ts";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { randomSeed, scaled } from "../../../tools/random.ts";
import { recordTables } from "../../db/records/records.ts";
import {
  type Called,
  type Caller,
  chooseCaller,
  isInReach,
  makeCall,
  mayCall,
  mayWrite,
  notPlayed,
  readCalls,
  roleOf,
  type Seen,
} from "../desks/calls.ts";
import { changePeople, follow } from "../desks/follow.ts";
import { createOffice, type Desk, keepIn, type Office, ownerAt } from "../desks/office.ts";
import { createWalls } from "../desks/walls.ts";
import { addOneOfEach } from "../each-kind.ts";
import { startApp, type TestApp } from "../harness.ts";
import { stageImport, toRow } from "../imports.ts";
import { createDraw, type Draw } from "../model/draw.ts";

// With RANDOM_RUNS=500 a million calls; RANDOM_SEED chooses which, and a failure names the seed of its call.

/** Calls of one caller in a row; between them, more is looked at than after each. */
const batch = 10;
const batches = scaled(200);
/** Of one office: more would have more rows than all this is about. */
const longest = 1000;
const seeds = Array.from(
  { length: Math.ceil(batches / longest) },
  (_, at) => randomSeed + at * 100_003,
);

test.each(seeds)(
  "three desks and four people in three roles: nobody meets a row of a desk they are not on, nor writes above their role (seed %i)",
  async (first) => {
    const app = await startApp({ env: { TRUST_PROXY: "1" } });
    const office = await createOffice(app);
    const calls = await readCalls(app);
    const known: Known = { all: createPool(), of: new Map() };
    for (const desk of office.desks) known.of.set(desk, createPool());
    const walls = await createWalls(office);
    const draw = createDraw(createNumbers(first));
    const succeeded = new Map<Role, Set<string>>();
    const isReached = ({ endpoint }: Called) =>
      [...succeeded.values()].some((names) => names.has(nameOf(endpoint)));
    const listUnreached = () => calls.filter((one) => !isReached(one) && isInReach(one));
    const planned = Math.min(longest, batches);
    /** At most so many until everything has been called with success. */
    const most = planned + 1000;
    let unreached = listUnreached();
    for (let round = 0; round < planned || (unreached.length > 0 && round < most); round += 1) {
      for (const colleague of office.people) await keepIn(office, colleague);
      await addMissing(office, known, round);
      if (draw.once(5)) await changePeople(office, draw);
      const caller = chooseCaller(office, draw);
      await walls.learn();
      for (let place = 0; place < batch; place += 1) {
        const called = chooseCall(draw.once(2) ? calls : unreached, caller, draw) ?? draw.of(calls);
        const { endpoint } = called;
        const pools = choosePools(office, known, { caller, draw });
        const seed = first + round * batch + place;
        const role = roleOf(caller);
        const where = `${caller.colleague.name} (${role}) on ${caller.desk.mark} calls ${nameOf(endpoint)}`;
        const may = {
          mayWrite: mayWrite(caller),
          isPublic: endpoint.access === "public",
          isOfPerson: endpoint === authEndpoints.updateMe,
        };
        try {
          const seen = await makeCall(app, caller, called, { pools, seed });
          const isDone = seen.status < 300;
          const joined = isDone ? await follow(office, caller, { ...seen, endpoint }) : undefined;
          const isWritten = isDone && (may.isPublic || seen.request.method !== "GET");
          if (isWritten || place === batch - 1) {
            await importsEnded(app);
            walls.refuseWrites(caller, await walls.learn(), { ...may, ...(joined && { joined }) });
          }
          walls.refuseLeaks(caller, seen);
          if (isDone && role) {
            const names = succeeded.get(role) ?? new Set();
            succeeded.set(role, names.add(nameOf(endpoint)));
          }
        } catch (cause) {
          throw new Error(`seed ${seed}: ${where}: ${cause}`, { cause });
        }
      }
      walls.refuseLeaks(caller, await readAddress(office, draw));
      await walls.refuseRoles();
      walls.refuseForeignNews();
      app.clock.advance(60_000);
      unreached = listUnreached();
    }
    // Whoever may has come everywhere.
    expect(unreached.map(({ endpoint }) => nameOf(endpoint))).toEqual([]);
    expect(succeeded.get("reader")?.size).toBeGreaterThan(20);
  },
  scaled(300_000),
);

test("every endpoint of the document is played, or a reason says why not", async () => {
  const played = (await readCalls(await startApp())).map(({ endpoint }) => nameOf(endpoint));
  const names = endpoints.map(nameOf);
  expect([...played, ...Object.keys(notPlayed)].sort()).toEqual(names.sort());
});

/** What answers have told: about any desk, and about each. */
interface Known {
  all: Pool;
  of: Map<Desk, Pool>;
}

/** Mostly of the caller's desk; else ids of all three. With the secrets of the caller, or another's link. */
function choosePools(
  { people, invitations, invited, mailed }: Office,
  { all, of }: Known,
  { caller: { colleague, desk }, draw }: { caller: Caller; draw: Draw },
): [Pool, Pool] {
  const own = of.get(desk) ?? all;
  const { _id: person, email, password } = colleague;
  for (const pool of [all, own]) {
    Object.assign(pool, { person, email, password });
    Object.assign(pool, { resetToken: mailed.reset, confirmToken: mailed.confirm });
    pool.invitationToken = invitations.length > 0 ? draw.of(invitations).token : "";
    pool.ids.set(
      "invited",
      invited.filter(({ to }) => to === colleague).map(({ _id }) => _id),
    );
    pool.ids.set(
      "people",
      people.map(({ _id }) => _id),
    );
  }
  return draw.once(3) ? [all, own] : [own, all];
}

/** Rounds after which each desk has an import with its rows again: made-up calls seldom send them in order. */
const staging = 10;

/** A record of each kind on each desk that has lost all of one, and now and then an import that can be run. */
async function addMissing(office: Office, { all, of }: Known, round: number) {
  for (const [desk, own] of of) {
    const owner = ownerAt(office, desk);
    if (round % staging === 0) {
      const { id } = await stageImport(owner, [toRow("tags", { name: `${desk.mark} r${round}` })]);
      for (const pool of [all, own]) learn(pool, "/api/imports", { data: { _id: id } });
    }
    if (idsOf(own, "history").length === 0) {
      learn(own, "/api/history", await owner.call(historyEndpoints.list, {}));
    }
    if (recordTables.every((table) => idsOf(own, table).length > 0)) continue;
    const ids = await addOneOfEach(owner, `${desk.mark}r${round}`);
    for (const table of recordTables) {
      for (const pool of [all, own]) idsOf(pool, table).push(ids[table]);
    }
  }
}

/** Mostly what the caller may do, for the rest is soon told. */
function chooseCall(calls: readonly Called[], caller: Caller, draw: Draw): Called | undefined {
  const allowed = calls.filter(({ endpoint }) => mayCall(caller, endpoint));
  return allowed.length > 0 && !draw.once(3) ? draw.of(allowed) : undefined;
}

/** What the answer to an import did not wait for; a server that listens is never done with all it does. */
function importsEnded({ db }: TestApp) {
  const running = db
    .selectFrom("imports")
    .where("state", "in", ["running", "canceling"])
    .select("_id");
  return vi.waitFor(async () => expect(await running.execute()).toEqual([]), 10_000);
}

/** The calendar at a secret address, which is a member's or owner's: it ends when they leave. */
async function readAddress({ app, people }: Office, draw: Draw): Promise<Seen> {
  const { path, hasEnded } = draw.of(people.flatMap(({ addresses }) => addresses));
  const { statusCode: status, body: text } = await app.app.inject({ method: "GET", url: path });
  expect(status, path).toBe(hasEnded ? 404 : 200);
  const request = { method: "GET", url: path, headers: {}, body: undefined };
  return { request, status, text };
}

function createNumbers(seed: number): number[] {
  let state = seed;
  return Array.from({ length: 9973 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  });
}
