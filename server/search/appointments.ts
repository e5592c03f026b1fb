import { type Found, foundCount } from "../../shared/lists/search.ts";
import { lastOf, nextOf } from "../appointments/repeat/next.ts";
import { ownTimesOf } from "../appointments/repeat/queries.ts";
import { toNamed } from "../appointments/rows/queries.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { byId } from "../db/query/joins.ts";
import { readRows } from "../db/query/prepared.ts";
import { findCandidates, isOneOf } from "../db/query/search/candidates.ts";
import { begins, byCloseness, isNamed, matches } from "../db/query/search/text-matching.ts";
import { type Clocks, toHost, toReader } from "../filters/clocks.ts";

type Finding = Found["appointments"][number];

/**
 * Those whose title matches, the closest first; after them those whose customer or company is called
 * so, then those that hold it in their notes. Among equals from today on the nearest first, then
 * before today the latest.
 */
export async function findAppointments(search: Search): Promise<Finding[]> {
  const best = await findBest(search);
  const rows = await selectFindings(search)
    .where(isOneOf(search.db, "appointments._id", best))
    .execute();
  const found = rows.sort((one, other) => best.indexOf(one._id) - best.indexOf(other._id));
  const findings: Finding[] = [];
  for (const row of found) {
    const date = await nearest(search, row);
    findings.push({ ...toNamed(row), date: toReader(search.clocks, { host: row.host, date }) });
  }
  return findings;
}

/** Of one that repeats, when the next time is, else the last. */
async function nearest(
  { db, owner, today, clocks }: Search,
  row: Parameters<typeof nextOf>[0] & { host: string },
) {
  if (row.repeat === "") return row.date;
  const own = await readRows(db, owner, ownTimesOf({ owner, series: row._id }));
  const names = new Set(own.map(({ _id }) => _id));
  const now = toHost(clocks, { host: row.host, date: `${today}T00:00:00.000Z` });
  const moved = own.map(({ date }) => date).sort();
  const coming = [nextOf(row, names, now) ?? [], moved.filter((date) => date >= today)].flat();
  const gone = [lastOf(row, names, now) ?? [], moved].flat();
  return coming.sort()[0] ?? gone.sort().at(-1) ?? row.date;
}

interface Search {
  db: Db;
  owner: Owner;
  typed: string;
  today: string;
  clocks: Clocks | undefined;
}

/** The ids of the best matches. */
async function findBest(search: Search): Promise<string[]> {
  const { db, owner, typed, today } = search;
  const ids = await findCandidates(db, owner, "appointments", typed);
  const readIds = async (isCloseEnough: ReturnType<typeof matches>) => {
    const rows = await db
      .selectFrom("appointments")
      .where("appointments.owner", "=", owner)
      .where(isCloseEnough)
      // Of a series that is called the same, its times are not named by themselves.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("appointments as s")
              .whereRef("s.owner", "=", "appointments.owner")
              .whereRef("s._id", "=", "appointments.series")
              .whereRef("s.titleKey", "=", "appointments.titleKey")
              .select("s._id"),
          ),
        ),
      )
      .$if(ids !== undefined, (found) => found.where(isOneOf(db, "appointments._id", ids ?? [])))
      .select("appointments._id")
      .orderBy(byCloseness(db, "appointments", typed))
      .orderBy(({ eb }) => eb.case().when("date", ">=", today).then(0).else(1).end())
      .orderBy(({ eb, ref }) =>
        eb.case().when("date", ">=", today).then(ref("date")).else("").end(),
      )
      .orderBy("appointments.date", "desc")
      .orderBy("appointments._id", "desc")
      .limit(foundCount)
      .execute();
    return rows.map(({ _id }) => _id);
  };
  if (ids) return readIds(matches(db, "appointments", typed));
  // Titles that begin so come before all others: when there are enough, the others are not read.
  const first = await readIds(begins("appointments", typed));
  if (first.length === foundCount) return first;
  const titled = await readIds(isNamed(db, "appointments", typed));
  if (titled.length === foundCount) return titled;
  const others = await readNext(search, foundCount + titled.length);
  return [...new Set([...titled, ...others])].slice(0, foundCount);
}

/** So many that they are soon met day by day: from today on, when that is not enough back from today. */
async function readNext({ db, owner, typed, today }: Search, most: number): Promise<string[]> {
  const found = db
    .selectFrom("appointments")
    .where("appointments.owner", "=", owner)
    .where(matches(db, "appointments", typed))
    .select("appointments._id");
  const coming = await found
    .where("appointments.date", ">=", today)
    .orderBy("appointments.date")
    .orderBy("appointments._id", "desc")
    .limit(most)
    .execute();
  const past = await found
    .where("appointments.date", "<", today)
    .orderBy("appointments.date", "desc")
    .orderBy("appointments._id", "desc")
    .limit(most - coming.length)
    .execute();
  return [...coming, ...past].map(({ _id }) => _id);
}

function selectFindings({ db, owner }: Search) {
  return db
    .selectFrom("appointments")
    .innerJoin("customers", byId("customers", "appointments.customer"))
    .innerJoin("companies", byId("companies", "appointments.company"))
    .where("appointments.owner", "=", owner)
    .select([
      "appointments._id",
      "appointments.title",
      "appointments.date",
      "appointments.duration",
      "appointments.repeat",
      "appointments.except",
      "appointments.lastTime",
      "appointments.outcome",
      "appointments.host",
      "appointments.company",
      "appointments.customer",
      "customers.name as customerName",
      "companies.name as companyName",
    ]);
}
