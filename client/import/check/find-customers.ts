import { duplicateEndpoints } from "../../../shared/duplicates.ts";
import { importLimits } from "../../../shared/imports.ts";
import { toPersonKey } from "../../../shared/match-keys.ts";
import { call } from "../../lib/api.ts";
import type { SliceOptions } from "../in-slices.ts";
import type { Draft, Known, Match } from "../types.ts";
import { whoKey, whoOf } from "./belongings.ts";

type Who = ReturnType<typeof whoOf>;

/** Asks who appointments are with; each is asked for only once. */
export async function learnCustomers(
  known: Known,
  drafts: readonly Draft[],
  match: Match,
  options: SliceOptions,
): Promise<void> {
  const asked = new Map<string, Who>();
  for (const draft of drafts) {
    const who = whoOf(draft, match);
    const key = whoKey(who);
    if (!known.customers.has(key) && (who.name || who.email || who.phone)) asked.set(key, who);
  }
  await learn(known, asked, options);
  // By a name alone nobody is found who has another company, unless there is only one of that name.
  const named = new Map<string, Who>();
  for (const [key, who] of asked) {
    if (known.customers.get(key) || who.company !== "" || who.name === "") continue;
    const company = await companyOf(who.name, options.signal);
    if (company !== null) named.set(key, { ...who, company });
  }
  await learn(known, named, options);
}

async function learn(
  known: Known,
  asked: ReadonlyMap<string, Who>,
  { onProgress, signal }: SliceOptions,
): Promise<void> {
  const entries = [...asked];
  for (let start = 0; start < entries.length; start += importLimits.chunkRows) {
    const page = entries.slice(start, start + importLimits.chunkRows);
    const { data } = await call(duplicateEndpoints.match, {
      body: { kind: "customers", rows: page.map(([, who]) => who) },
      ...(signal && { signal }),
    });
    const customers = new Map(data.customers.map((customer) => [customer._id, customer]));
    for (const [place, [key]] of page.entries()) {
      const hit = data.rows[place];
      const isMeant = hit?.isSure || hit?.against.length === 0;
      const found = isMeant ? customers.get(hit._id) : undefined;
      known.customers.set(
        key,
        found
          ? {
              customer: { _id: found._id, name: found.name },
              company: { _id: found.company, name: found.companyName },
            }
          : null,
      );
    }
    onProgress?.(start + page.length, entries.length);
  }
}

/** The company of the only customer of that name; null where there are none or several. */
async function companyOf(name: string, signal?: AbortSignal): Promise<string | null> {
  const { data } = await call(duplicateEndpoints.like, {
    query: { name },
    ...(signal && { signal }),
  });
  const person = toPersonKey(name);
  const [only, ...others] = data.filter((one) => toPersonKey(one.name) === person);
  return only && others.length === 0 ? only.company : null;
}
