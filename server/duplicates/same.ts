import type { DuplicateReason } from "../../shared/duplicate-kinds.ts";
import type { Sought } from "../../shared/duplicates.ts";
import {
  isSharedEmail,
  mayBeSamePerson,
  toEmailKey,
  toFirmKey,
  toPersonKey,
  toWebsiteKey,
} from "../../shared/match-keys.ts";
import { toPhoneKey } from "../../shared/phone-key.ts";
import type { CompanyLike, CustomerLike } from "./queries.ts";

/** What a record is that may be here already. */
export interface SoughtKeys {
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

export function toCustomerKeys({ name = "", email = "", phone = "", company = "" }: Sought) {
  // A person without a company has one of the own name.
  const firm = toFirmKey(company || name);
  const keys = { email: toEmailKey(email), phone: toPhoneKey(phone), website: "" };
  return { ...keys, person: toPersonKey(name), firm, name };
}

export function toCompanyKeys({ name = "", email = "", phone = "", website = "" }: Sought) {
  const keys = { email: toEmailKey(email), phone: toPhoneKey(phone) };
  return { ...keys, website: toWebsiteKey(website), person: "", firm: toFirmKey(name), name };
}

interface Alike<One> {
  one: One;
  reason: DuplicateReason;
}

/**
 * Customers that may be the same, the surest first. An email names one person unless many read it; a
 * phone belongs to an office as often, so the name must not contradict it.
 */
export function likeCustomer(sought: SoughtKeys, all: readonly CustomerLike[]) {
  const { email, phone, person, firm } = sought;
  const mayBe = (one: CustomerLike) => mayBeSamePerson(person, one.personKey);
  const byEmail = all.filter((one) => email !== "" && one.emailKey === email);
  const isShared = isSharedEmail(email) || byEmail.length > 1;
  const isCalled = (one: CustomerLike) => person !== "" && one.personKey === person;
  return rank<CustomerLike>(sought, [
    ["email", byEmail.filter((one) => mayBe(one) || !isShared)],
    ["phone", all.filter((one) => phone !== "" && one.phoneKey === phone && mayBe(one))],
    ["name", all.filter((one) => isCalled(one) && one.firmKey === firm)],
  ]);
}

/** Companies that may be the same, the surest first. */
export function likeCompany(sought: SoughtKeys, all: readonly CompanyLike[]) {
  const { email, phone, website, firm } = sought;
  const isCalled = (one: CompanyLike) => firm !== "" && one.firmKey === firm;
  const orAlone = (some: CompanyLike[]) =>
    some.filter((one) => firm === "" || isCalled(one) || some.length === 1);
  return rank<CompanyLike>(sought, [
    ["email", orAlone(all.filter((one) => email !== "" && one.emailKey === email))],
    ["phone", all.filter((one) => phone !== "" && one.phoneKey === phone && isCalled(one))],
    ["website", orAlone(all.filter((one) => website !== "" && one.websiteKey === website))],
    ["name", all.filter(isCalled)],
  ]);
}

/** Those of one reason: the same name first, then the oldest. Each stands with its surest reason. */
function rank<One extends CustomerLike | CompanyLike>(
  { name, person }: SoughtKeys,
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
