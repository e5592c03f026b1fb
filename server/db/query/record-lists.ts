import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Db, Owner } from "../engine/database.ts";
import { kindOf } from "../records/records.ts";
import type { Tables } from "../schema.ts";
import { type Names, orderGroups, readPageByPerson } from "./by-person.ts";
import { type Kept, kept } from "./kept-sums.ts";
import type { ListDescription } from "./list-description.ts";
import { type Found, listStatements, type SumsOf } from "./list-statements.ts";
import { type PageQuery, toPage, toPageValues } from "./lists.ts";
import type { OnlyPlaceholders, ValuesOf } from "./placeholders.ts";
import { readRows, readTogether, readWide, type Statement } from "./prepared.ts";
import { lookupLimit } from "./search/candidates.ts";
import { findRows, toIds } from "./search/find-rows.ts";
import { sumFound } from "./search/search-sums.ts";
import { splitSearchTerms, toTermValues } from "./search/search-terms.ts";

/** Half of the longest page. */
const batchSize = 100;

/** Which rows, but for the filter, and in which order. */
interface Wanted {
  search?: string | undefined;
  sort: string;
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
  type Sums = SumsOf<Sum>;
  type Group = { person: string } & Sums;
  const { table, sortKeys, pick, sums = [], isIndexed } = list;
  const { parents, summed } = kindOf(table);
  const sumNames = ["total", ...sums] as const;
  const { page, counted, grouped, picked, every, these } = listStatements(list);

  return Object.assign(readList, { listIds, readAll, readByPerson });

  /** All that a search and a filter leave, in their order; with names, that of the people first. */
  async function listIds(
    db: Db,
    owner: Owner,
    { search, sort }: Wanted,
    filter: ValuesOf<Stand>,
    names?: Names,
  ): Promise<string[]> {
    const found = { ...filter, ...(search && (await find(db, owner, search, filter))), owner };
    if (!names) return (await readRows(db, owner, every(found, sort))).map(({ _id }) => _id);
    const groups = orderGroups(await readRows(db, owner, grouped(found)), names, sort);
    const ids: string[] = [];
    for (const { person } of groups) {
      const rows = await readRows(db, owner, every({ ...found, person }, sort));
      ids.push(...rows.map(({ _id }) => _id));
    }
    return ids;
  }

  /** The same batch by batch, for files; what is deleted meanwhile is left out. */
  async function* readAll(
    db: Db,
    owner: Owner,
    wanted: Wanted,
    filter: ValuesOf<Stand>,
    names?: Names,
  ) {
    const ids = await listIds(db, owner, wanted, filter, names);
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

  /** Within one company or customer all are soon looked through. */
  function find(db: Db, owner: Owner, typed: string, filter: ValuesOf<Stand>) {
    if (isOfOne(filter)) return toTermValues(splitSearchTerms(typed));
    return findRows(db, owner, table, typed);
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
    const canPick = !search && pick && !isInOne && (await countKept()) <= lookupLimit;
    const found: Found = {
      ...filter,
      owner,
      ...(search && (await find(db, owner, search, filter))),
      ...(canPick && (await pickFew(db, owner, filter, read))),
    };
    const adding = keptSums ?? (await addUp());
    const [rows, ...added] = await read(db, owner, [
      page({ ...found, ...after }, sort),
      ...adding.statements,
    ]);
    return { ...toPage(rows, query), sums: adding.toSums(added), groups: undefined };

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

  /** Ids, where a filter may leave few. */
  async function pickFew(db: Db, owner: Owner, filter: ValuesOf<Stand>, read: typeof readWide) {
    const part = pick?.(filter);
    if (!part) return {};
    const [rows] = await read(db, owner, [picked({ ...part, owner })]);
    return rows.length > lookupLimit ? {} : toIds(rows.map(({ _id }) => _id));
  }

  /** A page in the order of whose the rows are; those of one person in the order of `sort`. */
  async function readByPerson(
    db: Db,
    owner: Owner,
    query: PageQuery & { search?: string },
    filter: ValuesOf<Stand>,
    { names, kept }: { names: Names; kept?: Statement<Group> | undefined },
  ) {
    const { search, sort } = query;
    const found: Found = {
      ...filter,
      owner,
      ...(search
        ? await find(db, owner, search, filter)
        : await pickFew(db, owner, filter, readWide)),
    };
    const isFew = search || found.ids;
    const { groups, ...read } = await readPageByPerson(db, owner, query, {
      names,
      sortKeys,
      groups: kept ?? grouped(found),
      few: isFew ? undefined : (person) => picked({ ...filter, owner, person }),
      page: (values) => page({ ...found, ...values }, sort),
    });
    return { ...read, groups, sums: addGroups(groups) };
  }

  function addGroups(groups: readonly Group[]): Sums {
    return groups.reduce<Sums>(
      (all, group) =>
        // as: the same names.
        Object.fromEntries(sumNames.map((name) => [name, all[name] + group[name]])) as Sums,
      none(),
    );
  }

  function none(): Sums {
    // as: a 0 for each.
    return Object.fromEntries(sumNames.map((name) => [name, 0])) as Sums;
  }
}
