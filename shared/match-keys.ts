import { fold, spelling } from "./fold.ts";
import { toPhoneKey } from "./phone-key.ts";

// How records are compared that may be the same. Equal keys mean the same email, phone, website or
// name; an empty key means that there is nothing to compare. They are stored, so a change of them
// requires a new `keyVersion`.

/** Several stand in one index, of which PostgreSQL takes no long entries. */
const maxKey = 150;

/** Addresses that several people read: they tell of a company, but not of a person. */
const shared =
  /^(?:info|office|contact|kontakt|contacto|contatto|contato|hello|hallo|hi|mail|email|post|team|sales|verkauf|ventas|vendite|support|service|admin|accounting|billing|invoices?|rechnung|buero|empfang|reception|welcome|no-?reply)@/;

/** Without capitals; in Gmail dots and what follows a plus do not count either. */
export function toEmailKey(email: string): string {
  const key = email.trim().normalize("NFC").toLowerCase();
  const [, local, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(key) ?? [];
  if (local === undefined || domain === undefined) return "";
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  const name = isGmail ? local.replace(/\+.*/, "").replaceAll(".", "") : local;
  return cut(`${name}@${isGmail ? "gmail.com" : domain}`);
}

export function isSharedEmail(emailKey: string): boolean {
  return shared.test(emailKey);
}

/** Where each company has a page: there the page tells, not the host. */
const hosts =
  /(?:^|\.)(?:facebook|instagram|linkedin|xing|twitter|youtube|tiktok|pinterest|etsy|ebay|amazon|yelp|google)\.[a-z.]+$|(?:^|\.)(?:x\.com|linktr\.ee)$/;

/** The domain of a website, or the page where many have one at the same host. */
export function toWebsiteKey(website: string): string {
  const typed = website.trim();
  if (typed === "") return "";
  const url = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url?.hostname.includes(".")) return "";
  const host = url.hostname.replace(/^www\d?\./, "").replace(/\.$/, "");
  const page = url.pathname.replace(/\/+$/, "").toLowerCase();
  if (!hosts.test(host)) return cut(host);
  return page === "" ? "" : cut(`${host}${page}`);
}

const titles = new Set(
  "mr mrs ms miss mx dr prof professor herr frau dipl ing phd mba msc bsc jr sr ii iii mme mlle sra".split(
    " ",
  ),
);

/** The parts of a person's name, the first name first: without titles and middle initials. */
function toNameParts(name: string): string[] {
  const [last = "", first, ...more] = name.split(",");
  const isTurned = first !== undefined && more.length === 0 && plainWords(first).some(isName);
  const all = plainWords(isTurned ? `${first} ${last}` : name);
  const named = all.filter(isName);
  const words = named.length > 0 ? named : all;
  const long = words.filter((word) => [...word].length > 1);
  return long.length > 1 ? long : words;
}

function isName(word: string): boolean {
  return !titles.has(word);
}

/** Written without a space between both names. */
const unspaced = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]{2,}$/u;

/** The first letters of first and last name; a dash stands for the one that is not there. */
function toInitials(parts: readonly string[]): string {
  const [only = ""] = parts;
  const both = parts.length > 1 || unspaced.test(only);
  const [start = "", end = ""] = both
    ? [[...only][0], parts.length > 1 ? [...(parts.at(-1) ?? "")][0] : [...only].at(-1)]
    : ["-", [...only][0]];
  return [start, end].sort().join("");
}

/**
 * A person's name in any order and spelling: `Jäger, Jürgen` and `Dr. Juergen Jaeger` have the same
 * key. It begins with two initials, by which `A. Berg` may be Anna Berg; of half a
 * name the first is a dash.
 */
export function toPersonKey(name: string): string {
  const parts = toNameParts(name);
  return parts.length === 0 ? "" : cut(`${toInitials(parts)} ${[...parts].sort().join(" ")}`);
}

/**
 * Whether two keys may be of one person: each part of the shorter name is in the other, in full or
 * by its initial. A name that is not known contradicts none.
 */
export function mayBeSamePerson(one: string, other: string): boolean {
  const [few = [], many = []] = [one, other]
    .map((key) => key.split(" ").slice(1))
    .sort((a, b) => a.length - b.length);
  const left = [...many];
  // Whole words first, so that an initial does not take one of them away.
  return few
    .toSorted((a, b) => b.length - a.length)
    .every((part) => {
      const place = left.findIndex((word) => word === part || isInitial(part, word));
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    });
}

function isInitial(one: string, other: string): boolean {
  return (
    (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other))
  );
}

const legalForms = new Set(
  "gmbh mbh ggmbh ag kg kgaa ohg og gbr ug eg ek eu ev se co cie inc incorporated llc llp lp ltd limited plc corp corporation company pty pte sa sas sasu sarl eurl sl slu srl srls spa snc bv nv vof cv bvba oy oyj ab as asa aps lda ltda kft doo sro spzoo haftungsbeschrankt and und et y e".split(
    " ",
  ),
);

/**
 * A company's name without its legal form, spaces and spelling: `Berg & Co` and `Berg & Co. GmbH`
 * have the same key.
 */
export function toFirmKey(name: string): string {
  const words = plainWords(name.replace(/(?<=\p{L})\.(?=\p{L}\b)/gu, ""));
  const first = words[0] === "the" && words.length > 1 ? 1 : 0;
  let end = words.length;
  while (end > first + 1 && legalForms.has(words[end - 1] ?? "")) end -= 1;
  const joining = new Set(["and", "und"]);
  return cut(
    words
      .slice(first, end)
      .filter((word) => !joining.has(word))
      .join(""),
  );
}

/** Not in the middle of a character, which no database stores. */
function cut(key: string): string {
  return key.length <= maxKey ? key : key.slice(0, maxKey).replace(/[\ud800-\udbff\s]+$/, "");
}

/** By the columns that hold them: what each kind of record is compared by. */
export const matchKeys = {
  customers: {
    emailKey: { field: "email", toKey: toEmailKey },
    phoneKey: { field: "phone", toKey: toPhoneKey },
    personKey: { field: "name", toKey: toPersonKey },
  },
  companies: {
    emailKey: { field: "email", toKey: toEmailKey },
    phoneKey: { field: "phone", toKey: toPhoneKey },
    websiteKey: { field: "website", toKey: toWebsiteKey },
    firmKey: { field: "name", toKey: toFirmKey },
  },
} as const;

/** The words of a text with `ü`, `ue` and `u` as the same. */
function plainWords(text: string): string[] {
  return fold(text)
    .replace(spelling, (_, letter) => letter ?? "a")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
