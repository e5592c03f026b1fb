import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { sql } from "kysely";
import type { Db, Owner } from "../engine/database.ts";
import { recordKinds } from "../records/records.ts";
import type { Tables } from "../schema.ts";
import { type Kept, kept } from "./kept-sums.ts";
import type { ListDescription } from "./list-description.ts";
import {
  type PageQuery,
  type PageValues,
  selectIds,
  selectPage,
  sumOf,
  toPage,
  toPageValues,
} from "./lists.ts";
import type { OnlyPlaceholders, OrPlaceholder, Placeholders, ValuesOf } from "./placeholders.ts";
import { prepared, readRows, readTogether, readWide, type Statement } from "./prepared.ts";
import { allOf, findCandidates, isListed, lookupLimit } from "./search/candidates.ts";
import { findNearlyNamed } from "./search/nearly-named.ts";
import { sumFound } from "./search/search-sums.ts";
import {
  isEmpty,
  readTermValues,
  type SearchTermValues,
  splitSearchTerms,
  toTermValues,
} from "./search/search-terms.ts";
import { isFoundOrCalled, toCompanyTrigrams } from "./search/sqlite-search-index.ts";
import { isFound } from "./search/text-matching.ts";

/** Half of the longest page. */
const batchSize = 100;

/** Which rows, but for the filter, and in which order. */
interface Wanted {
  search?: string | undefined;
  sort: string;
}

interface Found extends SearchTermValues {
  owner: Owner;
  /** Ids of the few that may match, in JSON, so that nothing has to be read to skip the others. */
  ids?: string;
  /** SQLite: finds the companies that are called so, where they are few; see isFoundOrCalled. */
  anyTrigrams?: string;
}

/**
 * A function that reads a page and the sums of all that belongs to it, both of one state. What may
 * be few is looked up first, so that nobody reads through all of an owner for them; of those that
 * begin to match in between, page and sums know nothing. What may take long is read where it keeps
 * nobody waiting.
 */
export function recordList<
  Stand extends OnlyPlaceholders<Stand>,
  TB extends keyof Tables,
  Row extends object,
  Sum extends string = never,
>(list: ListDescription<Stand, TB, Row, Sum>) {
  type Sums = { total: number } & Record<Sum, number>;
  const { table, sortKeys, select, narrow, pick, sums = [], isIndexed } = list;
  const kind = recordKinds.find((one) => one.table === table);
  const { parents = {}, summed } = kind ?? {};

  const id = `${table}._id`;

  const page = prepared((db, values: Placeholders<Found & PageValues>, sort) => {
    const rows = select(db, values.owner, sort).where(isLeft(db, values, sort));
    return selectPage(rows, sortKeys, id, sort, values);
  });

  const counted = prepared((db, values: Placeholders<Found>) =>
    ofOwner(db, values)
      .where(isLeft(db, values))
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .select(sums.map((column) => sumOf(`${table}.${column}`).as(column)))
      .$castTo<Sums>(),
  );

  const picked = prepared((db, values: Placeholders<Found>) =>
    ofOwner(db, values)
      .where(allOf(toConditions(db, values)))
      .select("_id")
      .limit(lookupLimit + 1),
  );

  const every = prepared(
    (db, values: Placeholders<Found>, sort) =>
      selectIds(select(db, values.owner, sort).where(isLeft(db, values)), sortKeys, id, sort),
    { isWide: true },
  );

  const these = prepared(
    (db, { owner, ids }: Placeholders<{ owner: Owner; ids: string }>, sort) =>
      select(db, owner, sort).where(isListed(db, id, ids)),
    { isWide: true },
  );

  return Object.assign(readList, { listIds, readAll });

  /** All that a search and a filter leave, in their order. */
  async function listIds(
    db: Db,
    owner: Owner,
    { search, sort }: Wanted,
    filter: ValuesOf<Stand>,
  ): Promise<string[]> {
    const found = search ? await find(db, owner, search, isOfOne(filter)) : {};
    const rows = await readRows(db, owner, every({ ...filter, ...found, owner }, sort));
    return rows.map(({ _id }) => _id);
  }

  /** The same batch by batch, for files; what is deleted meanwhile is left out. */
  async function* readAll(db: Db, owner: Owner, wanted: Wanted, filter: ValuesOf<Stand>) {
    const ids = await listIds(db, owner, wanted, filter);
    for (let place = 0; place < ids.length; place += batchSize) {
      const some = ids.slice(place, place + batchSize);
      const values = { owner, ids: JSON.stringify(some) };
      // as: every row that can be listed has an id.
      const rows = (await readRows(db, owner, these(values, wanted.sort))) as (Row & {
        _id: string;
      })[];
      const byId = new Map(rows.map((row) => [row._id, row]));
      yield some.flatMap((one) => byId.get(one) ?? []);
      await yieldToEventLoop();
    }
  }

  function namesIn(filter: ValuesOf<Stand>): string[] {
    return Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : name));
  }

  function isOfOne(filter: ValuesOf<Stand>): boolean {
    return namesIn(filter).some((name) => name in parents);
  }

  async function find(
    db: Db,
    owner: Owner,
    typed: string,
    isOfOne: boolean,
  ): Promise<Omit<Found, "owner">> {
    const terms = toTermValues(splitSearchTerms(typed));
    // Within one company or customer all are soon looked through.
    if (isOfOne) return terms;
    const ids = await findCandidates(db, owner, table, typed);
    if (kind?.names && ids?.length === 0)
      return toIds(await findNearlyNamed(db, owner, table, typed));
    if (ids) return { ...terms, ...toIds(ids) };
    const anyTrigrams =
      table === "customers" ? await toCompanyTrigrams(db, owner, typed) : undefined;
    return { ...terms, ...(anyTrigrams && { anyTrigrams }) };
  }

  async function readList(
    db: Db,
    owner: Owner,
    query: PageQuery & { search?: string },
    filter: ValuesOf<Stand>,
    keptSums?: Kept<Sums>,
  ) {
    const { search, sort } = query;
    const names = namesIn(filter);
    const isInOne = isOfOne(filter);
    const isNarrowed = names.some((name) => !(name in parents));
    const read = search || (isNarrowed && !isIndexed?.(sort, filter)) ? readWide : readTogether;

    const after = toPageValues(sortKeys, query);
    const found: Found = {
      ...filter,
      owner,
      ...(search ? await find(db, owner, search, isInOne) : await pickFew()),
    };
    const adding = keptSums ?? (await addUp());
    const [rows, ...added] = await read(db, owner, [
      page({ ...found, ...after }, sort),
      ...adding.statements,
    ]);
    return { ...toPage(rows, query), sums: adding.toSums(added) };

    async function pickFew(): Promise<{ ids?: string }> {
      const part = isInOne ? undefined : pick?.(filter);
      if (!part || (await countKept()) > lookupLimit) return {};
      const [rows] = await read(db, owner, [picked({ ...part, owner })]);
      return rows.length > lookupLimit ? {} : toIds(rows.map(({ _id }) => _id));
    }

    async function countKept(): Promise<number> {
      if (!keptSums) return 0;
      return keptSums.toSums(await read(db, owner, keptSums.statements)).total;
    }

    async function addUp(): Promise<Kept<Sums>> {
      const isAll = summed !== undefined && search && names.length === 0 && !found.ids;
      const statement = isAll ? await sumFound(db, owner, search) : counted(found);
      // as: both answer the number and the sums of this kind.
      return kept([statement as Statement<Sums>], ([total]) => total ?? none());
    }
  }

  function none(): Sums {
    // as: a 0 for each.
    return Object.fromEntries(["total", ...sums].map((name) => [name, 0])) as Sums;
  }

  function ofOwner(db: Db, { owner }: { owner: OrPlaceholder<Owner> }) {
    return db.selectFrom(table).where(sql.ref<string>(`${table}.owner`), "=", owner);
  }

  function toConditions(db: Db, values: Placeholders<Found>, sort?: string) {
    // as: the values of the filter are among them.
    const filter = values as unknown as Stand;
    return narrow(filter, { db, owner: values.owner, ...(sort !== undefined && { sort }) });
  }

  function isLeft(db: Db, values: Placeholders<Found>, sort?: string) {
    const { owner, ids, anyTrigrams } = values;
    const searchTerms = readTermValues(values);
    const isMatch = anyTrigrams
      ? isFoundOrCalled(db, { owner, searchTerms, anyTrigrams })
      : isFound(db, table, searchTerms);
    return allOf([
      ...toConditions(db, values, sort),
      ...(isEmpty(searchTerms) ? [] : [isMatch]),
      ...(ids ? [isListed(db, `${table}._id`, ids)] : []),
    ]);
  }
}

function toIds(ids: readonly string[]): { ids: string } {
  return { ids: JSON.stringify(ids) };
}
