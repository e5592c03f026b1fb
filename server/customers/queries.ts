import { type CustomerChanges, type CustomerInput, customer } from "../../shared/customers.ts";
import { messages } from "../../shared/messages.ts";
import { toCents, toDollars } from "../../shared/money.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { readInBatches } from "../db/query/batches.ts";
import type { OrPlaceholder } from "../db/query/placeholders.ts";
import { appointmentCount, nameOf } from "../db/query/related.ts";
import type { Act } from "../db/records/act.ts";
import { storeOf } from "../db/records/store.ts";
import { notFound } from "../errors.ts";
import { recordsOf } from "../records.ts";
import type { Change } from "../versions.ts";

/** What is answered of a row, besides the name of the company. */
const columns = customer
  .omit({ companyName: true })
  .keyof()
  .options.map((name) => `customers.${name}` as const);

const shown = [...columns, nameOf("customers", "company"), appointmentCount("customers")] as const;

const customers = recordsOf(storeOf("customers", shown), {
  toAnswer: toCustomer,
  missing: messages.customers.notFound,
  orphan: () => notFound(messages.companies.notFound),
});
export const { find: findCustomer, remove: deleteCustomer } = customers;

/** Throws the 404 when the owner has no such company. `today` counts when no last contact is given. */
export function createCustomer(
  db: Db,
  owner: Owner,
  company: string,
  { lastContact, ...input }: CustomerInput,
  { act, today }: { act: Act; today: string },
) {
  const value = toCents(input.value);
  const entered = { ...input, company, value, lastContact: lastContact ?? today };
  return customers.create(db, owner, entered, act);
}

/** Throws the 404 when the owner has no such customer, the 409 when it has been changed meanwhile. */
export function updateCustomer(
  db: Db,
  owner: Owner,
  id: string,
  { value, ...changes }: CustomerChanges,
  change: Change,
) {
  const cents = value === undefined ? {} : { value: toCents(value) };
  return customers.update(db, owner, id, { ...changes, ...cents }, change);
}

/** The newest first; see toCustomer. */
export function selectNewest(db: Db, owner: OrPlaceholder<Owner>, limit: number) {
  return selectCustomers(db, owner)
    .orderBy("customers.createdAt", "desc")
    .orderBy("customers._id", "desc")
    .limit(limit);
}

/** Every customer up to an id, batch by batch. */
export function readCustomers(db: Db, owner: Owner, last: string | null) {
  return readInBatches(db, owner, selectCustomers(db, owner), "customers._id", last, toCustomer);
}

/** The owner's customers as they are answered, except that the value is in cents. */
export function selectCustomers(db: Db, owner: OrPlaceholder<Owner>) {
  return db
    .selectFrom("customers")
    .where("customers.owner", "=", owner)
    .select(columns)
    .select(nameOf("customers", "company"));
}

/** A row with its value in dollars. */
export function toCustomer<Row extends { value: number }>(row: Row) {
  return { ...row, value: toDollars(row.value) };
}
