import type { DuplicateKind } from "../../shared/matching/duplicate-kinds.ts";
import type { ListedRow, RecordToMatch } from "../../shared/matching/duplicates.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { readTogether, readWide } from "../db/query/prepared.ts";
import { chooseMatch } from "./choose-match.ts";
import {
  type CompanyLike,
  type CustomerLike,
  companiesWith,
  customersAt,
  customersNamed,
  customersWith,
  peopleWith,
  readCompanies,
  readCustomers,
} from "./queries.ts";
import {
  findPeople,
  type KeysToMatch,
  likeCompany,
  likeCustomer,
  toCommon,
  toCompanyKeys,
  toCustomerKeys,
} from "./same.ts";

/** Of what is typed so many are named at most. */
const mostLike = 3;
/** Shorter names are those of too many. */
const fewestLetters = 4;

/** The record that each row of a list is or may be, if one is here. */
export async function matchRows(
  db: Db,
  owner: Owner,
  { kind, rows }: { kind: DuplicateKind; rows: readonly ListedRow[] },
) {
  const found =
    kind === "customers"
      ? await matchCustomers(db, owner, rows)
      : await matchCompanies(db, owner, rows);
  const ids = [...new Set(found.flatMap((one) => (one ? [one._id, ...one.whole] : [])))];
  return {
    rows: found,
    customers: kind === "customers" ? await readCustomers(db, owner, ids) : [],
    companies: kind === "companies" ? await readCompanies(db, owner, ids) : [],
  };
}

// A list is imported page by page, so both read wide: others do not wait for it.

async function matchCustomers(db: Db, owner: Owner, rows: readonly ListedRow[]) {
  const allKeys = rows.map(toCustomerKeys);
  const { likeOf, commonOf } = await readCustomersLike(db, owner, allKeys, readWide);
  return rows.map((row, place) => {
    const keys = allKeys[place];
    if (!keys) return null;
    const common = [...(row.common ?? []), ...commonOf(keys)];
    const alike = likeCustomer(keys, likeOf(keys));
    return chooseMatch("customers", row, alike, common);
  });
}

async function matchCompanies(db: Db, owner: Owner, rows: readonly ListedRow[]) {
  const allKeys = rows.map(toCompanyKeys);
  const likeOf = await readCompaniesLike(db, owner, allKeys, readWide);
  return rows.map((row, place) => {
    const keys = allKeys[place];
    return keys ? chooseMatch("companies", row, likeCompany(keys, likeOf(keys)), []) : null;
  });
}

/** Records that may be the same as what is typed. */
export async function listLike(
  db: Db,
  owner: Owner,
  { kind, except, ...typed }: RecordToMatch & { kind: DuplicateKind; except?: string | undefined },
) {
  const isNamed = [...(typed.name ?? "").trim()].length >= fewestLetters;
  const asked = isNamed ? typed : { ...typed, name: "" };
  const isOther = ({ one }: { one: { _id: string } }) => one._id !== except;
  if (kind === "companies") {
    const keys = toCompanyKeys(asked);
    const likeOf = await readCompaniesLike(db, owner, [keys], readTogether);
    const found = likeCompany(keys, likeOf(keys)).filter(isOther).slice(0, mostLike);
    return found.map(({ one, reason }) => ({ _id: one._id, name: one.name, company: "", reason }));
  }
  const keys = toCustomerKeys(asked);
  const { likeOf } = await readCustomersLike(db, owner, [keys], readTogether, true);
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

type Read = typeof readTogether;

/** By name alone too, where `isByName`. */
async function readCustomersLike(
  db: Db,
  owner: Owner,
  rows: readonly KeysToMatch[],
  read: Read,
  isByName = false,
) {
  const [atEmail, atPhone] = await read(db, owner, [
    peopleWith({ owner, keys: toList(rows, "email") }, "emailKey"),
    peopleWith({ owner, keys: toList(rows, "phone") }, "phoneKey"),
  ]);
  const byEmail = pairUp(rows, "email", findPeople(atEmail, "email"));
  const byPhone = pairUp(rows, "phone", findPeople(atPhone, "phone"));
  const found = await read(db, owner, [
    customersWith({ owner, pairs: byEmail.pairs }, "emailKey"),
    customersWith({ owner, pairs: byPhone.pairs }, "phoneKey"),
    isByName
      ? customersNamed({ owner, keys: toList(rows, "person") })
      : customersAt({ owner, pairs: toPairs(rows) }),
  ]);
  const likeOf = toLookUp<CustomerLike>(found, [
    [(one) => `${one.emailKey} ${one.personKey}`, byEmail.keysOf],
    [(one) => `${one.phoneKey} ${one.personKey}`, byPhone.keysOf],
    [(one) => one.personKey, ({ person }) => [person]],
  ]);
  return { likeOf, commonOf: toCommon({ email: atEmail, phone: atPhone }) };
}

/** The pairs of a key and a name that are looked for, and those of one row. */
function pairUp(
  rows: readonly KeysToMatch[],
  of: "email" | "phone",
  findNames: (row: KeysToMatch) => string[],
) {
  const pairs = new Map<string, { key: string; person: string }>();
  const byRow = new Map<KeysToMatch, string[]>();
  for (const row of rows) {
    const key = row[of];
    const names = key === "" ? [] : findNames(row);
    for (const person of names) pairs.set(`${key} ${person}`, { key, person });
    const keys = names.map((person) => `${key} ${person}`);
    byRow.set(row, keys);
  }
  return {
    pairs: JSON.stringify([...pairs.values()]),
    keysOf: (row: KeysToMatch) => byRow.get(row) ?? [],
  };
}

async function readCompaniesLike(db: Db, owner: Owner, rows: readonly KeysToMatch[], read: Read) {
  const places: [keyof CompanyLike, keyof KeysToMatch][] = [
    ["emailKey", "email"],
    ["phoneKey", "phone"],
    ["websiteKey", "website"],
    ["firmKey", "firm"],
  ];
  const found = await read(
    db,
    owner,
    places.map(([key, of]) => companiesWith({ owner, keys: toList(rows, of) }, key)),
  );
  return toLookUp<CompanyLike>(
    found,
    places.map(([key, of]) => [(one) => one[key], (row) => [row[of]]]),
  );
}

function toPairs(rows: readonly KeysToMatch[]): string {
  const pairs = rows
    .filter(({ person, firm }) => person !== "" && firm !== "")
    .map(({ person, firm }) => [`${person}|${firm}`, { person, firm }] as const);
  return JSON.stringify([...new Map(pairs).values()]);
}

function toList(rows: readonly KeysToMatch[], key: keyof KeysToMatch): string {
  return JSON.stringify([...new Set(rows.map((row) => row[key]).filter((text) => text !== ""))]);
}

/** What was found for one row, by any of its keys. */
function toLookUp<One extends { _id: string }>(
  found: readonly (readonly One[])[],
  places: readonly [keyOf: (one: One) => string, keysOf: (row: KeysToMatch) => string[]][],
) {
  const all = places.map(([keyOf, keysOf], place) => ({
    keysOf,
    byKey: Map.groupBy(found[place] ?? [], keyOf),
  }));
  return (row: KeysToMatch): One[] => {
    const some = all.flatMap(({ keysOf, byKey }) =>
      keysOf(row).flatMap((key) => byKey.get(key) ?? []),
    );
    return [...new Map(some.map((one) => [one._id, one])).values()];
  };
}
