import { sql } from "kysely";
import { type Db, engineOf, type Owner } from "../engine/database.ts";
import type { Tables } from "../schema.ts";
import { columnsOf } from "./columns-of.ts";
import type { ListDescription } from "./list-description.ts";
import { type PageValues, selectIds, selectPage, sumOf } from "./lists.ts";
import type { OnlyPlaceholders, OrPlaceholder, Placeholders } from "./placeholders.ts";
import { prepared } from "./prepared.ts";
import { allOf, isListed, lookupLimit } from "./search/candidates.ts";
import type { FoundRows } from "./search/find-rows.ts";
import { isEmpty, readTermValues } from "./search/search-terms.ts";
import { isFoundOrCalled } from "./search/sqlite-search-index.ts";
import { isFound } from "./search/text-matching.ts";

/** What a search has found, and whose rows are wanted; without `person` everyone's. */
export interface Found extends Partial<FoundRows> {
  owner: Owner;
  person?: string;
}

export type SumsOf<Sum extends string> = { total: number } & Record<Sum, number>;

/** The statements that read a list as it is described. The values of its filter are among their values. */
export function listStatements<
  Stand extends OnlyPlaceholders<Stand>,
  TB extends keyof Tables,
  Row extends object,
  Sum extends string,
>(list: ListDescription<Stand, TB, Row, Sum>) {
  const { table, sortKeys, select, narrow, sums = [] } = list;
  const id = `${table}._id`;

  /** The rows of one page, and one more if there is another. */
  const page = prepared((db, values: Placeholders<Found & PageValues>, sort) => {
    const rows = select(db, values.owner, sort).where(isLeft(db, values, sort));
    return selectPage(rows, sortKeys, id, sort, values);
  });

  /** One row: how many are left, and their sums. */
  const counted = prepared((db, values: Placeholders<Found>) =>
    selectSums(db, values).$castTo<SumsOf<Sum>>(),
  );

  /** The same for each person. */
  const grouped = prepared(
    (db, values: Placeholders<Found>) => {
      const person = sql.ref<string>(`${table}.${list.person}`);
      // PostgreSQL estimates by itself, and worse with one more set.
      const isOfThese =
        engineOf(db) === "sqlite" &&
        list.people &&
        sql<boolean>`${person} IN ${list.people(values.owner)}`;
      return selectSums(db, values)
        .where(allOf(isOfThese ? [isOfThese] : []))
        .groupBy(person)
        .select(person.as("person"))
        .$castTo<{ person: string } & SumsOf<Sum>>();
    },
    { isWide: true },
  );

  /** Ids, while they are few. */
  const picked = prepared((db, values: Placeholders<Found>) =>
    ofOwner(db, values)
      .where(allOf([...toConditions(db, values), ...isTheirs(db, values)]))
      .select("_id")
      .limit(lookupLimit + 1),
  );

  /** All ids, in order. */
  const every = prepared(
    (db, values: Placeholders<Found>, sort) =>
      selectIds(select(db, values.owner, sort).where(isLeft(db, values)), sortKeys, id, sort),
    { isWide: true },
  );

  /** Rows by their ids. */
  const these = prepared(
    (db, { owner, ids }: Placeholders<{ owner: Owner; ids: string }>, sort) =>
      select(db, owner, sort).where(isListed(db, id, ids)),
    { isWide: true },
  );

  return { page, counted, grouped, picked, every, these };

  function ofOwner(db: Db, { owner }: { owner: OrPlaceholder<Owner> }) {
    return db.selectFrom(table).where(sql.ref<string>(`${table}.owner`), "=", owner);
  }

  function selectSums(db: Db, values: Placeholders<Found>) {
    return ofOwner(db, values)
      .where(isLeft(db, values))
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .select(sums.map((column) => sumOf(`${table}.${column}`).as(column)));
  }

  function toConditions(db: Db, values: Placeholders<Found>, sort?: string) {
    // as: the values of the filter are among them.
    const filter = values as unknown as Stand;
    return narrow(filter, { db, owner: values.owner, ...(sort !== undefined && { sort }) });
  }

  function isTheirs(db: Db, { person }: Placeholders<Found>, sort?: string) {
    if (!person || !list.person) return [];
    const column = columnsOf(table, { db, ...(sort !== undefined && { sort }) });
    return [sql<boolean>`${column(list.person)} = ${person}`];
  }

  function isLeft(db: Db, values: Placeholders<Found>, sort?: string) {
    const { owner, ids, anyTrigrams } = values;
    const searchTerms = readTermValues(values);
    const isMatch = anyTrigrams
      ? isFoundOrCalled(db, { owner, searchTerms, anyTrigrams })
      : isFound(db, table, searchTerms);
    return allOf([
      ...toConditions(db, values, sort),
      ...isTheirs(db, values, sort),
      ...(isEmpty(searchTerms) ? [] : [isMatch]),
      ...(ids ? [isListed(db, id, ids)] : []),
    ]);
  }
}
