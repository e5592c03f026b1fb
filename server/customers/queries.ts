import { randomUUIDv7 } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type {
  CustomerChanges,
  CustomerDetail,
  CustomerInput,
  CustomerQuery,
  customerSorts,
} from "../../shared/customers.ts";
import { messages } from "../../shared/messages.ts";
import { toCents, toDollars } from "../../shared/money.ts";
import { readInBatches } from "../db/batches.ts";
import { type CustomerFilter, findMatching } from "../db/customer-filter.ts";
import { type Db, inSnapshot, inTransaction, type Owner } from "../db/database.ts";
import { isOrphan } from "../db/errors.ts";
import {
  byNumber,
  byStatus,
  byText,
  type PageValues,
  readPage,
  type SortKey,
  selectPage,
  sumOf,
  toPage,
  toPageValues,
} from "../db/lists.ts";
import { prepared, readRows, readTogether, writeRows } from "../db/prepared.ts";
import type { Tables } from "../db/schema.ts";
import { toSearchKey, toSortKey } from "../db/text-keys.ts";
import { readKeptTotal, statusTotals, sum } from "../db/totals.ts";
import { notFound } from "../errors.ts";
import { type Change, refuseStale, toNextVersion, toSimpleVersion } from "../versions.ts";

const sortKeys: Record<(typeof customerSorts)[number], SortKey> = {
  name: byText("customers.nameKey"),
  companyName: byText("companies.nameKey", "companies._id"),
  status: byStatus(),
  value: byNumber("customers.value"),
  lastContact: byText("customers.lastContact"),
  createdAt: byText("customers.createdAt"),
};

type Query = CustomerQuery & CustomerFilter;

type PagePlace = PageValues & { owner: Owner; company?: string };

const customerPage = prepared((db, { owner, company, ...page }: PagePlace, sort) => {
  const all = selectCustomers(db, owner);
  const rows = company === undefined ? all : all.where("customers.company", "=", company);
  return selectPage(sortable(rows, sort), sortKeys, "customers._id", sort, page);
});

const companySums = prepared((db, { owner, company }: { owner: Owner; company: string }) =>
  db
    .selectFrom("companies")
    .where("owner", "=", owner)
    .where("_id", "=", company)
    .select(["clientCount", "totalValue"]),
);

/** Throws the 404 when the owner has no such company. */
export async function listCustomers(db: Db, owner: Owner, query: Query) {
  if (!isFiltered(query)) {
    const { company, ...page } = query;
    if (company === undefined) return listAllCustomers(db, owner, page);
    return listCustomersOfCompany(db, owner, company, page);
  }
  return inSnapshot(db, async (tx) => {
    const ofCompany = query.company ? await readCompanySums(tx, owner, query.company) : undefined;
    const matching = await findMatching(tx, owner, query);
    const sums = await sumCustomers(tx, owner, query, matching, ofCompany);
    const rows = selectCustomers(tx, owner).where(matching);
    const sorted = sortable(rows, query.sort);
    const { data, nextCursor } = await readPage(sorted, sortKeys, "customers._id", query);
    return { data: data.map(toCustomer), nextCursor, ...sums };
  });
}

function isFiltered({ search, status, lastContact, createdFrom, neglectedOn }: Query): boolean {
  return Boolean(search || status || lastContact || createdFrom || neglectedOn);
}

async function listAllCustomers(db: Db, owner: Owner, query: CustomerQuery) {
  const [rows, statuses] = await readTogether(db, owner, [
    customerPage({ owner, ...toPageValues(sortKeys, query) }, query.sort),
    statusTotals({ owner }),
  ]);
  const { data, nextCursor } = toPage(rows, query);
  const { customers, value } = sum(statuses);
  return {
    data: data.map(toCustomer),
    nextCursor,
    total: customers,
    totalValue: toDollars(value),
  };
}

/** Throws the 404 when the owner has no such company. */
async function listCustomersOfCompany(db: Db, owner: Owner, company: string, query: CustomerQuery) {
  // An unknown company is told before a bad cursor.
  if (query.cursor !== undefined) await readCompanySums(db, owner, company);
  const [rows, sums] = await readTogether(db, owner, [
    customerPage({ owner, company, ...toPageValues(sortKeys, query) }, query.sort),
    companySums({ owner, company }),
  ]);
  const { data, nextCursor } = toPage(rows, query);
  return { data: data.map(toCustomer), nextCursor, ...toCompanySums(sums) };
}

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
  for await (const batch of readInBatches(rows, "customers._id", last)) yield batch.map(toCustomer);
}

const insertedCustomer = prepared((db, row: Tables["customers"]) =>
  db.insertInto("customers").values(row).returningAll().returning([appointmentCount, companyName]),
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
    ...toKeys(input),
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
  selectCustomers(db, owner).where("customers._id", "=", id).select(appointmentCount),
);

/** Throws the 404 when the owner has no such customer. */
export async function findCustomer(db: Db, owner: Owner, id: string): Promise<CustomerDetail> {
  const [found] = await readRows(db, owner, customerById({ owner, id }));
  if (!found) throw notFound(messages.customers.notFound);
  return toCustomer(found);
}

type ChangedCustomer = Partial<Tables["customers"]> & {
  owner: Owner;
  id: string;
  updatedAt: string;
  /** The version that must still be there. */
  seen?: string;
};

/**
 * Changes a customer that is older than the change, and at the version that the change was made
 * from; any other is left alone.
 */
const changedCustomer = prepared((db, { owner, id, seen, ...changes }: ChangedCustomer) => {
  const older = db
    .updateTable("customers")
    .set(changes)
    .where("owner", "=", owner)
    .where("_id", "=", id)
    .where("updatedAt", "<", changes.updatedAt);
  const same = seen === undefined ? older : older.where("updatedAt", "=", seen);
  return same.returningAll().returning([appointmentCount, companyName]);
});

export async function updateCustomer(
  db: Db,
  owner: Owner,
  id: string,
  { value, ...changes }: CustomerChanges,
  change: Change,
) {
  // Most changes are one statement. Where it finds nothing to change, the slow way tells why.
  const cents = value === undefined ? {} : { value: toCents(value) };
  const keys = toChangedKeys(changes);
  const seen = toSimpleVersion(change);
  if (keys && seen !== undefined) {
    const now = change.now.toISOString();
    const row = { ...changes, ...cents, ...keys, updatedAt: now, owner, id, ...seen };
    const [changed] = await writeRows(db, owner, changedCustomer(row));
    if (changed) return toCustomer(changed);
  }
  return inTransaction(db, owner, async (tx) => {
    const customer = await findCustomer(tx, owner, id);
    refuseStale(customer, change);
    await tx
      .updateTable("customers")
      .set({
        ...changes,
        ...cents,
        ...toKeys({ ...customer, ...changes }),
        updatedAt: toNextVersion(customer, change),
      })
      .where("owner", "=", owner)
      .where("_id", "=", id)
      .execute();
    return findCustomer(tx, owner, id);
  });
}

/** Takes the customer's appointments along. */
export async function deleteCustomer(db: Db, owner: Owner, id: string) {
  const deleted = await inTransaction(db, owner, (tx) =>
    tx
      .deleteFrom("customers")
      .where("owner", "=", owner)
      .where("_id", "=", id)
      .returning("_id")
      .executeTakeFirst(),
  );
  if (!deleted) throw notFound(messages.customers.notFound);
}

function appointmentCount(eb: ExpressionBuilder<Tables, "customers">) {
  return eb
    .selectFrom("appointments")
    .whereRef("appointments.owner", "=", "customers.owner")
    .whereRef("appointments.customer", "=", "customers._id")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .$asScalar()
    .$notNull()
    .as("appointmentCount");
}

function companyName(eb: ExpressionBuilder<Tables, "customers">) {
  return eb
    .selectFrom("companies")
    .whereRef("companies.owner", "=", "customers.owner")
    .whereRef("companies._id", "=", "customers.company")
    .select("companies.name")
    .$asScalar()
    .$notNull()
    .as("companyName");
}

function selectCustomers(db: Db, owner: Owner) {
  return db
    .selectFrom("customers")
    .where("customers.owner", "=", owner)
    .selectAll("customers")
    .select(companyName);
}

/** Joined only where companies give the order: else they must not tempt the database to begin there. */
function sortable(rows: ReturnType<typeof selectCustomers>, sort: string) {
  if (!sort.endsWith("companyName")) return rows;
  return rows.innerJoin("companies", (join) =>
    join
      .onRef("companies.owner", "=", "customers.owner")
      .onRef("companies._id", "=", "customers.company"),
  );
}

/** Number and value over all that match, not over one page; counted only where nobody keeps count. */
async function sumCustomers(
  db: Db,
  owner: Owner,
  query: Query,
  matching: Awaited<ReturnType<typeof findMatching>>,
  ofCompany?: { total: number; totalValue: number },
) {
  if (ofCompany && !query.search && !query.status) return ofCompany;
  const kept = await readKeptTotal(db, owner, query);
  if (kept) return { total: kept.customers, totalValue: toDollars(kept.value) };
  const sums = await db
    .selectFrom("customers")
    .where("customers.owner", "=", owner)
    .where(matching)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .select(sumOf("customers.value").as("totalValue"))
    .executeTakeFirstOrThrow();
  return { ...sums, totalValue: toDollars(sums.totalValue) };
}

/** Throws the 404 when the owner has no such company. */
async function readCompanySums(db: Db, owner: Owner, company: string) {
  return toCompanySums(await readRows(db, owner, companySums({ owner, company })));
}

function toCompanySums([found]: readonly { clientCount: number; totalValue: number }[]) {
  if (!found) throw notFound(messages.companies.notFound);
  return { total: found.clientCount, totalValue: toDollars(found.totalValue) };
}

/** Undefined when some of the texts that the keys are made of did not come along. */
function toChangedKeys({ name, email, phone }: CustomerChanges) {
  if (name === undefined && email === undefined && phone === undefined) return {};
  if (name === undefined || email === undefined || phone === undefined) return undefined;
  return toKeys({ name, email, phone });
}

export function toKeys({ name, email, phone }: Pick<CustomerInput, "name" | "email" | "phone">) {
  return { nameKey: toSortKey(name), searchKey: toSearchKey([name, email], phone) };
}

/** A row with its value in dollars. */
export function toCustomer<Row extends { value: number }>(row: Row) {
  return { ...row, value: toDollars(row.value) };
}
