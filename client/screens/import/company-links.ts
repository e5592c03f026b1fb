import { toEmailKey, toWebsiteKey } from "../../../shared/matching/match-keys.ts";
import { placeHere } from "../../lib/people/place.ts";
import type { Named } from "./rows/named.ts";

/** The companies that files of this tab have brought, by their ids in those files. */
let links = new Map<string, Named>();
let owner = "";

/** So that a file of people, which names its companies by these ids, finds them. */
export function rememberCompanies(
  companies: Iterable<readonly [id: string, company: Named]>,
): void {
  const place = placeHere();
  if (place !== owner) links = new Map();
  owner = place;
  for (const [id, company] of companies) links.set(toIdKey(id), company);
}

export function linkOf(id: string): Named | undefined {
  return placeHere() === owner ? links.get(toIdKey(id)) : undefined;
}

/** Salesforce writes an id with 15 letters in reports and with 18, of which three are a check, in files. */
function toIdKey(id: string): string {
  return /^[a-z\d]{15}(?:[a-z\d]{3})?$/i.test(id) ? id.slice(0, 15) : id.toLowerCase();
}

/** Where a company stands in what is known, by its id in another file; no name begins so. */
export function idKey(id: string): string {
  return `\nid ${toIdKey(id)}`;
}

export function domainKey(domain: string): string {
  return `\nsite ${domain}`;
}

/** Where everybody may have an address, so that it tells of no company. */
const mailHosts =
  /^(?:(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|t-online|freenet|mail|email|proton|protonmail|pm|fastmail|zoho|yandex|qq|163|126|naver|daum|orange|wanadoo|free|sfr|laposte|libero|virgilio|tiscali|telenet|ziggo|kpnmail|planet|comcast|verizon|att|sbcglobal|cox|bellsouth|btinternet|sky|talktalk|rambler|seznam|wp|onet|o2|interia|uol|bol|terra|rediffmail|docomo|ezweb|softbank)\.[a-z.]{2,7}|.*\.(?:edu|ac\.[a-z]{2}))$/;

/** The domain of a person's work, as the company's website has it; empty where it may be anybody's. */
export function workDomain(email: string, website: string): string {
  const own = toWebsiteKey(website);
  if (own !== "") return own;
  const [, host = ""] = toEmailKey(email).split("@");
  return mailHosts.test(host) ? "" : toWebsiteKey(host);
}
