import { randomUUIDv7 } from "node:crypto";
import {
  type CustomerChanges,
  type CustomerDetail,
  type CustomerInput,
  customer,
} from "../../shared/customers.ts";
import { messages } from "../../shared/messages.ts";
import { toCents, toDollars } from "../../shared/money.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { isOrphan } from "../db/engine/errors.ts";
import { readInBatches } from "../db/query/batches.ts";
import { prepared, readRows, writeRows } from "../db/query/prepared.ts";
import { appointmentCount, companyName } from "../db/query/related.ts";
import {
  type ChangedRecord,
  changeRecord,
  deleteRecord,
  ofVersion,
} from "../db/records/changes.ts";
import { customerKeys, toChangedKeys } from "../db/records/keys.ts";
import type { Tables } from "../db/schema.ts";
import { notFound } from "../errors.ts";
import type { Change } from "../versions.ts";

/** What is answered of a row, besides the name of the company. */
const columns = customer
  .omit({ companyName: true })
  .keyof()
  .options.map((name) => `customers.${name}` as const);

/** The newest customers, the newest first; see toCustomer. */
export const newestCustomers = prepared((db, { owner, limit }: { owner: Owner; limit: number }) =>
  selectCustomers(db, owner)
    .orderBy("customers.createdAt", "desc")
    .orderBy("customers._id", "desc")
    .limit(limit),
);

/** Every customer up to an id, batch by batch. */
export async function* readCustomers(db: Db, owner: Owner, last: string | null) {
  const rows = selectCustomers(db, owner);
  for await (const batch of readInBatches(db, owner, rows, "customers._id", last))
    yield batch.map(toCustomer);
}

const insertedCustomer = prepared((db, row: Tables["customers"]) =>
  db
    .insertInto("customers")
    .values(row)
    .returning(columns)
    .returning([appointmentCount("customers"), companyName("customers")]),
);

/** Throws the 404 when the owner has no such company. `today` counts when no last contact is given. */
export async function createCustomer(
  db: Db,
  owner: Owner,
  company: string,
  { lastContact, ...input }: CustomerInput,
  { now, today }: { now: Date; today: string },
) {
  const at = now.toISOString();
  const row = {
    ...input,
    ...customerKeys.toKeys(input),
    owner,
    _id: randomUUIDv7(),
    company,
    value: toCents(input.value),
    lastContact: lastContact ?? today,
    createdAt: at,
    updatedAt: at,
  };
  try {
    const [made] = await writeRows(db, owner, insertedCustomer(row));
    if (!made) throw new Error("An inserted customer was not returned");
    return toCustomer(made);
  } catch (error) {
    throw isOrphan(error) ? notFound(messages.companies.notFound) : error;
  }
}

const customerById = prepared((db, { owner, id }: { owner: Owner; id: string }) =>
  selectCustomers(db, owner).where("customers._id", "=", id).select(appointmentCount("customers")),
);

/** Throws the 404 when the owner has no such customer. */
export async function findCustomer(db: Db, owner: Owner, id: string): Promise<CustomerDetail> {
  const [found] = await readRows(db, owner, customerById({ owner, id }));
  if (!found) throw notFound(messages.customers.notFound);
  return toCustomer(found);
}

type ChangedCustomer = Partial<Tables["customers"]> & ChangedRecord;

/** See changeRecord. */
const changedCustomer = prepared((db, { owner, id, seen, ...changes }: ChangedCustomer) => {
  const record = { owner, id, seen, updatedAt: changes.updatedAt };
  return ofVersion(db.updateTable("customers").set(changes), record)
    .returning(columns)
    .returning([appointmentCount("customers"), companyName("customers")]);
});

/** Throws the 404 when the owner has no such customer, the 409 when it has been changed meanwhile. */
export async function updateCustomer(
  db: Db,
  owner: Owner,
  id: string,
  { value, ...changes }: CustomerChanges,
  change: Change,
) {
  const cents = value === undefined ? {} : { value: toCents(value) };
  const row = await changeRecord(db, owner, change, {
    find: (on) => findCustomer(on, owner, id),
    toStatement: (versions, customer) => {
      const keys = toChangedKeys(customerKeys, changes, customer);
      return keys && changedCustomer({ ...changes, ...cents, ...keys, ...versions, owner, id });
    },
  });
  return toCustomer(row);
}

/** Takes the customer's appointments along. */
export async function deleteCustomer(db: Db, owner: Owner, id: string) {
  const isDeleted = await deleteRecord(db, owner, "customers", id);
  if (!isDeleted) throw notFound(messages.customers.notFound);
}

/** The owner's customers as they are answered, except that the value is in cents. */
export function selectCustomers(db: Db, owner: Owner) {
  return db
    .selectFrom("customers")
    .where("customers.owner", "=", owner)
    .select(columns)
    .select(companyName("customers"));
}

/** A row with its value in dollars. */
export function toCustomer<Row extends { value: number }>(row: Row) {
  return { ...row, value: toDollars(row.value) };
}
