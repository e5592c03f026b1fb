import { setTimeout as sleep } from "node:timers/promises";
import { historyEndpoints } from "../shared/history/history.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { type Account, callApi, send, signUp } from "../tools/client.ts";
import { keepOn } from "../tools/load.ts";
import type { Place } from "../tools/places.ts";
import { sum } from "../tools/statistics.ts";
import { changeOf } from "./acts.ts";
import { findFaults } from "./checkup.ts";
import { check, onBoth } from "./experiment.ts";
import { fillCustomers } from "./many-customers.ts";
import { query } from "./stored.ts";
import type { Engine, Workplace } from "./workplace.ts";

const rounds = { SQLite: 50, PostgreSQL: 12 };
const actorCount = 4;
/** So many that SQLite needs several transactions for each act. */
const customers = 250;

export const killedActs = onBoth({
  name: "acts",
  budget: 200,
  done: `kill -9 of the server while ${actorCount} users delete and restore a company of ${customers} customers, ${rounds.SQLite} times on SQLite and ${rounds.PostgreSQL} on PostgreSQL`,
  promise:
    "Everything is as before the act or as after it, never between; every acknowledged act is in the history, whole, and none that did nothing; counters and search index are right.",
  run: killOften,
});

/** Somebody who deletes a company, takes that back, takes that back again, and so on. */
interface Actor {
  account: Account;
  company: string;
  /** Where the customers go; half of the actors delete them instead. */
  moveTo: string | undefined;
  isThere: boolean;
  /** Acknowledged acts, or found to be done. */
  acts: string[];
  isPending: boolean;
  acknowledged: number;
  refusals: string[];
}

async function killOften(workplace: Workplace, engine: Engine) {
  const place = await workplace.findPlace(engine);
  let server = await workplace.startServer(place);
  const actors: Actor[] = [];
  for (let index = 0; index < actorCount; index += 1) {
    actors.push(await createActor(place, server.baseUrl, index % 2 === 1));
  }
  const first = await readCustomers(place);
  const tally = { broken: [] as string[], cutOff: 0, done: 0 };
  for (let round = 1; round <= rounds[engine]; round += 1) {
    const before = countAcknowledged(actors);
    const stop = keepOn(actors, act);
    const deadline = Date.now() + 20_000;
    while (countAcknowledged(actors) === before && Date.now() < deadline) await sleep(10);
    check(tally.broken, countAcknowledged(actors) > before, `round ${round}: no act was done`);
    await sleep(Math.random() * 400);
    await server.stop("SIGKILL");
    await stop();
    server = await workplace.startServer(place);
    await waitUntilFinished(place);
    tally.cutOff += actors.filter(({ isPending }) => isPending).length;
    const wrong = [...(await settle(place, actors, first, tally)), ...(await findFaults(place))];
    tally.broken.push(...wrong.map((text) => `round ${round}: ${text}`));
  }
  check(tally.broken, tally.cutOff > 0, "no act was under way at any kill");
  const seen = `${countAcknowledged(actors)} acknowledged acts, ${tally.cutOff} cut off, of which ${tally.done} were done.`;
  return { seen, broken: tally.broken };
}

async function createActor(place: Place, baseUrl: string, moves: boolean): Promise<Actor> {
  const account = await signUp(baseUrl);
  await fillCustomers(place, account, customers, undefined, customers);
  const { data } = await callApi(baseUrl, companyEndpoints.list, account);
  const moveTo = moves ? await addCompany(account) : undefined;
  const company = data[0]?._id ?? "";
  const counts = { acknowledged: 0, refusals: [], acts: [] };
  return { account, company, moveTo, isThere: true, isPending: false, ...counts };
}

async function addCompany({ baseUrl, token }: Account): Promise<string> {
  const body = { name: "Other" };
  const { data } = await callApi(baseUrl, companyEndpoints.create, { token, body });
  return data._id;
}

async function act(actor: Actor, isOver: () => boolean) {
  const { account, company, moveTo, acts } = actor;
  while (!isOver()) {
    const last = acts.at(-1);
    const remove = { endpoint: companyEndpoints.remove, params: { id: company } };
    const call =
      last === undefined
        ? { ...remove, ...(moveTo !== undefined && { query: { moveTo } }) }
        : { endpoint: historyEndpoints.undo, params: { id: last }, body: {} };
    actor.isPending = true;
    const answer = await send(account, call).catch(() => undefined);
    if (!answer) return;
    actor.isPending = false;
    if (answer.status !== 200) {
      actor.refusals.push(`${call.endpoint.url} answered ${answer.status} ${answer.text}`);
      return;
    }
    acts.push(changeOf(answer));
    actor.isThere = !actor.isThere;
    actor.acknowledged += 1;
  }
}

/** What SQLite has left half done, the new server finishes. */
async function waitUntilFinished(place: Place) {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const half = await query(place, 'SELECT 1 FROM "changes" WHERE "plan" IS NOT NULL');
    if (half.length === 0) return;
    await sleep(20);
  }
}

const rows = `SELECT "owner", "company", "_id" || ' ' || "name" || ' ' || "email" || ' ' || "status"
  || ' ' || "value" || ' ' || "createdAt" AS "text" FROM "customers" ORDER BY "owner", "_id"`;

/** What the customers of each owner are, by the company that they are in. */
async function readCustomers(place: Place): Promise<Map<string, string>> {
  const all = await query(place, rows);
  const toKey = ({ owner, company }: (typeof all)[number]) => `${owner} ${company}`;
  const groups = Map.groupBy(all, toKey);
  return new Map([...groups].map(([key, some]) => [key, some.map(({ text }) => text).join("\n")]));
}

const entries = `SELECT "owner", "_id", "plan", "count", (SELECT count(*) FROM "changeRecords" AS "r"
    WHERE "r"."owner" = "c"."owner" AND "r"."change" = "c"."_id") AS "found"
  FROM "changes" AS "c" WHERE "action" IN ('delete', 'undo') ORDER BY "_id"`;

/** Compares what is stored with what was acknowledged, and goes on from there. */
async function settle(
  place: Place,
  actors: readonly Actor[],
  first: ReadonlyMap<string, string>,
  tally: { done: number },
): Promise<string[]> {
  const stored = await readCustomers(place);
  const log = await query(place, entries);
  return actors.flatMap((actor) => {
    const { account, company, moveTo, acts } = actor;
    const owner = account.user._id;
    const wrong = actor.refusals.splice(0);
    const own = log.filter((entry) => entry.owner === owner);
    for (const { _id, plan, count, found } of own) {
      check(wrong, plan === null, `${_id} is half done`);
      check(wrong, Number(count) === Number(found), `${_id} has ${found} of ${count} records`);
    }
    const further = own.map(({ _id }) => String(_id)).filter((id) => !acts.includes(id));
    check(wrong, own.length - further.length === acts.length, "an acknowledged act is lost");
    check(wrong, further.length <= (actor.isPending ? 1 : 0), "there is an act that nobody did");
    if (further.length > 0) {
      acts.push(...further);
      actor.isThere = !actor.isThere;
      tally.done += 1;
    }
    actor.isPending = false;
    const whole = first.get(`${owner} ${company}`);
    const here = stored.get(`${owner} ${company}`);
    const there = stored.get(`${owner} ${moveTo}`);
    const isRight = actor.isThere
      ? here === whole && there === undefined
      : here === undefined && there === (moveTo === undefined ? undefined : whole);
    check(wrong, isRight, `the company is ${actor.isThere ? "not whole" : "not wholly gone"}`);
    return wrong;
  });
}

function countAcknowledged(actors: readonly Actor[]): number {
  return sum(actors.map(({ acknowledged }) => acknowledged));
}
