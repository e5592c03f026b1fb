import { randomUUIDv7 } from "node:crypto";
import type {
  CompanyChanges,
  CompanyDetail,
  CompanyInput,
  CompanyQuery,
  companySorts,
} from "../../shared/companies.ts";
import { messages } from "../../shared/messages.ts";
import { toDollars } from "../../shared/money.ts";
import { deleteInBatches, isBatch } from "../db/batch-deletion.ts";
import { readInBatches } from "../db/batches.ts";
import { findCandidates, isOneOf } from "../db/candidates.ts";
import { type Db, inSnapshot, inTransaction, type Owner } from "../db/database.ts";
import {
  byNumber,
  byText,
  matches,
  type PageValues,
  readPage,
  type SortKey,
  selectPage,
  sumOf,
  toInstant,
  toPage,
  toPageValues,
} from "../db/lists.ts";
import { prepared, readRows, readTogether } from "../db/prepared.ts";
import { toSearchKey, toSortKey } from "../db/text-keys.ts";
import { ownerTotals, statusTotals, sum } from "../db/totals.ts";
import { notFound } from "../errors.ts";
import { type Change, refuseStale, toNextVersion } from "../versions.ts";

const sortKeys: Record<(typeof companySorts)[number], SortKey> = {
  name: byText("companies.nameKey"),
  industry: byText("companies.industryKey"),
  clientCount: byNumber("companies.clientCount"),
  totalValue: byNumber("companies.totalValue"),
  createdAt: byText("companies.createdAt"),
};

const companyPage = prepared((db, { owner, ...page }: { owner: Owner } & PageValues, sort) =>
  selectPage(
    db.selectFrom("companies").where("companies.owner", "=", owner).selectAll("companies"),
    sortKeys,
    "companies._id",
    sort,
    page,
  ),
);

export async function listCompanies(db: Db, owner: Owner, query: CompanyQuery) {
  if (!query.search && !query.createdFrom) return listAllCompanies(db, owner, query);
  return inSnapshot(db, async (tx) => {
    const { search } = query;
    const ids = search ? await findCandidates(tx, owner, "companies", search) : undefined;
    const rows = selectCompanies(tx, owner, query, ids);
    const page = await readPage(rows.selectAll("companies"), sortKeys, "companies._id", query);
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

/** Every company up to an id, batch by batch. */
export async function* readCompanies(db: Db, owner: Owner, last: string | null) {
  const rows = db
    .selectFrom("companies")
    .where("companies.owner", "=", owner)
    .selectAll("companies");
  for await (const batch of readInBatches(rows, "companies._id", last)) yield batch.map(toCompany);
}

export async function createCompany(db: Db, owner: Owner, input: CompanyInput, now: Date) {
  const at = now.toISOString();
  const row = {
    ...input,
    ...toKeys(input),
    owner,
    _id: randomUUIDv7(),
    createdAt: at,
    updatedAt: at,
  };
  return inTransaction(db, owner, async (tx) => {
    await tx.insertInto("companies").values(row).execute();
    return findCompany(tx, owner, row._id);
  });
}

const companyById = prepared((db, { owner, id }: { owner: Owner; id: string }) =>
  db
    .selectFrom("companies")
    .where("companies.owner", "=", owner)
    .where("companies._id", "=", id)
    .selectAll("companies")
    .select((eb) =>
      eb
        .selectFrom("appointments")
        .whereRef("appointments.owner", "=", "companies.owner")
        .whereRef("appointments.company", "=", "companies._id")
        .select(({ fn }) => fn.countAll<number>().as("n"))
        .$asScalar()
        .$notNull()
        .as("appointmentCount"),
    ),
);

/** Throws the 404 when the owner has no such company. */
export async function findCompany(db: Db, owner: Owner, id: string): Promise<CompanyDetail> {
  const [found] = await readRows(db, owner, companyById({ owner, id }));
  if (!found) throw notFound(messages.companies.notFound);
  return toCompany(found);
}

export async function updateCompany(
  db: Db,
  owner: Owner,
  id: string,
  changes: CompanyChanges,
  change: Change,
) {
  return inTransaction(db, owner, async (tx) => {
    const company = await findCompany(tx, owner, id);
    refuseStale(company, change);
    await tx
      .updateTable("companies")
      .set({
        ...changes,
        ...toKeys({ ...company, ...changes }),
        updatedAt: toNextVersion(company, change),
      })
      .where("owner", "=", owner)
      .where("_id", "=", id)
      .execute();
    return findCompany(tx, owner, id);
  });
}

/**
 * Takes the company's customers and appointments along: all at once, or, where they are many, in
 * batches and then the company. Throws the 404 when the owner has no such company.
 */
export async function deleteCompany(db: Db, owner: Owner, id: string) {
  const { clientCount, appointmentCount } = await findCompany(db, owner, id);
  if (!isBatch(clientCount, appointmentCount)) await deleteInBatches(db, owner, { company: id });
  const deleted = await inTransaction(db, owner, (tx) =>
    tx
      .deleteFrom("companies")
      .where("owner", "=", owner)
      .where("_id", "=", id)
      .returning("_id")
      .executeTakeFirst(),
  );
  if (!deleted) throw notFound(messages.companies.notFound);
}

/** `ids` names the rows that may match a search, where they are few. */
function selectCompanies(
  db: Db,
  owner: Owner,
  { search, createdFrom }: CompanyQuery,
  ids?: readonly string[],
) {
  let companies = db.selectFrom("companies").where("companies.owner", "=", owner);
  if (ids) companies = companies.where(isOneOf(db, "companies._id", ids));
  if (search) companies = companies.where(matches("companies.searchKey", search));
  if (createdFrom) companies = companies.where("companies.createdAt", ">=", toInstant(createdFrom));
  return companies;
}

/** Sums over all that match, not over one page. */
async function sumCompanies(rows: ReturnType<typeof selectCompanies>) {
  const sums = await rows
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .select(sumOf("companies.clientCount").as("clientCount"))
    .select(sumOf("companies.totalValue").as("totalValue"))
    .executeTakeFirstOrThrow();
  return { ...sums, totalValue: toDollars(sums.totalValue) };
}

export function toKeys({ name, industry }: { name: string; industry: string }) {
  return {
    nameKey: toSortKey(name),
    industryKey: toSortKey(industry),
    searchKey: toSearchKey([name]),
  };
}

function toCompany<Row extends { totalValue: number }>(row: Row) {
  return { ...row, totalValue: toDollars(row.totalValue) };
}
