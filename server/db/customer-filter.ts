import type { ExpressionBuilder } from "kysely";
import type { CustomerQuery } from "../../shared/customers.ts";
import { addDays } from "../../shared/dates.ts";
import { attentionDays, customerStatuses } from "../../shared/statuses.ts";
import { matches, toInstant } from "./lists.ts";
import type { Tables } from "./schema.ts";

/** What narrows a list of customers; `company` comes from the path. */
export type CustomerFilter = Partial<Omit<CustomerQuery, "sort" | "limit" | "cursor">> & {
  company?: string;
};

/** The condition of a filter; true for all customers when it is empty. */
export function matching({
  company,
  search,
  status,
  lastContact,
  createdFrom,
  neglectedOn,
}: CustomerFilter) {
  return (eb: ExpressionBuilder<Tables, "customers">) =>
    eb.and([
      ...(company === undefined ? [] : [eb("customers.company", "=", company)]),
      ...(search ? [matches("customers.searchKey", search)] : []),
      ...(status ? [eb("customers.status", "=", status)] : []),
      ...(lastContact ? [eb("customers.lastContact", "=", lastContact)] : []),
      ...(createdFrom ? [eb("customers.createdAt", ">=", toInstant(createdFrom))] : []),
      ...(neglectedOn ? [isNeglected(eb, neglectedOn)] : []),
    ]);
}

/** Last contact longer ago, seen from `day`, than the status allows. */
function isNeglected(eb: ExpressionBuilder<Tables, "customers">, day: string) {
  return eb.or(
    customerStatuses.map((status) =>
      eb.and([
        eb("customers.status", "=", status),
        eb("customers.lastContact", "<", addDays(day, -attentionDays[status])),
      ]),
    ),
  );
}
