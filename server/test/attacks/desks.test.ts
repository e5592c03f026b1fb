import { expect, test, vi } from "vitest";
import { createPool, idsOf, learn, type Pool } from "../../../fuzz/pool.ts";
import { isOutOfReach } from "../../../fuzz/report.ts";
import type { Role } from "../../../shared/account/roles.ts";
import { nameOf } from "../../../shared/api/endpoint-name.ts";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { randomSeed, scaled } from "../../../tools/random.ts";
import { recordTables } from "../../db/records/records.ts";
import {
  type Called,
  type Caller,
  chooseCaller,
  makeCall,
  mayCall,
  readCalls,
  type Seen,
} from "../desks/calls.ts";
import { changePeople, createOffice, type Desk, founderAt, type Office } from "../desks/office.ts";
import { createWalls } from "../desks/walls.ts";
import { addOneOfEach } from "../each-kind.ts";
import { startApp, type TestApp } from "../harness.ts";
import { createDraw, type Draw } from "../model/draw.ts";

/** Calls of one caller in a row; between them, what is on which desk is looked at. */
const batch = 10;
const batches = scaled(200);
/** At most so many until everything has been called with success. */
const most = 5 * batches;

test(
  "three desks and four people in three roles: nobody meets a row of a desk they are not on, nor writes above their role",
  async () => {
    const app = await startApp({ env: { TRUST_PROXY: "1" } });
    const office = await createOffice(app);
    const calls = await readCalls(app);
    const known: Known = { all: createPool(), of: new Map() };
    for (const desk of office.desks) known.of.set(desk, createPool());
    const walls = await createWalls(office);
    const numbers = createNumbers(randomSeed);
    const draw = createDraw(numbers);
    const succeeded = new Map<Role, Set<string>>();
    const isReached = ({ endpoint }: Called) =>
      [...succeeded.values()].some((names) => names.has(nameOf(endpoint)));
    const unreached = () =>
      calls.filter((one) => !isReached(one) && !isOutOfReach(one.operation.name));
    const missed = () => unreached().map(({ endpoint }) => nameOf(endpoint));
    const isOver = (round: number) =>
      round >= batches && (unreached().length === 0 || round >= most);
    for (let round = 0; !isOver(round); round += 1) {
      await addMissing(office, known, round);
      if (draw.once(5)) await changePeople(office, draw);
      const caller = chooseCaller(office, draw);
      const before = await walls.look();
      for (let place = 0; place < batch; place += 1) {
        const called =
          chooseCall(draw.once(2) ? calls : unreached(), caller, draw) ?? draw.of(calls);
        const pools = choosePools(known, caller, draw);
        const seed = randomSeed + round * batch + place;
        const where = `${caller.colleague.name} on ${caller.desk.mark} calls ${nameOf(called.endpoint)}`;
        try {
          const seen = await makeCall(app, caller, called, { pools, seed });
          if (seen.request.method !== "GET" && seen.status < 300) await walls.learn();
          walls.refuseLeaks(caller.desk, seen);
          if (seen.status < 300 && caller.role) {
            const names = succeeded.get(caller.role) ?? new Set();
            succeeded.set(caller.role, names.add(nameOf(called.endpoint)));
          }
        } catch (cause) {
          throw new Error(`seed ${seed}: ${where}: ${cause}`, { cause });
        }
      }
      walls.refuseLeaks(...(await readAddress(office, draw)));
      await importsEnded(app);
      const after = await walls.look();
      const mayWrite = caller.role === "owner" || caller.role === "member";
      for (const [desk, rows] of before) {
        if (desk === caller.desk && mayWrite && caller.access !== "read") continue;
        expect(after.get(desk), `${caller.colleague.name} wrote on ${desk.mark}`).toEqual(rows);
      }
      walls.refuseForeignNews();
      app.clock.advance(60_000);
    }
    // Whoever may has come everywhere.
    expect(missed()).toEqual([]);
    expect(succeeded.get("reader")?.size).toBeGreaterThan(20);
  },
  scaled(300_000),
);

/** What answers have told: about any desk, and about each. */
interface Known {
  all: Pool;
  of: Map<Desk, Pool>;
}

/** Mostly of the caller's desk; else ids of all three. */
function choosePools({ all, of }: Known, { desk, colleague }: Caller, draw: Draw): [Pool, Pool] {
  const own = of.get(desk) ?? all;
  all.person = own.person = colleague.person.user._id;
  return draw.once(3) ? [all, own] : [own, all];
}

/** A record of each kind on each desk that has lost all of one. */
async function addMissing(office: Office, { all, of }: Known, round: number) {
  for (const [desk, own] of of) {
    const founder = founderAt(office, desk);
    if (idsOf(own, "history").length === 0) {
      learn(own, "/api/history", await founder.call(historyEndpoints.list, {}));
    }
    if (recordTables.every((table) => idsOf(own, table).length > 0)) continue;
    const ids = await addOneOfEach(founder, `${desk.mark}r${round}`);
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
  const running = db.selectFrom("imports").where("state", "=", "running").select("_id");
  return vi.waitFor(async () => expect(await running.execute()).toEqual([]), 10_000);
}

/** The calendar at a secret address, which is a member's or owner's: it ends when they leave. */
async function readAddress({ app, people }: Office, draw: Draw): Promise<[Desk, Seen]> {
  const { path, desk, hasEnded } = draw.of(people.flatMap(({ addresses }) => addresses));
  const { statusCode: status, body: text } = await app.app.inject({ method: "GET", url: path });
  expect(status, path).toBe(hasEnded ? 404 : 200);
  return [
    desk,
    { request: { method: "GET", url: path, headers: {}, body: undefined }, status, text },
  ];
}

function createNumbers(seed: number): number[] {
  let state = seed;
  return Array.from({ length: 9973 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  });
}
