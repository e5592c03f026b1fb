import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { NewRecord } from "../../shared/api/new-record.ts";
import { companyInput } from "../../shared/kinds/companies.ts";
import {
  type Customer,
  type CustomerChanges,
  type CustomerInput,
  customer,
} from "../../shared/kinds/customers.ts";
import { messages } from "../../shared/messages.ts";
import { toCents, toDollars } from "../../shared/money.ts";
import type { NewCustomer } from "../../shared/transfer/new-customer.ts";
import { findCompany, listRenamed, toNewCompany } from "../companies/queries.ts";
import type { Act } from "../db/acts/act.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { readInBatches } from "../db/query/batches.ts";
import type { OrPlaceholder, Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows } from "../db/query/prepared.ts";
import { appointmentCount, isInPrivate, nameOf, tagsOf, toTags } from "../db/query/related.ts";
import { isListed } from "../db/query/search/candidates.ts";
import { storeOf } from "../db/records/store.ts";
import { invalidField, notFound } from "../errors.ts";
import type { VersionedUpdate } from "../http/requests/versions.ts";
import { recordsOf } from "../records.ts";
import { refuseUnknownTags, toTagColumn, withKnown } from "../tags/queries.ts";

/** What is answered of a row, besides the name of the company and the tags. */
const columns = customer
  .omit({ companyName: true, private: true, tags: true })
  .keyof()
  .options.map((name) => `customers.${name}` as const);

const customers = recordsOf(
  storeOf("customers", (db) => [
    ...columns,
    nameOf("customers", "company"),
    isInPrivate,
    tagsOf(db, "customers"),
    appointmentCount("customers"),
  ]),
  {
    toAnswer: toCustomer,
    missing: messages.customers.notFound,
    orphan: () => notFound(messages.companies.notFound),
  },
);
export const { find: findCustomer, remove: deleteCustomer } = customers;

/**
 * Throws the 404 when the owner has no such company, a 400 when there is no such tag. `today` counts
 * when no last contact is given.
 */
export async function createCustomer(
  db: Db,
  owner: Owner,
  company: string,
  input: NewRecord<CustomerInput>,
  { act, today }: Making,
) {
  const { tags } = input;
  // An unknown company is told before an unknown tag.
  if (tags.length > 0) await findCompany(db, owner, company);
  await refuseUnknownTags(db, owner, tags);
  return customers.create(db, owner, toEntered(company, input, today), act);
}

interface Making {
  act: Act;
  today: string;
}

/**
 * The same with the company that is named, a new one, or a private one of the customer's name. The company
 * and the customer are one act.
 */
export async function createCustomerAnywhere(
  db: Db,
  owner: Owner,
  { company, newCompany, ...input }: NewCustomer,
  { act, today }: Making,
) {
  if (company !== undefined) return createCustomer(db, owner, company, input, { act, today });
  await refuseUnknownTags(db, owner, [...input.tags, ...(newCompany?.tags ?? [])]);
  const made = newCompany ?? companyInput.parse({ name: input.name });
  const parent = toNewCompany(owner, made, act, newCompany === undefined);
  const entered = toEntered(String(parent.written.row._id), input, today);
  return customers.createWith(db, owner, parent, entered, act);
}

function toEntered(
  company: string,
  { lastContact, tags, value, ...input }: NewRecord<CustomerInput>,
  today: string,
) {
  const own = { company, value: toCents(value), lastContact: lastContact ?? today };
  return { ...input, ...own, tags: toTagColumn(tags) };
}

/**
 * Throws the 404 when the owner has no such customer, the 409 when it has been changed meanwhile, a 400
 * when there is no such tag, or the email or the last contact is to go.
 */
export function updateCustomer(
  db: Db,
  owner: Owner,
  id: string,
  { value, tags, lastContact, ...changes }: CustomerChanges,
  change: VersionedUpdate,
) {
  const entered = {
    ...changes,
    ...(value !== undefined && { value: toCents(value) }),
    ...(tags && { tags: toTagColumn(tags) }),
    ...(lastContact !== undefined && { lastContact: lastContact ?? "" }),
  };
  const { emailRequired, lastContactRequired } = messages.customers;
  const emptied = [
    ...(entered.email === "" ? [["email", emailRequired] as const] : []),
    ...(lastContact === null ? [["lastContact", lastContactRequired] as const] : []),
  ];
  const { name } = changes;
  const toFurther = async (tx: Db, found: Customer) => {
    for (const [field, msg] of emptied) if (found[field]) throw invalidField(field, msg);
    if (name === undefined || name === found.name || !found.private) return {};
    // A private company has the name of its customer.
    return {
      also: await listRenamed(tx, owner, { company: found.company, name }, change.act.now),
    };
  };
  const isFurther = emptied.length > 0 || name !== undefined;
  const known = withKnown(owner, tags, entered, isFurther ? toFurther : undefined);
  return customers.update(db, owner, id, known, change);
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

/** Customers of these ids, in their order and batch by batch; those that are gone are left out. */
export async function* readTheseCustomers(db: Db, owner: Owner, ids: readonly string[]) {
  for (let place = 0; place < ids.length; place += batchSize) {
    const some = ids.slice(place, place + batchSize);
    const rows = await readRows(db, owner, customersOf({ owner, ids: JSON.stringify(some) }));
    const found = new Map(rows.map((row) => [row._id, toCustomer(row)]));
    yield some.flatMap((id) => found.get(id) ?? []);
    await yieldToEventLoop();
  }
}

/** Half of the longest page of a list. */
const batchSize = 100;

const customersOf = prepared((db, { owner, ids }: Placeholders<{ owner: Owner; ids: string }>) =>
  selectCustomers(db, owner).where(isListed(db, "customers._id", ids)),
);

/** The owner's customers as they are answered, except that the value is in cents. */
export function selectCustomers(db: Db, owner: OrPlaceholder<Owner>) {
  return db
    .selectFrom("customers")
    .where("customers.owner", "=", owner)
    .select(columns)
    .select(nameOf("customers", "company"))
    .select(isInPrivate)
    .select(tagsOf(db, "customers"));
}

/** A row with its value in dollars, its tags by name, and null where there is no last contact. */
export function toCustomer<
  Row extends { value: number; tags: string; lastContact: string; private: number },
>(row: Row) {
  const { value, tags, lastContact, private: isPrivate, ...rest } = row;
  return {
    ...rest,
    private: isPrivate === 1,
    value: toDollars(value),
    tags: toTags(tags),
    lastContact: lastContact || null,
  };
}
