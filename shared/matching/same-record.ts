import { plainWords } from "../text/plain-words.ts";
import {
  type Contradiction,
  contradictions,
  type DuplicateKind,
  type DuplicateReason,
} from "./duplicate-kinds.ts";
import { areTwoFirms, readFirmName } from "./firm-name.ts";
import { isSharedEmail, toEmailKey, toFirmKey, toPersonKey, toWebsiteKey } from "./match-keys.ts";
import { areTwoPeople, readPersonName } from "./person-name.ts";
import { toPhoneKey } from "./phone-key.ts";

// Whether two records are the same, the only place that says so: the check of an import, its forecast
// and the server ask here. Sure is only where something that one alone has agrees and nothing
// contradicts. Everything else may be the same, which an import adds.

/** What tells whether two records are the same, as it is written. */
export interface Told {
  name: string;
  email?: string;
  phone?: string;
  /** Of a company. */
  website?: string;
  address?: string;
  /** Of a customer: the name of the company, empty for one without. */
  company?: string;
}

export interface Verdict {
  /** What agrees, the surest. */
  reason: DuplicateReason;
  isSure: boolean;
  against: Contradiction[];
  /** All that tells them apart is the same, or missing in both. */
  isWhole: boolean;
}

/** What somebody else with another name has, too: it tells of nobody alone. */
export type Common = readonly ("email" | "phone")[];

/** A record as it is compared; it takes a while to make. */
export interface Identity {
  kind: DuplicateKind;
  name: string;
  email: string;
  phone: string;
  website: string;
  /** Words of an address. */
  address: string[];
  person: ReturnType<typeof readPersonName>;
  personKey: string;
  /** Of a company, or of a customer's. */
  firm: ReturnType<typeof readFirmName>;
  /** The company tells nothing where it is only called as the customer. */
  hasFirm: boolean;
}

export function toIdentity(kind: DuplicateKind, told: Told): Identity {
  const { name, email = "", phone = "", website = "", address = "", company = "" } = told;
  const isCompany = kind === "companies";
  const called = isCompany ? name : company;
  const person = readPersonName(isCompany ? "" : name);
  const personKey = isCompany ? "" : toPersonKey(name);
  return {
    kind,
    name: plainWords(name).join(" "),
    email: toEmailKey(email),
    phone: toPhoneKey(phone),
    website: toWebsiteKey(website),
    address: plainWords(address),
    person: personKey === "" ? readPersonName("") : person,
    personKey,
    firm: { ...readFirmName(called), key: toFirmKey(called) },
    hasFirm: isCompany || (called !== "" && toPersonKey(called) !== personKey),
  };
}

/** Null where nothing agrees. */
export function compareRecords(
  one: Identity,
  other: Identity,
  common: Common = [],
): Verdict | null {
  const reason = findReason(one, other);
  if (!reason) return null;
  const against = findContradictions(one, other);
  const isSure = against.length === 0 && isProof(one, other, common);
  return { reason, isSure, against, isWhole: isWhole(one, other) };
}

function findReason(one: Identity, other: Identity): DuplicateReason | null {
  for (const part of ["email", "phone", "website"] as const) {
    if (agree(one, other, part)) return part;
  }
  const isNamed = one.kind === "companies" ? isSameFirm(one, other) : isSamePerson(one, other);
  return isNamed && (one.kind === "companies" || isSameFirm(one, other) || isAlone(one, other))
    ? "name"
    : null;
}

function agree(one: Identity, other: Identity, part: "email" | "phone" | "website"): boolean {
  return one[part] !== "" && one[part] === other[part];
}

function isSamePerson(one: Identity, other: Identity): boolean {
  return one.personKey !== "" && one.personKey === other.personKey;
}

function isSameFirm(one: Identity, other: Identity): boolean {
  return one.firm.key !== "" && one.firm.key === other.firm.key;
}

/** Neither has a company of another name than the own. */
function isAlone(one: Identity, other: Identity): boolean {
  return !one.hasFirm && !other.hasFirm;
}

/**
 * Something that one alone has. An office's phone or address proves it only for the same name at the same
 * company; a phone always needs the same name, and a company's website its name.
 */
function isProof(one: Identity, other: Identity, common: Common): boolean {
  const has = (part: "email" | "phone" | "website") => agree(one, other, part);
  if (one.kind === "companies") {
    return isSameFirm(one, other) && (has("email") || has("website") || has("phone"));
  }
  const isOwn = (part: "email" | "phone") => has(part) && !common.includes(part);
  if (isOwn("email") && !isSharedEmail(one.email)) return true;
  if (!isSamePerson(one, other)) return false;
  if (isOwn("phone") || (has("email") && has("phone"))) return true;
  const isAtOne = one.hasFirm && other.hasFirm && isSameFirm(one, other);
  return isAtOne && (has("email") || has("phone"));
}

/** Empty where nothing contradicts that two are one. */
export function findContradictions(one: Identity, other: Identity): Contradiction[] {
  const isCompany = one.kind === "companies";
  const areTwo = isCompany
    ? areTwoFirms(one.firm, other.firm)
    : areTwoPeople(one.person, other.person);
  const differ = (part: "email" | "phone") =>
    one[part] !== "" && other[part] !== "" && one[part] !== other[part];
  const all: Record<Contradiction, boolean> = {
    name: areTwo,
    email: differ("email"),
    phone: differ("phone"),
    website: areTwoSites(one.website, other.website),
    address: areTwoPlaces(one.address, other.address),
    several: false,
  };
  return contradictions.filter((part) => all[part]);
}

/** A part of a site is the same site. */
function areTwoSites(one: string, other: string): boolean {
  if (one === "" || other === "" || one === other) return false;
  return !one.endsWith(`.${other}`) && !other.endsWith(`.${one}`);
}

/**
 * Addresses are written in many ways, so only those are two of which the shorter has a number that the
 * longer has not, or that have no word in common.
 */
function areTwoPlaces(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return false;
  const [few = [], many = []] = [one, other].map((words) =>
    words.filter((word) => /\d/.test(word)),
  );
  const [less, more] = few.length < many.length ? [few, many] : [many, few];
  if (less.some((number) => !more.includes(number))) return true;
  return !one.some((word) => other.includes(word));
}

function isWhole(one: Identity, other: Identity): boolean {
  return (
    one.name === other.name &&
    one.email === other.email &&
    one.phone === other.phone &&
    one.website === other.website &&
    one.address.join(" ") === other.address.join(" ") &&
    one.firm.key === other.firm.key &&
    one.firm.form === other.firm.form
  );
}

/** Whether the names are of two, so that what both have tells of neither alone. */
export function areTwoNames(one: Identity, other: Identity): boolean {
  return findContradictions(one, other).includes("name");
}
