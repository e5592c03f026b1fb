import { sql } from "kysely";
import { toSearchPieces } from "../../shared/fold.ts";
import { few, toTextArray } from "./candidates.ts";
import { type Db, engineOf, type Owner } from "./database.ts";
import { sumOf } from "./lists.ts";
import { readNumbered, toNumbered } from "./numbered-values.ts";
import { isAlwaysWide, prepared, readRows, readTogether, type Statement } from "./prepared.ts";
import { blockOf, hasTrigrams, selectKeys, toTrigramQuery } from "./sqlite-search-index.ts";
import { fitsOne, toPatterns } from "./text-matching.ts";

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
  return JSON.stringify([owner, ...toSearchPieces(search)]);
}

function remember(key: string, known: { version: string; sums: Sums }) {
  // A Map remembers the order of insertion, so the first key is the one unused for longest.
  remembered.delete(key);
  remembered.set(key, known);
  const [oldest] = remembered.keys();
  if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
}

async function addUp(db: Db, owner: Owner, search: string): Promise<Statement<Sums>> {
  const patterns = toPatterns(search);
  if (engineOf(db) === "postgres") {
    return addedUpInPostgres({ owner, patterns: JSON.stringify(patterns) });
  }
  const compared = toNumbered("pattern", patterns);
  const trigrams = toTrigramQuery(search);
  if (trigrams === undefined) return addedUpInSqlite({ owner, ...compared });
  // One trigram alone is all that was typed: there is nothing to compare.
  if (toSearchPieces(search).every((piece) => [...piece].length === 3)) {
    return addedUpInSqlite({ owner, trigrams });
  }
  const isCommon = (await readRows(db, owner, muchFound({ owner, trigrams }))).length > 0;
  return addedUpInSqlite({ owner, ...compared, ...(!isCommon && { trigrams }) });
}

/** By a function that may use the index, see its migration. */
const addedUpInPostgres = prepared(
  (_db, { owner, patterns }: { owner: Owner; patterns: string }) =>
    sql<Sums>`SELECT "total", "totalValue" FROM "sumCustomers"(
      ${owner}, ${toTextArray(patterns)}
    )`,
);

interface Added {
  owner: Owner;
  trigrams?: string;
  [pattern: `pattern${number}`]: string;
}

const addedUpInSqlite = prepared((_db, { owner, trigrams, ...compared }: Added) => {
  const patterns = readNumbered("pattern", compared);
  const fits = patterns.length > 0 ? fitsOne("searchKeys.searchKey", patterns) : sql`true`;
  return sql<Sums>`
    SELECT count(*) AS "total", ${sumOf("searchKeys.value")} AS "totalValue"
    FROM ${selectKeys(trigrams, blockOf(owner, "customers"))} WHERE ${fits}`;
}, isAlwaysWide);

/** One row when trigrams find so many that looking them up takes longer than reading all. */
const muchFound = prepared(
  (_db, { owner, trigrams }: { owner: Owner; trigrams: string }) => sql<{ found: number }>`
    SELECT 1 AS "found" FROM "searchTrigrams"
    WHERE ${hasTrigrams(trigrams, blockOf(owner, "customers"))}
    LIMIT 1 OFFSET ${sql.lit(worthLookingUp)}`,
  isAlwaysWide,
);
