import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { CustomerQuery } from "../../shared/customers.ts";
import { addDays } from "../../shared/dates.ts";
import { attentionDays, type CustomerStatus, customerStatuses } from "../../shared/statuses.ts";
import { findCandidates, findFew, isOneOf } from "./candidates.ts";
import type { Db, Owner } from "./database.ts";
import { matches, statusPlace, toInstant } from "./lists.ts";
import type { Tables } from "./schema.ts";

/** What narrows a list of customers; `company` comes from the path. */
export type CustomerFilter = Partial<Omit<CustomerQuery, "sort" | "limit" | "cursor">> & {
  company?: string;
};

/**
 * The condition of a filter; true for all customers when it is empty. Where a search or neglect
 * leaves only a few, these are named, so that nothing has to be read to skip the others.
 */
export async function findMatching(db: Db, owner: Owner, filter: CustomerFilter) {
  const ids = await nameFew(db, owner, filter);
  return (eb: ExpressionBuilder<Tables, "customers">) =>
    eb.and([...conditionsOf(eb, filter), ...(ids ? [isOneOf(db, "customers._id", ids)] : [])]);
}

/** Undefined when they are many, or are read from an index of their own anyway. */
async function nameFew(db: Db, owner: Owner, { company, search, neglectedOn }: CustomerFilter) {
  if (company !== undefined) return undefined;
  if (search) return findCandidates(db, owner, "customers", search);
  if (neglectedOn) return findFew(db, owner, "customers", isNeglected(neglectedOn));
  return undefined;
}

function conditionsOf(
  eb: ExpressionBuilder<Tables, "customers">,
  { company, search, status, lastContact, createdFrom, neglectedOn }: CustomerFilter,
): Expression<SqlBool>[] {
  return [
    ...(company === undefined ? [] : [eb("customers.company", "=", company)]),
    ...(search ? [matches("customers.searchKey", search)] : []),
    ...(status ? [hasStatus(status)] : []),
    ...(lastContact ? [eb("customers.lastContact", "=", lastContact)] : []),
    ...(createdFrom ? [eb("customers.createdAt", ">=", toInstant(createdFrom))] : []),
    ...(neglectedOn ? [isNeglected(neglectedOn)] : []),
  ];
}

/** By its place among the others, as the index has it. */
function hasStatus(status: CustomerStatus): Expression<boolean> {
  return sql<boolean>`${statusPlace} = ${sql.lit(customerStatuses.indexOf(status))}`;
}

/** The first day of contact that is, seen from `day`, recent enough for a status. */
export function attentionStart(status: CustomerStatus, day: string): string {
  return addDays(day, -attentionDays[status]);
}

/** Last contact longer ago, seen from `day`, than the status allows. */
function isNeglected(day: string): Expression<boolean> {
  const each = customerStatuses.map((status) => ({ status, start: attentionStart(status, day) }));
  const latest = each
    .map(({ start }) => start)
    .sort()
    .at(-1);
  const contact = sql.ref("customers.lastContact");
  const conditions = each.map(
    ({ status, start }) =>
      sql`(${sql.ref("customers.status")} = ${status} AND ${contact} < ${start})`,
  );
  // What all of them have in common comes first: by it an index can be read.
  return sql<boolean>`(${contact} < ${latest} AND (${sql.join(conditions, sql` OR `)}))`;
}
