import { z } from "zod";
import type { Db, Owner } from "../engine/database.ts";
import { UnknownCursor } from "../failures.ts";
import {
  decodeCursor,
  encodeCursor,
  type PageQuery,
  type PageValues,
  type SortKey,
  toPage,
  toPageValues,
} from "./lists.ts";
import { readRows, readWide, type Statement } from "./prepared.ts";
import { lookupLimit } from "./search/candidates.ts";
import { toIds } from "./search/find-rows.ts";
import { toSortKey } from "./search/text-keys.ts";

// A list in the order of whose its rows are is read person by person, each like a list of its own: no
// index has to know the names of people, which change.

/** What a list says of one person's rows. */
interface PersonGroup {
  person: string;
  total: number;
}

/** By id; who is missing comes first. */
export type Names = ReadonlyMap<string, string>;

interface Reading<Row, Group> {
  names: Names;
  sortKeys: Record<string, SortKey>;
  groups: Statement<Group>;
  /** Finds the ids of somebody's rows where these may be few. */
  few: ((person: string) => Statement<{ _id: string }>) | undefined;
  page: (values: PageValues & { person: string; ids?: string }) => Statement<Row>;
}

/** A page, and all groups of the list. Throws an UnknownCursor. */
export async function readPageByPerson<Row extends object, Group extends PersonGroup>(
  db: Db,
  owner: Owner,
  { sort, limit, cursor }: PageQuery,
  { names, sortKeys, few, page, ...reading }: Reading<Row, Group>,
) {
  const place = readPlaceInGroups(cursor);
  const rest = toPageValues(sortKeys, { sort, limit, cursor: place?.cursor });
  const whole = toPageValues(sortKeys, { sort, limit });
  const groups = orderGroups(await readRows(db, owner, reading.groups), names, sort);
  const asked = groupsOfPage(groups, names, { sort, limit, place });
  const ids = few ? await readFew(db, owner, asked, few) : new Map();
  const pages = await readWide(
    db,
    owner,
    asked.map(({ person }) =>
      page({ ...(person === place?.person ? rest : whole), ...ids.get(person), person }),
    ),
  );
  const people = pages.flatMap((rows, at) => rows.map(() => asked[at]?.person ?? ""));
  const { data, nextCursor } = toPage(pages.flat(), { sort, limit });
  const person = people[data.length - 1] ?? "";
  return {
    data,
    groups,
    nextCursor: nextCursor && writePlaceInGroups({ person, cursor: nextCursor }),
  };
}

async function readFew(
  db: Db,
  owner: Owner,
  groups: readonly PersonGroup[],
  toStatement: (person: string) => Statement<{ _id: string }>,
) {
  const few = groups.filter(({ total }) => total <= lookupLimit);
  const lists = await readWide(
    db,
    owner,
    few.map(({ person }) => toStatement(person)),
  );
  return new Map(
    few.map(({ person }, at) => [person, toIds(lists[at]?.map(({ _id }) => _id) ?? [])]),
  );
}

/** By the names of people, who share a name by id; the other way round where the list is sorted so. */
export function orderGroups<Group extends PersonGroup>(
  groups: readonly Group[],
  names: Names,
  sort: string,
): Group[] {
  const ordered = groups.toSorted((a, b) => comparePeople(a.person, b.person, names));
  return sort === "-responsible" ? ordered.toReversed() : ordered;
}

function comparePeople(one: string, other: string, names: Names): number {
  const keyOf = (id: string) => toSortKey(names.get(id) ?? "");
  return compare(keyOf(one), keyOf(other)) || compare(one, other);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Where a page begins: after a row of somebody's. */
interface Place {
  person: string;
  /** In the list of that person. */
  cursor: string;
}

/** Throws an UnknownCursor. */
function readPlaceInGroups(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const content = z.array(z.unknown()).safeParse(decodeCursor(cursor)).data ?? [];
  const person = content.at(-1);
  if (typeof person !== "string") throw new UnknownCursor();
  return { person, cursor: encodeCursor(content.slice(0, -1)) };
}

function writePlaceInGroups({ person, cursor }: Place): string {
  return encodeCursor([...z.array(z.unknown()).parse(decodeCursor(cursor)), person]);
}

/** The groups that may have rows on the page after a place, of which a list has room for `limit`. */
function groupsOfPage<Group extends PersonGroup>(
  groups: readonly Group[],
  names: Names,
  { sort, limit, place }: { sort: string; limit: number; place: Place | undefined },
): Group[] {
  const way = sort === "-responsible" ? -1 : 1;
  const asked: Group[] = [];
  let room = limit;
  for (const group of groups) {
    const after = place ? comparePeople(group.person, place.person, names) * way : 1;
    if (after < 0) continue;
    asked.push(group);
    // How many of the first are left is not known; one more row tells that there is another page.
    if (after > 0) room -= group.total;
    if (room < 0) break;
  }
  return asked;
}
