import { companyEndpoints } from "../../../../shared/kinds/companies.ts";
import { tagEndpoints } from "../../../../shared/kinds/tags.ts";
import { duplicateEndpoints } from "../../../../shared/matching/duplicates.ts";
import { fold } from "../../../../shared/text/fold.ts";
import { importLimits } from "../../../../shared/transfer/imports.ts";
import { call } from "../../../lib/api.ts";
import { isMissing } from "../../../lib/api-error.ts";
import { domainKey, idKey, linkOf } from "../company-links.ts";
import type { SliceOptions } from "../in-slices.ts";
import { nameKey, tagKey } from "../names.ts";
import { type Known, knowNothing, type NamedCompany } from "./named.ts";

/** What the account has, as far as it is known before any name was asked for. */
export async function loadKnown(signal?: AbortSignal): Promise<Known> {
  const { data } = await call(tagEndpoints.list, signal ? { signal } : {});
  const tags = new Map(data.map(({ _id, name }) => [tagKey(name), { _id, name }]));
  return { ...knowNothing(), tags };
}

/** Asks which of the names are companies of the account; each name is asked for only once. */
export async function learnCompanies(
  known: Known,
  names: Iterable<string>,
  { onProgress, signal }: SliceOptions = {},
): Promise<void> {
  const asked = new Map<string, string>();
  for (const name of names) {
    const key = nameKey(name);
    if (key !== "" && !known.companies.has(key)) asked.set(key, name);
  }
  const entries = [...asked];
  for (let start = 0; start < entries.length; start += importLimits.chunkRows) {
    const page = entries.slice(start, start + importLimits.chunkRows);
    const { data } = await call(duplicateEndpoints.match, {
      body: { kind: "companies", rows: page.map(([, name]) => ({ name })) },
      ...(signal ? { signal } : {}),
    });
    const companies = new Map(data.companies.map((company) => [company._id, company]));
    for (const [place, [key, name]] of page.entries()) {
      const hit = data.rows[place];
      const found = companies.get(hit?._id ?? "");
      // Jackson PLC is not Jackson Inc., and of several none is meant that is called otherwise.
      const isMeant =
        hit?.against.length === 0 ||
        (found !== undefined && nameKey(found.name) === key && fold(found.name) === fold(name));
      known.companies.set(key, found && isMeant ? toNamed(found) : null);
    }
    onProgress?.(start + page.length, entries.length);
  }
}

function toNamed({ _id, name, website, address }: NamedCompany): NamedCompany {
  return { _id, name, ...(website && { website }), ...(address && { address }) };
}

/**
 * Finds the companies that rows name by their ids in a file of companies that was imported before,
 * and those that have the website of a person's work. What was undone or deleted meanwhile is not found.
 */
export async function learnLinked(
  known: Known,
  { ids, domains }: { ids: Iterable<string>; domains: Iterable<string> },
  options: SliceOptions = {},
): Promise<void> {
  const { signal } = options;
  const links = [...new Set(ids)].flatMap((id) => {
    const link = known.companies.has(idKey(id)) ? undefined : linkOf(id);
    return link ? [{ id, link }] : [];
  });
  await learnCompanies(
    known,
    links.map(({ link }) => link.name),
    options,
  );
  for (const { id, link } of links) {
    const named = known.companies.get(nameKey(link.name));
    // Another one has the same name: this one is asked for by itself.
    const found = named?._id === link._id ? named : await findCompany(link._id, signal);
    known.companies.set(idKey(id), found);
  }
  const asked = [...new Set(domains)].filter(
    (domain) => domain !== "" && !known.companies.has(domainKey(domain)),
  );
  for (let start = 0; start < asked.length; start += importLimits.chunkRows) {
    const page = asked.slice(start, start + importLimits.chunkRows);
    const { data } = await call(duplicateEndpoints.match, {
      body: { kind: "companies", rows: page.map((website) => ({ website })) },
      ...(signal ? { signal } : {}),
    });
    const companies = new Map(data.companies.map((company) => [company._id, company]));
    for (const [place, domain] of page.entries()) {
      const hit = data.rows[place];
      const found = hit?.reason === "website" ? companies.get(hit._id) : undefined;
      known.companies.set(domainKey(domain), found ? toNamed(found) : null);
    }
  }
}

async function findCompany(id: string, signal?: AbortSignal): Promise<NamedCompany | null> {
  try {
    const params = { id };
    const { data } = await call(companyEndpoints.get, { params, ...(signal ? { signal } : {}) });
    return toNamed(data);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
