import type { CustomerQuery, customerSorts } from "../../shared/customers.ts";
import { messages } from "../../shared/messages.ts";
import { toDollars } from "../../shared/money.ts";
import { type Db, inSnapshot, type Owner } from "../db/engine/database.ts";
import {
  byNumber,
  byStatus,
  byText,
  byTime,
  type PageValues,
  type SortKey,
  selectPage,
  sumOf,
  toPage,
  toPageValues,
} from "../db/query/lists.ts";
import { isAlwaysWide, prepared, readRows, readTogether } from "../db/query/prepared.ts";
import { readWithSums } from "../db/query/search-sums.ts";
import { notFound } from "../errors.ts";
import { type CustomerFilter, type FilterValues, isLeftBy, toFilterValues } from "./filter.ts";
import { selectCustomers, toCustomer } from "./queries.ts";
import { readKeptTotal, statusTotals, sum } from "./totals.ts";

const sortKeys: Record<(typeof customerSorts)[number], SortKey> = {
  name: byText("customers.nameKey"),
  companyName: byText("companies.nameKey", "companies._id"),
  status: byStatus(),
  value: byNumber("customers.value"),
  lastContact: byTime("customers.lastContact"),
  createdAt: byTime("customers.createdAt"),
};

type Query = CustomerQuery & CustomerFilter;

type Filtered = FilterValues & { owner: Owner };

const customerPage = prepared(
  (db, { owner, ...values }: Filtered & PageValues, sort) => {
    const rows = selectCustomers(db, owner).where(isLeftBy(db, { owner, ...values }));
    return selectPage(sortable(rows, sort), sortKeys, "customers._id", sort, values);
  },
  // A search may read through many rows for one page.
  ({ long0_0, short0_0 }) => (long0_0 ?? short0_0) !== undefined,
);

/** Number and value over all that a filter leaves, not over one page. */
const customerSums = prepared(
  (db, { owner, ...values }: Filtered) =>
    db
      .selectFrom("customers")
      .where("customers.owner", "=", owner)
      .where(isLeftBy(db, { owner, ...values }))
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .select(sumOf("customers.value").as("totalValue")),
  isAlwaysWide,
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
