import { randomUUIDv7 } from "node:crypto";
import type { ExpressionBuilder, Insertable, Updateable } from "kysely";
import {
  type CompanyChanges,
  type CompanyDetail,
  type CompanyInput,
  type CompanyQuery,
  company,
  type companySorts,
} from "../../shared/companies.ts";
import { messages } from "../../shared/messages.ts";
import { toDollars } from "../../shared/money.ts";
import { deleteInBatches, isBatch } from "../db/batch-deletion.ts";
import { readInBatches } from "../db/batches.ts";
import { findCandidates, isOneOf } from "../db/candidates.ts";
import { changeRecord } from "../db/changes.ts";
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
import { prepared, readRows, readTogether, writeRows } from "../db/prepared.ts";
import type { Tables } from "../db/schema.ts";
import { toSearchKey, toSortKey } from "../db/text-keys.ts";
import { ownerTotals, statusTotals, sum } from "../db/totals.ts";
import { notFound } from "../errors.ts";
import type { Change } from "../versions.ts";

/** What is answered of a row. */
const columns = company.keyof().options.map((name) => `companies.${name}` as const);

const sortKeys: Record<(typeof companySorts)[number], SortKey> = {
  name: byText("companies.nameKey"),
  industry: byText("companies.industryKey"),
  clientCount: byNumber("companies.clientCount"),
  totalValue: byNumber("companies.totalValue"),
  createdAt: byText("companies.createdAt"),
};

const companyPage = prepared((db, { owner, ...page }: { owner: Owner } & PageValues, sort) =>
  selectPage(
    db.selectFrom("companies").where("companies.owner", "=", owner).select(columns),
    sortKeys,
    "companies._id",
    sort,
    page,
  ),
);

export async function listCompanies(db: Db, owner: Owner, query: CompanyQuery) {
  if (!query.search && !query.createdFrom) return listAllCompanies(db, owner, query);
  return inSnapshot(db, owner, async (tx) => {
    const { search } = query;
    const ids = search ? await findCandidates(tx, owner, "companies", search) : undefined;
    const rows = selectCompanies(tx, owner, query, ids);
    const page = await readPage(rows.select(columns), sortKeys, "companies._id", query);
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
  const rows = db.selectFrom("companies").where("companies.owner", "=", owner).select(columns);
  for await (const batch of readInBatches(db, owner, rows, "companies._id", last))
    yield batch.map(toCompany);
}

const insertedCompany = prepared((db, row: Insertable<Tables["companies"]>) =>
  db.insertInto("companies").values(row).returning(columns).returning(appointmentCount),
);

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
  const [made] = await writeRows(db, owner, insertedCompany(row));
  if (!made) throw new Error("An inserted company was not returned");
  return toCompany(made);
}

const companyById = prepared((db, { owner, id }: { owner: Owner; id: string }) =>
  db
    .selectFrom("companies")
    .where("companies.owner", "=", owner)
    .where("companies._id", "=", id)
    .select(columns)
    .select(appointmentCount),
);

function appointmentCount(eb: ExpressionBuilder<Tables, "companies">) {
  return eb
    .selectFrom("appointments")
    .whereRef("appointments.owner", "=", "companies.owner")
    .whereRef("appointments.company", "=", "companies._id")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .$asScalar()
    .$notNull()
    .as("appointmentCount");
}

/** Throws the 404 when the owner has no such company. */
export async function findCompany(db: Db, owner: Owner, id: string): Promise<CompanyDetail> {
  const [found] = await readRows(db, owner, companyById({ owner, id }));
  if (!found) throw notFound(messages.companies.notFound);
  return toCompany(found);
}

type ChangedCompany = Updateable<Tables["companies"]> & {
  owner: Owner;
  id: string;
  updatedAt: string;
  seen?: string;
};

/** See changeRecord. */
const changedCompany = prepared((db, { owner, id, seen, ...changes }: ChangedCompany) => {
  const older = db
    .updateTable("companies")
    .set(changes)
    .where("owner", "=", owner)
    .where("_id", "=", id)
    .where("updatedAt", "<", changes.updatedAt);
  const same = seen === undefined ? older : older.where("updatedAt", "=", seen);
  return same.returning(columns).returning(appointmentCount);
});

/** Throws the 404 when the owner has no such company, the 409 when it has been changed meanwhile. */
export async function updateCompany(
  db: Db,
  owner: Owner,
  id: string,
  changes: CompanyChanges,
  change: Change,
) {
  const row = await changeRecord(db, owner, change, {
    find: (on) => findCompany(on, owner, id),
    toStatement: (versions, company) => {
      const { name = company?.name, industry = company?.industry } = changes;
      if (name === undefined || industry === undefined) return undefined;
      return changedCompany({ ...changes, ...toKeys({ name, industry }), ...versions, owner, id });
    },
  });
  return toCompany(row);
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
