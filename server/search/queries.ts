import { setImmediate as letOthersGo } from "node:timers/promises";
import { type Found, foundCount } from "../../shared/search.ts";
import { findActivities } from "../activities/lists.ts";
import { type Db, inSnapshot, type Owner } from "../db/engine/database.ts";
import { findCandidates, findFew, isOneOf } from "../db/query/candidates.ts";
import {
  begins,
  byCloseness,
  hasPhone,
  holdsInKey,
  isNamed,
  matches,
} from "../db/query/text-matching.ts";
import { findTags } from "../tags/lists.ts";
import { findTasks } from "../tasks/lists.ts";
import { findAppointments } from "./appointments.ts";
import { readCustomers, selectCompanies } from "./named-rows.ts";
import { findNearlyCalled } from "./nearly-called.ts";

/** So many, named one by one, still take less time than to read through all of an owner. */
const worthNaming = 10_000;

/**
 * The best matches of each kind: names that begin with what was typed, then names of which words do,
 * then any others, at last what holds it elsewhere; among equals the newest, of appointments the next
 * to come. `today` is the user's own.
 */
export async function findEverywhere(
  db: Db,
  owner: Owner,
  typed: string,
  today: string,
): Promise<Found> {
  if (typed === "") {
    return {
      approximate: false,
      companies: [],
      customers: [],
      appointments: [],
      activities: [],
      tasks: [],
      tags: [],
    };
  }
  const search = { owner, typed, today };
  // Each kind by itself: SQLite answers at once, and between them others get their turn.
  const companies = await inSnapshot(db, owner, (tx) => findCompanies(tx, search));
  await letOthersGo();
  const customers = await inSnapshot(db, owner, (tx) => findCustomers(tx, search));
  await letOthersGo();
  const appointments = await inSnapshot(db, owner, (tx) => findAppointments({ ...search, db: tx }));
  await letOthersGo();
  const activities = await inSnapshot(db, owner, (tx) => findActivities(tx, owner, typed));
  await letOthersGo();
  const tasks = await inSnapshot(db, owner, (tx) => findTasks(tx, owner, typed));
  await letOthersGo();
  const tags = await inSnapshot(db, owner, (tx) => findTags(tx, owner, typed));
  const others = { appointments, activities, tasks, tags };
  if (companies.length + customers.length > 0) {
    return { approximate: false, companies, customers, ...others };
  }
  return { ...(await findNearlyCalled(db, owner, typed)), ...others };
}

interface Search {
  owner: Owner;
  typed: string;
}

async function findCompanies(db: Db, { owner, typed }: Search) {
  const ids = await findCandidates(db, owner, "companies", typed);
  return selectCompanies(db, owner)
    .where(matches(db, "companies", typed))
    .$if(ids !== undefined, (rows) => rows.where(isOneOf(db, "companies._id", ids ?? [])))
    .orderBy(byCloseness(db, "companies", typed))
    .orderBy("companies.updatedAt", "desc")
    .orderBy("companies._id", "desc")
    .limit(foundCount)
    .execute();
}

async function findCustomers(db: Db, search: Search) {
  return readCustomers(db, search.owner, await findBestCustomers(db, search));
}

/** Their ids, the best first. Of many as little as can be is read, and mostly of a narrow index. */
async function findBestCustomers(db: Db, { owner, typed }: Search): Promise<string[]> {
  const ids = await findCandidates(db, owner, "customers", typed);
  const newest = db
    .selectFrom("customers")
    .where("customers.owner", "=", owner)
    .select("customers._id")
    .limit(foundCount);
  const readIds = async (rows: typeof newest) =>
    (
      await rows.orderBy("customers.updatedAt", "desc").orderBy("customers._id", "desc").execute()
    ).map(({ _id }) => _id);
  const byName = newest.orderBy(byCloseness(db, "customers", typed));
  const found = matches(db, "customers", typed);
  if (ids) return readIds(byName.where(found).where(isOneOf(db, "customers._id", ids)));

  // Names that begin so come before all others: when there are enough, the others are not read.
  const first = await readIds(newest.where(begins("customers", typed)));
  if (first.length === foundCount) return first;
  const isCalled = isNamed(db, "customers", typed);
  const named = await findFew(db, owner, "customers", isCalled);
  if (!named) return readIds(byName.where(isCalled));
  const phone = hasPhone(db, "customers", typed);
  let best = phone ? await readIds(newest.where(phone)) : [];
  const add = async (rows: typeof newest) => {
    best = [...new Set([...best, ...(await readIds(rows))])].slice(0, foundCount);
  };
  // The closeness of each would take longer than all the rest.
  await add(byName.where(isOneOf(db, "customers._id", named)));
  if (best.length < foundCount) await add(newest.where(holdsInKey(db, "customers", typed)));
  if (best.length === foundCount) return best;
  const all = await findCandidates(db, owner, "customers", typed, worthNaming);
  await add(
    newest
      .where(found)
      .$if(all !== undefined, (rows) => rows.where(isOneOf(db, "customers._id", all ?? []))),
  );
  return best;
}
