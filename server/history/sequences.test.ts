import fc from "fast-check";
import { expect, test } from "vitest";
import type { Endpoint } from "../../shared/api/endpoint.ts";
import { changeIdHeader, historyEndpoints } from "../../shared/history/history.ts";
import type { Resolve } from "../../shared/history/undo.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { scaled } from "../../tools/random.ts";
import type { Db } from "../db/engine/database.ts";
import { findUnlisted } from "../db/maintenance/check-search.ts";
import { engine, type Person, startWithAna } from "../test/harness.ts";
import { createDraw, type Draw } from "../test/model/draw.ts";
import { type Kind, kinds, parentsOf } from "../test/model/kinds.ts";
import { readAccount } from "../test/read-files.ts";
import { expectRightCounters } from "../test/recount/counters.ts";
import { isExcused, rules } from "../test/sql/owner-rules.ts";
import { findUnowned } from "../test/sql/sql-owners.ts";
import { watchStatements } from "../test/sql/statements.ts";

const steps = 220;
const runs = scaled(1);

/** Numbers for each step, by which it chooses what it does. */
const sequence = fc.array(fc.array(fc.nat(9999), { minLength: 24, maxLength: 24 }), {
  minLength: steps,
  maxLength: steps,
});

interface Scene {
  ana: Person;
  db: Db;
  draw: Draw;
  /** Acts so far. */
  acts: string[];
}

interface Call {
  endpoint: Endpoint;
  input: Parameters<Person["send"]>[1];
}

const me = { mark: "own" };

async function chooseCall(scene: Scene): Promise<Call | undefined> {
  const { draw, acts } = scene;
  const kind = draw.of(kinds);
  const { update, remove } = kind.endpoints;
  const what = draw.below(16);
  if (what < 8) return chooseCreation(scene, kind);
  if (what === 15) return chooseUndo(scene);
  const id = await pickId(scene, kind.table);
  if (id === undefined) return chooseCreation(scene, kind);
  if (what < 13) {
    const body = draw.some({ ...kind.required(draw, me), ...kind.optional(draw, me) });
    return { endpoint: update, input: { params: { id }, body } };
  }
  const moveTo = draw.once(2) ? await pickId(scene, "companies") : undefined;
  const query = remove === companyEndpoints.remove ? { moveTo } : {};
  return acts.length > 0 ? { endpoint: remove, input: { params: { id }, query } } : undefined;
}

function chooseUndo({ draw, acts }: Scene): Call | undefined {
  if (acts.length === 0) return undefined;
  const resolve = draw.of(resolves);
  const input = { params: { id: draw.of(acts) }, body: { resolve } };
  return { endpoint: historyEndpoints.undo, input };
}

async function chooseCreation(scene: Scene, kind: Kind): Promise<Call | undefined> {
  const { draw, db } = scene;
  // Of one that is there, so that what both say fits.
  const rows = await db.selectFrom("customers").select(["_id", "company"]).orderBy("_id").execute();
  const customer = rows.length > 0 ? draw.of(rows) : undefined;
  const company = customer?.company ?? (await pickId(scene, "companies"));
  const ids: Record<string, string | undefined> = { companies: company, customers: customer?._id };
  const parents = parentsOf(kind.table);
  if (parents.some(([, parent]) => ids[parent] === undefined)) return undefined;
  const body = {
    ...kind.required(draw, me),
    ...draw.some(kind.optional(draw, me)),
    ...Object.fromEntries(
      parents.flatMap(([column, parent]) => (parent === kind.under ? [] : [[column, ids[parent]]])),
    ),
  };
  const params = kind.under && { params: { id: ids[kind.under] ?? "" } };
  return { endpoint: kind.endpoints.create, input: { ...params, body } };
}

async function pickId({ db, draw }: Scene, table: Kind["table"]): Promise<string | undefined> {
  const rows = await db.selectFrom(table).select("_id").orderBy("_id").execute();
  return rows.length > 0 ? draw.of(rows)._id : undefined;
}

type Started = Awaited<ReturnType<typeof start>>;

/** Plays all steps and answers the acts that came of them. */
async function play({ ana, db, pass, tell }: Started, numbers: number[][]) {
  const acts: string[] = [];
  for (const picks of numbers) {
    pass();
    const call = await chooseCall({ ana, db, draw: createDraw(picks), acts });
    if (!call) continue;
    const answer = await ana.send(call.endpoint, call.input);
    expect([200, 201, 400, 404, 409], tell(answer)).toContain(answer.statusCode);
    const id = answer.headers[changeIdHeader.toLowerCase()];
    expect(id !== undefined, `${call.endpoint.url} ${answer.body}`).toBe(answer.statusCode < 300);
    if (id !== undefined) acts.push(String(id));
  }
  return acts;
}

/** Everything in the account, but for when it was exported and changed. */
function undo(ana: Person, id: string, resolve?: Resolve) {
  return ana.send(historyEndpoints.undo, { params: { id }, body: { resolve } });
}

/** Nothing is decided, all that was changed since is kept, or nothing of it is. */
const resolves: readonly (Resolve | undefined)[] = [
  undefined,
  { conflicts: "now", missing: "leave" },
  { conflicts: "now", missing: "restore" },
  { conflicts: "back", missing: "restore" },
];

async function expectSound(db: Db) {
  await expectRightCounters(db);
  if (engine === "sqlite") expect(await findUnlisted(db)).toEqual([]);
  const half = db.selectFrom("changes").where("plan", "is not", null).selectAll();
  expect(await half.execute()).toEqual([]);
}

async function start() {
  const { ana, db, clock, log } = await startWithAna();
  /** Of an answer, with what the server says of a failure. */
  const tell = ({ body }: { body: string }) =>
    [body, ...log.filter((line) => line.includes('"level":50'))].join("\n");
  return { db, ana, pass: () => clock.advance(1000), tell };
}

test(
  "whatever was done, undone in reverse, leaves what there was",
  async () => {
    const seen = watchStatements();
    const statements = new Set<string>();
    const property = fc.asyncProperty(sequence, sequence, async (earlier, numbers) => {
      const started = await start();
      const { db, ana, pass, tell } = started;
      await play(started, earlier.slice(0, 40));
      const before = await readAccount(ana);
      const acts = await play(started, numbers);
      const after = await readAccount(ana);
      expect(acts.length).toBeGreaterThan(steps / 2);
      const undos: string[] = [];
      for (const id of acts.toReversed()) {
        pass();
        const first = seen.length;
        const answer = await undo(ana, id);
        for (const { sql } of seen.slice(first)) statements.add(sql);
        // Undone by an act among them, which was undone just now, or by one that restored more.
        expect(answer.statusCode, tell(answer)).toBe(200);
        undos.push(String(answer.json().data._id));
      }
      expect(await readAccount(ana)).toEqual(before);
      for (const id of undos.toReversed()) {
        pass();
        expect((await undo(ana, id)).statusCode).toBe(200);
      }
      expect(await readAccount(ana)).toEqual(after);
      await expectSound(db);
    });
    await fc.assert(property, { numRuns: runs, endOnFailure: true });
    // Each of them held to the owner.
    const unowned = [...statements].filter((text) => {
      return !isExcused(text) && findUnowned(text, rules).length > 0;
    });
    expect(unowned).toEqual([]);
    expect(statements.size).toBeGreaterThan(20);
  },
  60_000 + runs * 30_000,
);

test(
  "whatever is undone in any order, counters, search and log are right",
  async () => {
    const property = fc.asyncProperty(sequence, fc.integer(), async (numbers, seed) => {
      const started = await start();
      const { db, ana, pass, tell } = started;
      const acts = await play(started, numbers);
      const order = fc.sample(fc.shuffledSubarray(acts, { minLength: acts.length }), {
        seed,
        numRuns: 1,
      });
      let undone = 0;
      for (const [place, id] of (order[0] ?? []).entries()) {
        pass();
        const answer = await undo(ana, id, resolves[place % resolves.length]);
        expect([200, 409], tell(answer)).toContain(answer.statusCode);
        if (answer.statusCode === 200) undone += 1;
        await expectSound(db);
      }
      expect(undone).toBeGreaterThan(steps / 10);
    });
    await fc.assert(property, { numRuns: runs, endOnFailure: true });
  },
  60_000 + runs * 30_000,
);
