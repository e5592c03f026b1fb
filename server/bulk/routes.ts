import { type Bulk, type BulkAnswer, bulkEndpoints, type Chosen } from "../../shared/lists/bulk.ts";
import { type Api, route } from "../api.ts";
import { findCompany } from "../companies/queries.ts";
import { listCustomerIds } from "../customers/lists.ts";
import { type Db, engineOf, type Owner } from "../db/engine/database.ts";
import { mostAtOnce } from "../db/records/belongings.ts";
import { readNames } from "../desks/members.ts";
import type { Moment } from "../filters/moment.ts";
import { momentFor } from "../filters/standing-in.ts";
import type { Attempt } from "../http/requests/idempotency.ts";
import { refuseStrangers } from "../records.ts";
import { findTag } from "../tags/queries.ts";
import { refuseLoneTime } from "../tasks/queries.ts";
import { actOnce } from "./once.ts";
import { changeMany } from "./run.ts";
import type { One } from "./steps.ts";

export function bulkRoutes(api: Api) {
  const { db } = api;

  route(api, bulkEndpoints.customers, async (call) => {
    const { owner, session, body, now } = call;
    const asked = "all" in body.chosen ? body.chosen.all : {};
    const data = await changeOnce(db, call, body, await momentFor(db, owner, session, asked, now));
    return { data };
  });
}

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
  return actOnce(db, bulkEndpoints.customers, attempt, isLong, (on, begin) =>
    changeMany(on, { owner, act }, { what, some, to }, { isLong, begin }),
  );
}

/** One transaction of SQLite takes so long that nobody else should wait for it. */
function isMuch(what: Bulk, some: readonly One[]): boolean {
  return some.length > mostAtOnce || "delete" in what || "company" in what;
}

/** The customers that a request means, with the versions it has seen. */
export async function listChosen(
  db: Db,
  owner: Owner,
  chosen: Chosen,
  moment: Moment,
): Promise<One[]> {
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
