import { duplicateEndpoints } from "../../../shared/duplicates.ts";
import { importLimits } from "../../../shared/imports.ts";
import { tagEndpoints } from "../../../shared/tags.ts";
import { call } from "../../lib/api.ts";
import type { SliceOptions } from "../in-slices.ts";
import type { Known } from "../types.ts";
import { nameKey, tagKey } from "./names.ts";

/** What the account has, as far as it is known before any name was asked for. */
export async function loadKnown(signal?: AbortSignal): Promise<Known> {
  const { data } = await call(tagEndpoints.list, signal ? { signal } : {});
  return {
    companies: new Map(),
    customers: new Map(),
    newTags: new Set(),
    tags: new Map(data.map(({ _id, name }) => [tagKey(name), { _id, name }])),
  };
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
    for (const [place, [key]] of page.entries()) {
      const found = companies.get(data.rows[place]?._id ?? "");
      known.companies.set(key, found ? { _id: found._id, name: found.name } : null);
    }
    onProgress?.(start + page.length, entries.length);
  }
}
