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
