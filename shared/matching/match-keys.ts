import { isPlaceholderEmail, isPlaceholderHost, isPlaceholderName } from "../text/placeholders.ts";
import { plainWords } from "../text/plain-words.ts";
import { readFirmName } from "./firm-name.ts";
import { isWithin, readPersonName } from "./person-name.ts";
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
  if (isPlaceholderEmail(local, domain)) return "";
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  const name = isGmail ? local.replace(/\+.*/, "").replaceAll(".", "") : local;
  return cut(`${name}@${isGmail ? "gmail.com" : domain}`);
}

export function isSharedEmail(emailKey: string): boolean {
  return shared.test(emailKey);
}

/** Where each has a page: there the page tells, not the host. */
const hosts =
  /(?:^|\.)(?:facebook|instagram|linkedin|xing|twitter|youtube|tiktok|pinterest|etsy|ebay|amazon|yelp|google)\.[a-z.]+$|(?:^|\.)(?:x\.com|linktr\.ee)$/;
/** Where each has a name below the host: `berg.wordpress.com`. */
const sharedHosts =
  /(?:^|\.)(?:(?:wordpress|wixsite|weebly|squarespace|jimdo|jimdofree|webnode|myshopify|tumblr|strikingly|godaddysites|blogspot|substack|medium|herokuapp|webs)\.com|(?:github|gitlab|webflow|gitbook)\.io|(?:netlify|vercel|web)\.app|jimdosite\.com|webnode\.page|carrd\.co|pages\.dev|notion\.site|business\.site|blogspot\.[a-z.]+)$/;
/** Where each has several sites below that name. */
const sites = /\.(?:wixsite\.com|git(?:hub|lab)\.io|notion\.site)$/;

/** The domain of a website, or the page where many have one at the same host. */
export function toWebsiteKey(website: string): string {
  const typed = website.trim();
  if (typed === "") return "";
  const url = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url?.hostname.includes(".")) return "";
  const host = url.hostname.replace(/^www\d?\./, "").replace(/\.$/, "");
  if (isPlaceholderHost(host)) return "";
  const page = url.pathname.replace(/\/+$/, "").toLowerCase();
  if (sites.test(host)) return cut(`${host}${page.split("/", 2).join("/")}`);
  const isHost = hosts.test(host) || (sharedHosts.test(host) && host.split(".").length === 2);
  if (!isHost) return cut(host);
  return page === "" ? "" : cut(`${host}${page}`);
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
  const { parts } = readPersonName(name);
  return parts.length === 0 || isPlaceholderName(parts)
    ? ""
    : cut(`${toInitials(parts)} ${[...parts].sort().join(" ")}`);
}

/**
 * Whether two keys may be of one person: each part of the shorter name is in the other, in full or
 * by its initial. A name that is not known contradicts none.
 */
export function mayBeSamePerson(one: string, other: string): boolean {
  return isWithin(one.split(" ").slice(1), other.split(" ").slice(1));
}

/**
 * A company's name without its legal form, spaces and spelling: `Berg & Co` and `Berg & Co. GmbH`
 * have the same key.
 */
export function toFirmKey(name: string): string {
  return isPlaceholderName(plainWords(name)) ? "" : cut(readFirmName(name).key);
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
