import type { DuplicateKind, DuplicateReason } from "../../shared/duplicate-kinds.ts";
import type { Sought } from "../../shared/duplicates.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { readTogether } from "../db/query/prepared.ts";
import {
  type CompanyLike,
  type CustomerLike,
  companiesWith,
  customersAt,
  customersWith,
  readCompanies,
  readCustomers,
} from "./queries.ts";
import {
  likeCompany,
  likeCustomer,
  type SoughtKeys,
  toCompanyKeys,
  toCustomerKeys,
} from "./same.ts";

/** Of what is typed so many are named at most. */
const mostLike = 3;
/** Shorter names are those of too many. */
const fewestLetters = 4;

/** The record that each row of a list is, if it is here. */
export async function matchRows(
  db: Db,
  owner: Owner,
  { kind, rows }: { kind: DuplicateKind; rows: readonly Sought[] },
) {
  const found =
    kind === "customers"
      ? await findEach(db, owner, rows.map(toCustomerKeys), readCustomersLike, likeCustomer)
      : await findEach(db, owner, rows.map(toCompanyKeys), readCompaniesLike, likeCompany);
  const ids = [...new Set(found.flatMap((one) => one?._id ?? []))];
  return {
    rows: found,
    customers: kind === "customers" ? await readCustomers(db, owner, ids) : [],
    companies: kind === "companies" ? await readCompanies(db, owner, ids) : [],
  };
}

async function findEach<One extends { _id: string }>(
  db: Db,
  owner: Owner,
  rows: readonly SoughtKeys[],
  read: (db: Db, owner: Owner, rows: readonly SoughtKeys[]) => Promise<(row: SoughtKeys) => One[]>,
  rank: (row: SoughtKeys, all: readonly One[]) => { one: One; reason: DuplicateReason }[],
) {
  const likeOf = await read(db, owner, rows);
  return rows.map((row) => {
    const [best] = rank(row, likeOf(row));
    return best ? { _id: best.one._id, reason: best.reason } : null;
  });
}

/** Records that may be the same as what is typed. */
export async function listLike(
  db: Db,
  owner: Owner,
  { kind, except, ...typed }: Sought & { kind: DuplicateKind; except?: string | undefined },
) {
  const isNamed = [...(typed.name ?? "").trim()].length >= fewestLetters;
  const sought = isNamed ? typed : { ...typed, name: "" };
  const isOther = ({ one }: { one: { _id: string } }) => one._id !== except;
  if (kind === "companies") {
    const keys = toCompanyKeys(sought);
    const likeOf = await readCompaniesLike(db, owner, [keys]);
    const found = likeCompany(keys, likeOf(keys)).filter(isOther).slice(0, mostLike);
    return found.map(({ one, reason }) => ({ _id: one._id, name: one.name, company: "", reason }));
  }
  const keys = toCustomerKeys(sought);
  const likeOf = await readCustomersLike(db, owner, [keys], true);
  const all = likeOf(keys);
  const named = all.filter((one) => keys.person !== "" && one.personKey === keys.person);
  const sure = likeCustomer(keys, all);
  const further = named
    .filter((one) => sure.every((other) => other.one._id !== one._id))
    .map((one) => ({ one, reason: "name" as const }));
  return [...sure, ...further]
    .filter(isOther)
    .slice(0, mostLike)
    .map(({ one: { _id, name, companyName }, reason }) => ({
      _id,
      name,
      company: companyName,
      reason,
    }));
}

/** By name alone too, where `isByName`. */
async function readCustomersLike(
  db: Db,
  owner: Owner,
  rows: readonly SoughtKeys[],
  isByName = false,
) {
  const [emails, phones, people] = [
    toList(rows, "email"),
    toList(rows, "phone"),
    toList(rows, "person"),
  ];
  const found = await readTogether(db, owner, [
    customersWith({ owner, keys: emails }, "emailKey"),
    customersWith({ owner, keys: phones }, "phoneKey"),
    isByName
      ? customersWith({ owner, keys: people }, "personKey")
      : customersAt({ owner, pairs: toPairs(rows) }),
  ]);
  const places: [keyof CustomerLike, keyof SoughtKeys][] = [
    ["emailKey", "email"],
    ["phoneKey", "phone"],
    ["personKey", "person"],
  ];
  return toLookUp<CustomerLike>(found, places);
}

async function readCompaniesLike(db: Db, owner: Owner, rows: readonly SoughtKeys[]) {
  const places: [keyof CompanyLike, keyof SoughtKeys][] = [
    ["emailKey", "email"],
    ["phoneKey", "phone"],
    ["websiteKey", "website"],
    ["firmKey", "firm"],
  ];
  const found = await readTogether(
    db,
    owner,
    places.map(([key, of]) => companiesWith({ owner, keys: toList(rows, of) }, key)),
  );
  return toLookUp<CompanyLike>(found, places);
}

function toPairs(rows: readonly SoughtKeys[]): string {
  const pairs = rows
    .filter(({ person, firm }) => person !== "" && firm !== "")
    .map(({ person, firm }) => [`${person}|${firm}`, { person, firm }] as const);
  return JSON.stringify([...new Map(pairs).values()]);
}

function toList(rows: readonly SoughtKeys[], key: keyof SoughtKeys): string {
  return JSON.stringify([...new Set(rows.map((row) => row[key]).filter((text) => text !== ""))]);
}

/** What was found for one row, by any of its keys. */
function toLookUp<One extends { _id: string }>(
  found: readonly (readonly One[])[],
  places: readonly [keyof One, keyof SoughtKeys][],
) {
  const all = places.map(([key, of], place) => ({
    of,
    byKey: Map.groupBy(found[place] ?? [], (one) => String(one[key])),
  }));
  return (row: SoughtKeys): One[] => {
    const some = all.flatMap(({ of, byKey }) => byKey.get(row[of]) ?? []);
    return [...new Map(some.map((one) => [one._id, one])).values()];
  };
}
