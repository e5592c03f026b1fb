import { type Bulk, type BulkAnswer, bulkEndpoints, type Chosen } from "../../shared/lists/bulk.ts";
import { type Api, route } from "../api.ts";
import { findCompany } from "../companies/queries.ts";
import { listCustomerIds } from "../customers/lists.ts";
import { findChange } from "../db/acts/changes.ts";
import { runLongAct } from "../db/acts/long-acts.ts";
import { type Db, engineOf, inTransaction, type Owner } from "../db/engine/database.ts";
import { batchSize } from "../db/records/belongings.ts";
import { readNames } from "../desks/queries.ts";
import { notFound } from "../errors.ts";
import { type Moment, momentOf } from "../filters/moment.ts";
import { type Attempt, findAttempt, keepAttempt } from "../http/requests/idempotency.ts";
import { serverMessages } from "../messages.ts";
import { refuseStrangers } from "../records.ts";
import { findTag } from "../tags/queries.ts";
import { refuseLoneTime } from "../tasks/queries.ts";
import { changeMany } from "./run.ts";
import type { One } from "./steps.ts";

export function bulkRoutes(api: Api) {
  const { db } = api;

  route(api, bulkEndpoints.customers, async (call) => {
    const { session, body, now } = call;
    const data = await changeOnce(db, call, body, momentOf(session, now));
    return { data };
  });
}

/** What a request asks for is done once, however often it comes with the same key. */
async function changeOnce(
  db: Db,
  attempt: Attempt,
  { chosen, what }: { chosen: Chosen; what: Bulk },
  moment: Moment,
): Promise<BulkAnswer> {
  const { owner, act } = attempt;
  if ("followUp" in what) refuseLoneTime(what.followUp, "what.followUp.");
  act.action = "delete" in what ? "delete" : "bulk";
  const to = await findTarget(db, owner, what);
  const some = await listChosen(db, owner, chosen, moment);
  const isLong = engineOf(db) === "sqlite" && isMuch(what, some);
  return isLong ? runLongAct(db, owner, () => change(db)) : inTransaction(db, owner, change);

  async function change(on: Db): Promise<BulkAnswer> {
    const earlier = await findAttempt(on, bulkEndpoints.customers, attempt);
    if (earlier !== undefined) return findAnswer(on, attempt, earlier);
    let isKept = false;
    const keep = async (tx: Db, record: object) => {
      await keepAttempt(tx, bulkEndpoints.customers, attempt, JSON.stringify(record));
      isKept = true;
    };
    const begin = (tx: Db) => keep(tx, { change: act.id });
    const answer = await changeMany(on, { owner, act }, { what, some, to }, { isLong, begin });
    // Nothing was to be changed: there is no entry that tells of it.
    if (!isKept) await keep(on, { answer });
    return answer;
  }
}

/** What a request with the same key was answered. */
async function findAnswer(db: Db, { owner, act }: Attempt, record: string): Promise<BulkAnswer> {
  // As this program wrote it.
  const { change, answer }: { change?: string; answer?: BulkAnswer } = JSON.parse(record);
  if (answer) return answer;
  const entry = await findChange(db, owner, change ?? "");
  // The history may be kept for less time than the key.
  if (!entry) throw notFound(serverMessages.history.notFound);
  act.change = { _id: entry._id, kind: entry.kind, record: entry.record };
  return JSON.parse(entry.detail ?? "{}").answer;
}

/** One transaction of SQLite takes so long that nobody else should wait for it. */
function isMuch(what: Bulk, some: readonly One[]): boolean {
  return some.length > batchSize || "delete" in what || "company" in what;
}

async function listChosen(db: Db, owner: Owner, chosen: Chosen, moment: Moment): Promise<One[]> {
  if ("customers" in chosen) {
    const seen = new Map(chosen.customers.map(({ _id, updatedAt }) => [_id, updatedAt]));
    return [...seen];
  }
  const ids = await listCustomerIds(db, owner, { ...chosen.all, sort: "createdAt" }, moment);
  return ids.map((id) => [id]);
}

/** What the history says that customers were given. Throws the 404 when there is no such thing. */
async function findTarget(db: Db, owner: Owner, what: Bulk): Promise<string | undefined> {
  if ("company" in what) {
    await findCompany(db, owner, what.company);
    return what.company;
  }
  if ("responsible" in what) {
    await refuseStrangers(db, owner, "customers", what);
    return (await readNames(db, owner))?.get(what.responsible);
  }
  if ("addTag" in what) return (await findTag(db, owner, what.addTag)).name;
  if ("removeTag" in what) return (await findTag(db, owner, what.removeTag)).name;
  return undefined;
}
