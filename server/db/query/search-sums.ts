import { sql } from "kysely";
import { toSearchTerms } from "../../../shared/fold.ts";
import { type Db, engineOf, type Owner } from "../engine/database.ts";
import { few, toJson } from "./candidates.ts";
import { sumOf } from "./lists.ts";
import { isAlwaysWide, prepared, readRows, readTogether, type Statement } from "./prepared.ts";
import { readSought, type SoughtValues, toSought, toSoughtValues } from "./sought.ts";
import { blockOf, hasTrigrams, selectFound, toTrigramQueries } from "./sqlite-search-index.ts";

interface Sums {
  total: number;
  /** Cents. */
  totalValue: number;
}

/**
 * SQLite: so many rows are sooner looked up one by one, where trigrams have found them, than all of
 * the owner's are read through.
 */
const worthLookingUp = 20_000;

/** Searches whose sums are remembered, each some hundred bytes; the one unused for longest goes. */
const maxRemembered = 1000;

/** What was added up, and the version of the owner's customers that it holds for. */
const remembered = new Map<string, { version: string; sums: Sums }>();

const searchVersion = prepared((db, { owner }: { owner: Owner }) =>
  db.selectFrom("searchVersions").where("owner", "=", owner).select("version"),
);

/** True when the last sums showed so many that it is no use to ask which they are. */
export function isKnownAsMany(owner: Owner, search: string): boolean {
  const known = remembered.get(toKey(owner, search));
  return known !== undefined && known.sums.total > few;
}

/**
 * The rows of a page, with number and value of all the owner's customers that match what was typed.
 * These are added up once, then remembered until one of the customers changes: who scrolls, sorts
 * or comes back asks for them again and again. Any process that writes makes the version another.
 * `sumsOfFew` adds up those that are named already.
 */
export async function readWithSums<Row>(
  db: Db,
  owner: Owner,
  search: string,
  page: Statement<Row>,
  sumsOfFew?: Statement<Sums>,
): Promise<{ rows: Row[]; sums: Sums }> {
  const key = toKey(owner, search);
  const known = remembered.get(key);
  if (known) {
    const [rows, [now]] = await readTogether(db, owner, [page, searchVersion({ owner })]);
    if (now?.version === known.version) {
      remember(key, known);
      return { rows, sums: known.sums };
    }
  }
  const adding = sumsOfFew ?? (await addUp(db, owner, search));
  const [rows, [sums = { total: 0, totalValue: 0 }], [now]] = await readTogether(db, owner, [
    page,
    adding,
    searchVersion({ owner }),
  ]);
  if (now) remember(key, { version: now.version, sums });
  return { rows, sums };
}

function toKey(owner: Owner, search: string): string {
  return JSON.stringify([owner, toSearchTerms(search)]);
}

function remember(key: string, known: { version: string; sums: Sums }) {
  // A Map remembers the order of insertion, so the first key is the one unused for longest.
  remembered.delete(key);
  remembered.set(key, known);
  const [oldest] = remembered.keys();
  if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
}

async function addUp(db: Db, owner: Owner, search: string): Promise<Statement<Sums>> {
  const sought = toSought(search);
  const terms = toSoughtValues(sought);
  if (engineOf(db) === "postgres") return addedUpInPostgres({ owner, ...toJson(terms) });
  const { trigrams, anyTrigrams } = toTrigramQueries(sought);
  if (!trigrams || !anyTrigrams) return addedUpInSqlite({ owner, ...terms });
  const adding = { owner, anyTrigrams, ...terms };
  // Trigrams are all that was typed: there is nothing to compare.
  const isExact =
    sought.short.length === 0 && sought.long.flat().every((form) => [...form].length === 3);
  if (isExact) return addedUpInSqlite({ ...adding, trigrams }, "exact");
  const isCommon = (await readRows(db, owner, muchFound({ owner, trigrams }))).length > 0;
  return addedUpInSqlite({ ...adding, ...(!isCommon && { trigrams }) });
}

/** By a function that may use the index, see its migration. */
const addedUpInPostgres = prepared(
  (_db, { owner, long, short }: { owner: Owner; long: string; short: string }) =>
    sql<Sums>`SELECT "total", "totalValue" FROM "sumCustomers"(
      ${owner}, ${long}::jsonb, ${short}::jsonb
    )`,
);

interface Added extends SoughtValues {
  owner: Owner;
  trigrams?: string;
  anyTrigrams?: string;
}

const addedUpInSqlite = prepared((db, values: Added, shape) => {
  const sought = readSought(values);
  const search = { ...values, table: "customers" as const, sought, isExact: shape === "exact" };
  return sql<Sums>`
    SELECT count(*) AS "total", ${sumOf("found.value")} AS "totalValue"
    FROM (${selectFound(db, search, "value")}) AS "found"`;
}, isAlwaysWide);

/** One row when trigrams find so many that looking them up takes longer than reading all. */
const muchFound = prepared(
  (_db, { owner, trigrams }: { owner: Owner; trigrams: string }) => sql<{ found: number }>`
    SELECT 1 AS "found" FROM "searchTrigrams"
    WHERE ${hasTrigrams(trigrams, blockOf(owner, "customers"))}
    LIMIT 1 OFFSET ${sql.lit(worthLookingUp)}`,
  isAlwaysWide,
);
