import type { DuplicateReason } from "../../shared/matching/duplicate-kinds.ts";
import type { RecordToMatch } from "../../shared/matching/duplicates.ts";
import {
  isSharedEmail,
  mayBeSamePerson,
  toEmailKey,
  toFirmKey,
  toPersonKey,
  toWebsiteKey,
} from "../../shared/matching/match-keys.ts";
import { toPhoneKey } from "../../shared/matching/phone-key.ts";
import type { CompanyLike, CustomerLike, People } from "./queries.ts";

/** What a record is that may be here already. */
export interface KeysToMatch {
  email: string;
  phone: string;
  website: string;
  /** Of a customer. */
  person: string;
  /** Of a company, or of a customer's. */
  firm: string;
  /** As it is written. */
  name: string;
}

export function toCustomerKeys({ name = "", email = "", phone = "", company = "" }: RecordToMatch) {
  // A person without a company has one of the own name.
  const firm = toFirmKey(company || name);
  const keys = { email: toEmailKey(email), phone: toPhoneKey(phone), website: "" };
  return { ...keys, person: toPersonKey(name), firm, name };
}

export function toCompanyKeys({ name = "", email = "", phone = "", website = "" }: RecordToMatch) {
  const keys = { email: toEmailKey(email), phone: toPhoneKey(phone) };
  return { ...keys, website: toWebsiteKey(website), person: "", firm: toFirmKey(name), name };
}

export interface Alike<One> {
  one: One;
  reason: DuplicateReason;
}

/** So many of one phone are looked at; more are only there for somebody without a name. */
const mostPeople = 100;

/**
 * Makes of all who have an email or a phone a function that names those who may be meant. A shared one
 * has very many, so that most are left out by the first letters of their names.
 */
export function findPeople(all: readonly People[], of: "email" | "phone") {
  const known = Map.groupBy(
    all.map((one) => ({ ...one, letters: toLetters(one.personKey) })),
    ({ key }) => key,
  );
  return ({ [of]: key, person }: KeysToMatch): string[] => {
    const people = known.get(key) ?? [];
    // An email names one person unless many read it; a phone belongs to an office as often.
    const [only] = people;
    const isOwn = of === "email" && !isSharedEmail(key) && people.length === 1 && only?.count === 1;
    const letters = toLetters(person);
    const mayBe = people.filter(
      (one) => isOwn || (mayBegin(letters, one.letters) && mayBeSamePerson(person, one.personKey)),
    );
    return mayBe.slice(0, mostPeople).map(({ personKey }) => personKey);
  };
}

/** Makes of all who have an email or a phone a function that names what others than a row have, too. */
export function toCommon(all: Record<"email" | "phone", readonly People[]>) {
  const known = {
    email: Map.groupBy(all.email, ({ key }) => key),
    phone: Map.groupBy(all.phone, ({ key }) => key),
  };
  return (row: KeysToMatch) =>
    (["email", "phone"] as const).filter((of) =>
      known[of].get(row[of])?.some(({ personKey }) => !mayBeSamePerson(row.person, personKey)),
    );
}

/** That the words of a name begin with. */
function toLetters(personKey: string): string[] {
  return personKey.split(" ").flatMap((word, place) => (place > 0 && [...word][0]) || []);
}

function mayBegin(one: readonly string[], other: readonly string[]): boolean {
  const [few, many] = one.length < other.length ? [one, other] : [other, one];
  return few.every((letter) => many.includes(letter));
}

/** Customers that may be the same, the surest first; `all` are of the names that may be meant. */
export function likeCustomer(keys: KeysToMatch, all: readonly CustomerLike[]) {
  const { email, phone, person, firm } = keys;
  const isCalled = (one: CustomerLike) => person !== "" && one.personKey === person;
  return rank<CustomerLike>(keys, [
    ["email", all.filter((one) => email !== "" && one.emailKey === email)],
    ["phone", all.filter((one) => phone !== "" && one.phoneKey === phone)],
    ["name", all.filter((one) => isCalled(one) && one.firmKey === firm)],
  ]);
}

/** Companies that may be the same, the surest first. */
export function likeCompany(keys: KeysToMatch, all: readonly CompanyLike[]) {
  const { email, phone, website, firm } = keys;
  const isCalled = (one: CompanyLike) => firm !== "" && one.firmKey === firm;
  const orAlone = (some: CompanyLike[]) =>
    some.filter((one) => firm === "" || isCalled(one) || some.length === 1);
  return rank<CompanyLike>(keys, [
    ["email", orAlone(all.filter((one) => email !== "" && one.emailKey === email))],
    ["phone", all.filter((one) => phone !== "" && one.phoneKey === phone && isCalled(one))],
    ["website", orAlone(all.filter((one) => website !== "" && one.websiteKey === website))],
    ["name", all.filter(isCalled)],
  ]);
}

/** Those of one reason: the same name first, then the oldest. Each stands with its surest reason. */
function rank<One extends CustomerLike | CompanyLike>(
  { name, person }: KeysToMatch,
  some: readonly (readonly [DuplicateReason, readonly One[]])[],
): Alike<One>[] {
  const score = (one: One) =>
    one.name === name ? 2 : "personKey" in one && one.personKey === person ? 1 : 0;
  const known = new Set<string>();
  return some.flatMap(([reason, ones]) =>
    ones
      .toSorted((a, b) => score(b) - score(a) || (a.createdAt < b.createdAt ? -1 : 1))
      .flatMap((one) => {
        if (known.has(one._id)) return [];
        known.add(one._id);
        return { one, reason };
      }),
  );
}
