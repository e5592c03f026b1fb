import type { CompanyQuery, companySorts } from "../../shared/companies.ts";
import { toDollars } from "../../shared/money.ts";
import { ownerTotals, statusTotals, sum } from "../customers/totals.ts";
import { type Db, inSnapshot, type Owner } from "../db/engine/database.ts";
import { findCandidates, isOneOf } from "../db/query/candidates.ts";
import {
  byNumber,
  byText,
  byTime,
  type PageValues,
  readPage,
  type SortKey,
  selectPage,
  sumOf,
  toInstant,
  toPage,
  toPageValues,
} from "../db/query/lists.ts";
import { prepared, readTogether } from "../db/query/prepared.ts";
import { matches } from "../db/query/text-matching.ts";
import { companyColumns, selectCompanies, toCompany } from "./queries.ts";

const sortKeys: Record<(typeof companySorts)[number], SortKey> = {
  name: byText("companies.nameKey"),
  industry: byText("companies.industryKey"),
  clientCount: byNumber("companies.clientCount"),
  totalValue: byNumber("companies.totalValue"),
  createdAt: byTime("companies.createdAt"),
};

const companyPage = prepared((db, { owner, ...page }: { owner: Owner } & PageValues, sort) =>
  selectPage(selectCompanies(db, owner), sortKeys, "companies._id", sort, page),
);

export async function listCompanies(db: Db, owner: Owner, query: CompanyQuery) {
  if (!query.search && !query.createdFrom) return listAllCompanies(db, owner, query);
  return inSnapshot(db, owner, async (tx) => {
    const { search } = query;
    const ids = search ? await findCandidates(tx, owner, "companies", search) : undefined;
    const rows = filterCompanies(tx, owner, query, ids);
    const page = await readPage(rows.select(companyColumns), sortKeys, "companies._id", query);
    const sums = await sumCompanies(rows);
    return { data: page.data.map(toCompany), nextCursor: page.nextCursor, ...sums };
  });
}

async function listAllCompanies(db: Db, owner: Owner, query: CompanyQuery) {
  const [rows, statuses, [totals]] = await readTogether(db, owner, [
    companyPage({ owner, ...toPageValues(sortKeys, query) }, query.sort),
    statusTotals({ owner }),
    ownerTotals({ owner }),
  ]);
  const { data, nextCursor } = toPage(rows, query);
  const { customers, value } = sum(statuses);
  return {
    data: data.map(toCompany),
    nextCursor,
    total: totals?.companies ?? 0,
    clientCount: customers,
    totalValue: toDollars(value),
  };
}

/** Those that a query leaves; `ids` names the rows that may match a search, where they are few. */
function filterCompanies(
  db: Db,
  owner: Owner,
  { search, createdFrom }: CompanyQuery,
  ids?: readonly string[],
) {
  let companies = db.selectFrom("companies").where("companies.owner", "=", owner);
  if (ids) companies = companies.where(isOneOf(db, "companies._id", ids));
  if (search) companies = companies.where(matches(db, "companies", search));
  if (createdFrom) companies = companies.where("companies.createdAt", ">=", toInstant(createdFrom));
  return companies;
}

/** Sums over all that match, not over one page. */
async function sumCompanies(rows: ReturnType<typeof filterCompanies>) {
  const sums = await rows
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .select(sumOf("companies.clientCount").as("clientCount"))
    .select(sumOf("companies.totalValue").as("totalValue"))
    .executeTakeFirstOrThrow();
  return { ...sums, totalValue: toDollars(sums.totalValue) };
}
