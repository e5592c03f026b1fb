import { randomUUIDv7 } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import {
  type CustomerChanges,
  type CustomerDetail,
  type CustomerInput,
  type CustomerQuery,
  customer,
  type customerSorts,
} from "../../shared/customers.ts";
import { messages } from "../../shared/messages.ts";
import { toCents, toDollars } from "../../shared/money.ts";
import { readInBatches } from "../db/batches.ts";
import { changeRecord } from "../db/changes.ts";
import {
  type CustomerFilter,
  type FilterValues,
  isLeftBy,
  toFilterValues,
} from "../db/customer-filter.ts";
import { type Db, inSnapshot, inTransaction, type Owner } from "../db/database.ts";
import { isOrphan } from "../db/errors.ts";
import {
  byNumber,
  byStatus,
  byText,
  type PageValues,
  type SortKey,
  selectPage,
  sumOf,
  toPage,
  toPageValues,
} from "../db/lists.ts";
import { prepared, readRows, readTogether, writeRows } from "../db/prepared.ts";
import type { Tables } from "../db/schema.ts";
import { readWithSums } from "../db/search-sums.ts";
import { toSearchKey, toSortKey } from "../db/text-keys.ts";
import { readKeptTotal, statusTotals, sum } from "../db/totals.ts";
import { notFound } from "../errors.ts";
import type { Change } from "../versions.ts";

/** What is answered of a row, besides the name of the company. */
const columns = customer
  .omit({ companyName: true })
  .keyof()
  .options.map((name) => `customers.${name}` as const);

const sortKeys: Record<(typeof customerSorts)[number], SortKey> = {
  name: byText("customers.nameKey"),
  companyName: byText("companies.nameKey", "companies._id"),
  status: byStatus(),
  value: byNumber("customers.value"),
  lastContact: byText("customers.lastContact"),
  createdAt: byText("customers.createdAt"),
};

type Query = CustomerQuery & CustomerFilter;

type Filtered = FilterValues & { owner: Owner };

const customerPage = prepared((db, { owner, ...values }: Filtered & PageValues, sort) => {
  const rows = selectCustomers(db, owner).where(isLeftBy(db, values));
  return selectPage(sortable(rows, sort), sortKeys, "customers._id", sort, values);
});

/** Number and value over all that a filter leaves, not over one page. */
const customerSums = prepared((db, { owner, ...values }: Filtered) =>
  db
    .selectFrom("customers")
    .where("customers.owner", "=", owner)
    .where(isLeftBy(db, values))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .select(sumOf("customers.value").as("totalValue")),
);

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
  if (query.search) return findCustomers(db, owner, query);
  return inSnapshot(db, owner, async (tx) => {
    if (query.company !== undefined) await readCompanySums(tx, owner, query.company);
    const kept = await readKeptSums(tx, owner, query);
    const filter = await toFilterValues(tx, owner, query, kept?.total);
    const page = { owner, ...filter, ...toPageValues(sortKeys, query) };
    const sums = kept ?? toSums(await readRows(tx, owner, customerSums({ owner, ...filter })));
    const rows = await readRows(tx, owner, customerPage(page, query.sort));
    return { ...toCustomers(rows, query), ...sums };
  });
}

/**
 * What the search leaves is looked up, then page and sums are read together: they are of one state,
 * of those that began to match in between both know nothing. Throws the 404 when the owner has no
 * such company.
 */
async function findCustomers(db: Db, owner: Owner, query: Query) {
  if (query.company !== undefined) await readCompanySums(db, owner, query.company);
  const page = toPageValues(sortKeys, query);
  const filter = { owner, ...(await toFilterValues(db, owner, query)) };
  const found = customerPage({ ...filter, ...page }, query.sort);
  if (query.search && isSearchAlone(query)) {
    const sumsOfFew = filter.ids === undefined ? undefined : customerSums(filter);
    const { rows, sums } = await readWithSums(db, owner, query.search, found, sumsOfFew);
    return { ...toCustomers(rows, query), ...toSums([sums]) };
  }
  const [rows, sums] = await readTogether(db, owner, [found, customerSums(filter)]);
  return { ...toCustomers(rows, query), ...toSums(sums) };
}

function isSearchAlone(query: Query): boolean {
  return query.company === undefined && !isFiltered({ ...query, search: "" });
}

function toCustomers<Row extends { value: number }>(rows: readonly Row[], query: CustomerQuery) {
  const { data, nextCursor } = toPage(rows, query);
  return { data: data.map(toCustomer), nextCursor };
}

function isFiltered({ search, status, lastContact, createdFrom, neglectedOn }: Query): boolean {
  return Boolean(search || status || lastContact || createdFrom || neglectedOn);
}

async function listAllCustomers(db: Db, owner: Owner, query: CustomerQuery) {
  const [rows, statuses] = await readTogether(db, owner, [
    customerPage({ owner, ...toPageValues(sortKeys, query) }, query.sort),
    statusTotals({ owner }),
  ]);
  const { customers, value } = sum(statuses);
  return { ...toCustomers(rows, query), total: customers, totalValue: toDollars(value) };
}

/** Throws the 404 when the owner has no such company. */
async function listCustomersOfCompany(db: Db, owner: Owner, company: string, query: CustomerQuery) {
  // An unknown company is told before a bad cursor.
  if (query.cursor !== undefined) await readCompanySums(db, owner, company);
  const [rows, sums] = await readTogether(db, owner, [
    customerPage({ owner, company, ...toPageValues(sortKeys, query) }, query.sort),
    companySums({ owner, company }),
  ]);
  return { ...toCustomers(rows, query), ...toCompanySums(sums) };
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
  for await (const batch of readInBatches(db, owner, rows, "customers._id", last))
    yield batch.map(toCustomer);
}

const insertedCustomer = prepared((db, row: Tables["customers"]) =>
  db
    .insertInto("customers")
    .values(row)
    .returning(columns)
    .returning([appointmentCount, companyName]),
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
  seen?: string;
};

/** See changeRecord. */
const changedCustomer = prepared((db, { owner, id, seen, ...changes }: ChangedCustomer) => {
  const older = db
    .updateTable("customers")
    .set(changes)
    .where("owner", "=", owner)
    .where("_id", "=", id)
    .where("updatedAt", "<", changes.updatedAt);
  const same = seen === undefined ? older : older.where("updatedAt", "=", seen);
  return same.returning(columns).returning([appointmentCount, companyName]);
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
      const keys = customer ? toKeys({ ...customer, ...changes }) : toChangedKeys(changes);
      return keys && changedCustomer({ ...changes, ...cents, ...keys, ...versions, owner, id });
    },
  });
  return toCustomer(row);
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
    .select(columns)
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

/** Undefined where nobody keeps count. */
async function readKeptSums(db: Db, owner: Owner, query: Query) {
  const kept = await readKeptTotal(db, owner, query);
  return kept && { total: kept.customers, totalValue: toDollars(kept.value) };
}

function toSums([sums = { total: 0, totalValue: 0 }]: readonly {
  total: number;
  totalValue: number;
}[]) {
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
