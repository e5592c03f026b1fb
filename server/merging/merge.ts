import type { CompanyChanges } from "../../shared/kinds/companies.ts";
import type { CustomerChanges } from "../../shared/kinds/customers.ts";
import { type DuplicateKind, mergeLimit } from "../../shared/matching/duplicate-kinds.ts";
import { messages } from "../../shared/messages.ts";
import { toCents } from "../../shared/money.ts";
import { findCompany } from "../companies/queries.ts";
import { findCustomer } from "../customers/queries.ts";
import type { Acting } from "../db/acts/act.ts";
import type { Row } from "../db/acts/touched.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { readCompanies, readCustomers } from "../duplicates/queries.ts";
import { changedMeanwhile, invalidField, notFound } from "../errors.ts";
import { serverMessages } from "../messages.ts";
import { refuseStrangers } from "../records.ts";
import { refuseUnknownTags, toTagColumn } from "../tags/queries.ts";
import { listImported, readBelongings } from "./queries.ts";
import { runMerge } from "./run.ts";

/** A record at the version that was seen. */
interface Seen {
  _id: string;
  updatedAt: string;
}

/** What is asked for: the one that stays, those that go, and what it gets. */
interface Asked<Values> {
  id: string;
  updatedAt: string;
  others: readonly Seen[];
  values: Values;
}

export async function mergeCustomers(
  db: Db,
  acting: Acting,
  asked: Asked<CustomerChanges & { company?: string | undefined }>,
) {
  const { value, tags, ...values } = asked.values;
  const columns = { ...values, ...(value !== undefined && { value: toCents(value) }) };
  await merge(db, acting, { ...asked, kind: "customers", columns, tags }, findCustomer);
  return findCustomer(db, acting.owner, asked.id);
}

export async function mergeCompanies(db: Db, acting: Acting, asked: Asked<CompanyChanges>) {
  const { tags, ...columns } = asked.values;
  // Whoever had a private one shares it with others now.
  const named = { ...columns, private: 0 };
  await merge(db, acting, { ...asked, kind: "companies", columns: named, tags }, findCompany);
  return findCompany(db, acting.owner, asked.id);
}

interface Merging extends Omit<Asked<unknown>, "values"> {
  kind: DuplicateKind;
  columns: Record<string, string | number | null | undefined>;
  tags: string[] | undefined;
}

/** Throws the 404, the 409 with the record that was changed meanwhile, and the 400. */
async function merge(
  db: Db,
  { owner, act }: Acting,
  { kind, id, updatedAt, others, columns, tags }: Merging,
  find: (db: Db, owner: Owner, id: string) => Promise<Seen>,
) {
  const ids = others.map(({ _id }) => _id);
  if (new Set([id, ...ids]).size <= ids.length) {
    throw invalidField("others", serverMessages.duplicates.itself);
  }
  const given = { ...columns, ...(tags && { tags: toTagColumn(tags) }) };
  const entries = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const values: Row = Object.fromEntries(entries);
  act.action = "merge";
  await runMerge(db, { owner, act }, { kind, into: id, others: ids, values }, async (tx) => {
    for (const seen of [{ _id: id, updatedAt }, ...others]) {
      const found = await find(tx, owner, seen._id);
      if (found.updatedAt !== seen.updatedAt) throw changedMeanwhile(found);
    }
    await refuseUnknownTags(tx, owner, tags ?? []);
    await refuseStrangers(tx, owner, kind, values);
    if (kind === "customers" && values.company) {
      await findCompany(tx, owner, String(values.company));
    }
  });
}

/** The customers to merge, oldest first, with the counts of what would move. */
export async function readCustomerMerge(db: Db, owner: Owner, list: string) {
  return readMerge(db, owner, "customers", list, readCustomers);
}

export async function readCompanyMerge(db: Db, owner: Owner, list: string) {
  return readMerge(db, owner, "companies", list, readCompanies);
}

/** Throws the 404, and the 400 for fewer than two or too many. */
async function readMerge<Row extends { _id: string; createdAt: string }>(
  db: Db,
  owner: Owner,
  kind: DuplicateKind,
  list: string,
  read: (db: Db, owner: Owner, ids: readonly string[]) => Promise<Row[]>,
) {
  const ids = [...new Set(list.split(",").filter((id) => id !== ""))];
  if (ids.length < 2 || ids.length > mergeLimit) {
    throw invalidField("ids", serverMessages.duplicates.howMany(mergeLimit));
  }
  const rows = await read(db, owner, ids);
  if (rows.length < ids.length) throw notFound(messages[kind].notFound);
  const belongingsOf = await readBelongings(db, owner, kind, ids);
  const imported = await listImported(db, owner, ids);
  return rows.toSorted(byAge).map((row) => {
    return { ...row, belongings: belongingsOf(row._id), isImported: imported.has(row._id) };
  });
}

function byAge(one: { createdAt: string; _id: string }, other: typeof one): number {
  const [a, b] = [one, other].map(({ createdAt, _id }) => `${createdAt} ${_id}`);
  return (a ?? "") < (b ?? "") ? -1 : 1;
}
