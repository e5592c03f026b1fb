import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { kindsIn } from "../../shared/kinds/names.ts";
import { type Found, foundCount, type SearchedKind } from "../../shared/lists/search.ts";
import { findActivities } from "../activities/lists.ts";
import { type Db, inSnapshot, type Owner } from "../db/engine/database.ts";
import { findCandidates, findFew, isOneOf } from "../db/query/search/candidates.ts";
import {
  begins,
  byCloseness,
  hasPhone,
  holdsInKey,
  isNamed,
  matches,
} from "../db/query/search/text-matching.ts";
import type { Clocks } from "../filters/clocks.ts";
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
  clocks?: Clocks,
): Promise<Found> {
  const found =
    typed === "" ? findNothing() : await findOfEachKind(db, { owner, typed, today, clocks });
  const { companies, customers, ...others } = found;
  if (typed === "" || companies.length + customers.length > 0) {
    return { approximate: false, ...found };
  }
  return { ...(await findNearlyCalled(db, owner, typed)), ...others };
}

type FoundRows = Omit<Found, "approximate">;

function findNothing(): FoundRows {
  // as: each kind is there, without rows.
  return Object.fromEntries(kindsIn("search").map((kind) => [kind, []])) as unknown as FoundRows;
}

/** One kind after the other: SQLite answers at once, and between them others get their turn. */
async function findOfEachKind(db: Db, search: Search): Promise<FoundRows> {
  const found: [SearchedKind, unknown[]][] = [];
  for (const kind of kindsIn("search")) {
    const find = (tx: Db) => finders[kind](tx, search);
    found.push([kind, await inSnapshot<unknown[]>(db, search.owner, find)]);
    await yieldToEventLoop();
  }
  // as: each kind has its own rows.
  return Object.fromEntries(found) as FoundRows;
}

interface Search {
  owner: Owner;
  typed: string;
  today: string;
  clocks: Clocks | undefined;
}

const finders: { [K in SearchedKind]: (db: Db, search: Search) => Promise<Found[K]> } = {
  companies: findCompanies,
  customers: findCustomers,
  appointments: (db, search) => findAppointments({ ...search, db }),
  activities: (db, { owner, typed }) => findActivities(db, owner, typed),
  tasks: (db, { owner, typed }) => findTasks(db, owner, typed),
  tags: (db, { owner, typed }) => findTags(db, owner, typed),
};

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
