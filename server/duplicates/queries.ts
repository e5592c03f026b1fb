import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { DuplicateKind } from "../../shared/matching/duplicate-kinds.ts";
import { selectCompanies, toCompany } from "../companies/queries.ts";
import { selectCustomers, toCustomer } from "../customers/queries.ts";
import { type Db, engineOf, type Owner } from "../db/engine/database.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows, writeTogether } from "../db/query/prepared.ts";
import { appointmentCount } from "../db/query/related.ts";
import { isListed } from "../db/query/search/candidates.ts";

/** What the user said is not the same. */
export interface Dismissal {
  _id: string;
  kind: DuplicateKind;
  records: string[];
  shared: string | null;
  createdAt: string;
}

const dismissalsOf = prepared(
  (_db, { owner }: Placeholders<{ owner: Owner }>) =>
    sql<Omit<Dismissal, "records"> & { records: string }>`
      SELECT "_id", "kind", "records", "shared", "createdAt" FROM "dismissals"
      WHERE "owner" = ${owner} ORDER BY "_id"`,
  { isWide: true },
);

/** The oldest first. */
export async function listDismissals(db: Db, owner: Owner): Promise<Dismissal[]> {
  const rows = await readRows(db, owner, dismissalsOf({ owner }));
  // As this program wrote it.
  return rows.map((row) => ({ ...row, records: JSON.parse(row.records) }));
}

interface Stored {
  owner: Owner;
  _id: string;
  kind: string;
  records: string;
  shared: string | null;
  createdAt: string;
}

const added = prepared(
  (_db, { owner, _id, kind, records, shared, createdAt }: Placeholders<Stored>) =>
    sql`INSERT INTO "dismissals" ("owner", "_id", "kind", "records", "shared", "createdAt")
      VALUES (${owner}, ${_id}, ${kind}, ${records}, ${shared}, ${createdAt}) RETURNING "_id"`,
);

export async function addDismissal(
  db: Db,
  owner: Owner,
  { kind, records, shared }: Omit<Dismissal, "_id" | "createdAt">,
  now: Date,
): Promise<{ _id: string }> {
  const _id = randomUUIDv7();
  const row = { owner, _id, kind, shared, records: JSON.stringify(records) };
  await writeTogether(db, owner, [added({ ...row, createdAt: now.toISOString() })]);
  return { _id };
}

const removed = prepared(
  (_db, { owner, id }: Placeholders<{ owner: Owner; id: string }>) =>
    sql`DELETE FROM "dismissals" WHERE "owner" = ${owner} AND "_id" = ${id} RETURNING "_id"`,
);

/** Answers whether there was such a one. */
export async function removeDismissal(db: Db, owner: Owner, id: string): Promise<boolean> {
  const [rows = []] = await writeTogether(db, owner, [removed({ owner, id })]);
  return rows.length > 0;
}

interface Ids {
  owner: Owner;
  ids: string;
}

/** What customers and companies are compared by. */
interface CustomerKeys {
  _id: string;
  company: string;
  emailKey: string;
  phoneKey: string;
  personKey: string;
}

interface CompanyKeys {
  _id: string;
  emailKey: string;
  phoneKey: string;
  websiteKey: string;
  firmKey: string;
}

const columns = {
  customers: ["_id", "company", "emailKey", "phoneKey", "personKey"],
  companies: ["_id", "emailKey", "phoneKey", "websiteKey", "firmKey"],
};

const keysById = prepared((db, { owner, ids }: Placeholders<Ids>, kind) => {
  // as: see readKeys.
  const names = columns[kind as DuplicateKind].map((name) => sql.ref(name));
  return sql<Record<string, string> & { _id: string }>`SELECT ${sql.join(names)}
    FROM ${sql.table(kind)} WHERE "owner" = ${owner} AND ${isListed(db, "_id", ids)}`;
});

/** Of records that are there. */
export function readKeys(db: Db, owner: Owner, kind: DuplicateKind, ids: readonly string[]) {
  return readRows(db, owner, keysById({ owner, ids: JSON.stringify(ids) }, kind));
}

interface Some {
  owner: Owner;
  keys: string;
}

/** A customer with what tells of its company. */
export interface CustomerLike extends CustomerKeys {
  name: string;
  email: string;
  phone: string;
  companyName: string;
  firmKey: string;
  createdAt: string;
}

const customerColumns = sql.raw(
  `"c"."_id", "c"."name", "c"."email", "c"."phone", "c"."company", "c"."emailKey", "c"."phoneKey", "c"."personKey", "c"."createdAt",
    "k"."name" AS "companyName", "k"."firmKey"`,
);

/** By the name alone. */
export const customersNamed = prepared((db, { owner, keys }: Placeholders<Some>) => {
  return sql<CustomerLike>`SELECT ${customerColumns} FROM "customers" AS "c"
    JOIN "companies" AS "k" ON "k"."owner" = "c"."owner" AND "k"."_id" = "c"."company"
    WHERE "c"."owner" = ${owner} AND "c"."personKey" <> ''
      AND ${isListed(db, sql<string>`"c"."personKey"`, keys)}`;
});

/** How many of a name have an email or a phone. */
export interface People {
  key: string;
  personKey: string;
  count: number;
}

/** By one key, which is the shape; from the index alone: of an office's phone there may be very many. */
export const peopleWith = prepared((db, { owner, keys }: Placeholders<Some>, key) => {
  const column = sql.ref<string>(key);
  return sql<People>`SELECT ${column} AS "key", "personKey", count(*) AS "count" FROM "customers"
    WHERE "owner" = ${owner} AND ${column} <> '' AND ${isListed(db, column, keys)}
    GROUP BY ${column}, "personKey"`;
});

interface Pairs {
  owner: Owner;
  /** A list in JSON. */
  pairs: string;
}

function eachOf(db: Db, pairs: Placeholders<Pairs>["pairs"]) {
  return engineOf(db) === "sqlite"
    ? sql`json_each(${pairs}) AS "v"`
    : sql`jsonb_array_elements(${pairs}::jsonb) AS "v"("value")`;
}

/** By pairs of one key, which is the shape, and name. */
export const customersWith = prepared((db, { owner, pairs }: Placeholders<Pairs>, key) => {
  const column = sql.ref<string>(`c.${key}`);
  // CROSS: SQLite keeps this order, the pairs first.
  return sql<CustomerLike>`SELECT ${customerColumns}
    FROM ${eachOf(db, pairs)} CROSS JOIN "customers" AS "c" CROSS JOIN "companies" AS "k"
    WHERE "c"."owner" = ${owner} AND ${column} <> '' AND ${column} = "v"."value"->>'key'
      AND "c"."personKey" = "v"."value"->>'person'
      AND "k"."owner" = ${owner} AND "k"."_id" = "c"."company"`;
});

/** By pairs of name and company: of a usual name there may be very many. */
export const customersAt = prepared((db, { owner, pairs }: Placeholders<Pairs>) => {
  return sql<CustomerLike>`SELECT DISTINCT ${customerColumns}
    FROM ${eachOf(db, pairs)} CROSS JOIN "companies" AS "k" CROSS JOIN "customers" AS "c"
    WHERE "k"."owner" = ${owner} AND "k"."firmKey" <> '' AND "k"."firmKey" = "v"."value"->>'firm'
      AND "c"."owner" = ${owner} AND "c"."personKey" <> '' AND "c"."personKey" = "v"."value"->>'person'
      AND "c"."company" = "k"."_id"`;
});

export interface CompanyLike extends CompanyKeys {
  name: string;
  email: string;
  phone: string;
  website: string;
  address: string;
  createdAt: string;
}

export const companiesWith = prepared((db, { owner, keys }: Placeholders<Some>, key) => {
  const column = sql.ref<string>(key);
  return sql<CompanyLike>`SELECT "_id", "name", "email", "phone", "website", "address", "emailKey", "phoneKey", "websiteKey", "firmKey",
      "createdAt"
    FROM "companies" WHERE "owner" = ${owner} AND "private" = 0 AND ${column} <> '' AND ${isListed(db, key, keys)}`;
});

// As many as a page of a list that is imported: others do not wait for the reading.
const isWide = { isWide: true };

const customersOf = prepared(
  (db, { owner, ids }: Placeholders<Ids>) =>
    selectCustomers(db, owner)
      .where(isListed(db, "customers._id", ids))
      .select(appointmentCount("customers")),
  isWide,
);

const companiesOf = prepared(
  (db, { owner, ids }: Placeholders<Ids>) =>
    selectCompanies(db, owner)
      .where(isListed(db, "companies._id", ids))
      .select(appointmentCount("companies")),
  isWide,
);

/** Those that are there, in their order. */
export async function readCustomers(db: Db, owner: Owner, ids: readonly string[]) {
  const rows = await readRows(db, owner, customersOf({ owner, ids: JSON.stringify(ids) }));
  return inOrder(ids, rows.map(toCustomer));
}

export async function readCompanies(db: Db, owner: Owner, ids: readonly string[]) {
  const rows = await readRows(db, owner, companiesOf({ owner, ids: JSON.stringify(ids) }));
  return inOrder(ids, rows.map(toCompany));
}

function inOrder<Row extends { _id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row._id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
