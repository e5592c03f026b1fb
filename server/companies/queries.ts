import { randomUUIDv7 } from "node:crypto";
import type { Insertable, Updateable } from "kysely";
import {
  type CompanyChanges,
  type CompanyDetail,
  type CompanyInput,
  company,
} from "../../shared/companies.ts";
import { messages } from "../../shared/messages.ts";
import { toDollars } from "../../shared/money.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { readInBatches } from "../db/query/batches.ts";
import { prepared, readRows, writeRows } from "../db/query/prepared.ts";
import { appointmentCount } from "../db/query/related.ts";
import { deleteInBatches, isBatch } from "../db/records/batch-deletion.ts";
import {
  type ChangedRecord,
  changeRecord,
  deleteRecord,
  ofVersion,
} from "../db/records/changes.ts";
import { companyKeys, toChangedKeys } from "../db/records/keys.ts";
import type { Tables } from "../db/schema.ts";
import { notFound } from "../errors.ts";
import type { Change } from "../versions.ts";

/** What is answered of a row. */
export const companyColumns = company.keyof().options.map((name) => `companies.${name}` as const);

/** Every company up to an id, batch by batch. */
export async function* readCompanies(db: Db, owner: Owner, last: string | null) {
  const rows = selectCompanies(db, owner);
  for await (const batch of readInBatches(db, owner, rows, "companies._id", last))
    yield batch.map(toCompany);
}

const insertedCompany = prepared((db, row: Insertable<Tables["companies"]>) =>
  db
    .insertInto("companies")
    .values(row)
    .returning(companyColumns)
    .returning(appointmentCount("companies")),
);

export async function createCompany(db: Db, owner: Owner, input: CompanyInput, now: Date) {
  const at = now.toISOString();
  const row = {
    ...input,
    ...companyKeys.toKeys(input),
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
  selectCompanies(db, owner).where("companies._id", "=", id).select(appointmentCount("companies")),
);

/** Throws the 404 when the owner has no such company. */
export async function findCompany(db: Db, owner: Owner, id: string): Promise<CompanyDetail> {
  const [found] = await readRows(db, owner, companyById({ owner, id }));
  if (!found) throw notFound(messages.companies.notFound);
  return toCompany(found);
}

type ChangedCompany = Updateable<Tables["companies"]> & ChangedRecord;

/** See changeRecord. */
const changedCompany = prepared((db, { owner, id, seen, ...changes }: ChangedCompany) => {
  const record = { owner, id, seen, updatedAt: changes.updatedAt };
  return ofVersion(db.updateTable("companies").set(changes), record)
    .returning(companyColumns)
    .returning(appointmentCount("companies"));
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
      const keys = toChangedKeys(companyKeys, changes, company);
      return keys && changedCompany({ ...changes, ...keys, ...versions, owner, id });
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
  const isDeleted = await deleteRecord(db, owner, "companies", id);
  if (!isDeleted) throw notFound(messages.companies.notFound);
}

/** The owner's companies as they are answered, except that the value is in cents. */
export function selectCompanies(db: Db, owner: Owner) {
  return db.selectFrom("companies").where("companies.owner", "=", owner).select(companyColumns);
}

/** A row with its value in dollars. */
export function toCompany<Row extends { totalValue: number }>(row: Row) {
  return { ...row, totalValue: toDollars(row.totalValue) };
}
