import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { CustomerQuery } from "../../shared/customers.ts";
import { addDays } from "../../shared/dates.ts";
import { attentionDays, type CustomerStatus, customerStatuses } from "../../shared/statuses.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { few, findCandidates, findFew, isListed } from "../db/query/candidates.ts";
import { statusPlace, toInstant } from "../db/query/lists.ts";
import { readNumbered, toNumbered } from "../db/query/numbered-values.ts";
import { isKnownAsMany } from "../db/query/search-sums.ts";
import {
  isEmpty,
  readSought,
  type SoughtValues,
  toSought,
  toSoughtValues,
} from "../db/query/sought.ts";
import { isFoundOrCalled, toCompanyTrigrams } from "../db/query/sqlite-search-index.ts";
import { isFound } from "../db/query/text-matching.ts";
import type { Tables } from "../db/schema.ts";

/** What narrows a list of customers; `company` comes from the path. */
export type CustomerFilter = Partial<Omit<CustomerQuery, "sort" | "limit" | "cursor">> & {
  company?: string;
};

/** A filter as values of a statement; those that are absent narrow nothing. */
export interface FilterValues extends SoughtValues {
  company?: string | undefined;
  /** The place of the status among the others, as the index has it. */
  statusPlace?: number | undefined;
  lastContact?: string | undefined;
  createdFrom?: string | undefined;
  /** For each status the first day of contact that is recent enough for it. */
  [start: `start${number}`]: string | undefined;
  /** The latest of these days. */
  latest?: string | undefined;
  /** The ids of the few that may match, in JSON, so that nothing has to be read to skip the others. */
  ids?: string | undefined;
  /** SQLite: finds the companies that are called so, where they are few; see isFoundOrCalled. */
  anyTrigrams?: string | undefined;
}

/** Where a filter leaves only a few, these are named: they are looked up first. */
export async function toFilterValues(
  db: Db,
  owner: Owner,
  filter: CustomerFilter,
  /** How many it leaves, where that is known. */
  count?: number,
): Promise<FilterValues> {
  const { company, search, status, lastContact, createdFrom, neglectedOn } = filter;
  const isMany = count !== undefined && count > few;
  const ids = isMany ? undefined : await nameFew(db, owner, filter);
  // Of one company all customers have the same, and of few it is soon looked up.
  const isLookedUp = !search || company !== undefined || ids !== undefined;
  const anyTrigrams = isLookedUp ? undefined : await toCompanyTrigrams(db, owner, search);
  return {
    company,
    lastContact,
    ...(search && toSoughtValues(toSought(search))),
    ...(status && { statusPlace: customerStatuses.indexOf(status) }),
    ...(createdFrom && { createdFrom: toInstant(createdFrom) }),
    ...(neglectedOn && toNeglect(neglectedOn)),
    ...(ids && { ids: JSON.stringify(ids) }),
    ...(anyTrigrams && { anyTrigrams }),
  };
}

/** Undefined when they are many, or are read from an index of their own anyway. */
async function nameFew(
  db: Db,
  owner: Owner,
  { company, search, neglectedOn, createdFrom }: CustomerFilter,
) {
  if (company !== undefined) return undefined;
  if (search && isKnownAsMany(owner, search)) return undefined;
  if (search) return findCandidates(db, owner, "customers", search);
  if (neglectedOn) return findFew(db, owner, "customers", isNeglected(toNeglect(neglectedOn)));
  if (createdFrom) return findFew(db, owner, "customers", isNew(toInstant(createdFrom)));
  return undefined;
}

/** True for the customers that a filter leaves; its values may be placeholders. */
export function isLeftBy(db: Db, { owner, ...values }: FilterValues & { owner: Owner }) {
  const { company, statusPlace: place, lastContact, createdFrom, latest, ids } = values;
  const { anyTrigrams } = values;
  const sought = readSought(values);
  const found = anyTrigrams
    ? isFoundOrCalled(db, { owner, sought, anyTrigrams })
    : isFound(db, "customers", sought);
  return (eb: ExpressionBuilder<Tables, "customers">): Expression<SqlBool> =>
    eb.and([
      ...(company === undefined ? [] : [eb("customers.company", "=", company)]),
      ...(isEmpty(sought) ? [] : [found]),
      ...(place === undefined ? [] : [sql<boolean>`${statusPlace} = ${place}`]),
      ...(lastContact === undefined ? [] : [eb("customers.lastContact", "=", lastContact)]),
      ...(createdFrom === undefined ? [] : [eb("customers.createdAt", ">=", createdFrom)]),
      ...(latest === undefined ? [] : [isNeglected(values)]),
      ...(ids === undefined ? [] : [isListed(db, "customers._id", ids)]),
    ]);
}

/** The first day of contact that is, seen from `day`, recent enough for a status. */
export function attentionStart(status: CustomerStatus, day: string): string {
  return addDays(day, -attentionDays[status]);
}

/** What the neglected customers, seen from `day`, are found by. */
function toNeglect(day: string) {
  const starts = customerStatuses.map((status) => attentionStart(status, day));
  return { ...toNumbered("start", starts), latest: starts.toSorted().at(-1) };
}

function isNew(createdFrom: string): Expression<boolean> {
  return sql<boolean>`${sql.ref("customers.createdAt")} >= ${createdFrom}`;
}

/** Last contact longer ago than the status allows. */
function isNeglected({ latest, ...values }: FilterValues): Expression<boolean> {
  const contact = sql.ref("customers.lastContact");
  const conditions = readNumbered("start", values).map(
    (start, place) =>
      sql`(${sql.ref("customers.status")} = ${customerStatuses[place]} AND ${contact} < ${start})`,
  );
  // What all of them have in common comes first: by it an index can be read.
  return sql<boolean>`(${contact} < ${latest} AND (${sql.join(conditions, sql` OR `)}))`;
}
