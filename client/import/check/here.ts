import { duplicateEndpoints, type Sought } from "../../../shared/duplicates.ts";
import { importLimits } from "../../../shared/imports.ts";
import { call } from "../../lib/api.ts";
import { mapInSlices, type SliceOptions } from "../in-slices.ts";
import type { Draft, Here, Known, Match } from "../types.ts";
import { changesTo } from "./compare.ts";
import { textOf, withCompany } from "./drafts.ts";
import { learnCompanies } from "./known.ts";
import { keysOf } from "./same.ts";

interface FindOptions extends SliceOptions {
  /** The numbers of the rows that were edited; without it all are looked up. */
  edited?: ReadonlySet<number>;
}

/** The drafts with who is here already, which rows are the same, and which companies are known. */
export async function findHere(
  drafts: readonly Draft[],
  match: Match,
  known: Known,
  { edited, ...options }: FindOptions = {},
): Promise<Draft[]> {
  const asked = drafts.filter(({ number }) => edited?.has(number) ?? true);
  if (match.kind !== "companies") {
    await learnCompanies(known, companyNames(asked), options);
  }
  const found = new Map<number, Draft>();
  for (let start = 0; start < asked.length; start += importLimits.chunkRows) {
    const page = asked
      .slice(start, start + importLimits.chunkRows)
      .map((draft) => withCompany(draft, match, known));
    for (const draft of await lookUp(page, match, options.signal)) found.set(draft.number, draft);
    options.onProgress?.(start + page.length, asked.length);
  }
  return markSame(
    drafts.map((draft) => found.get(draft.number) ?? draft),
    match,
    options,
  );
}

function* companyNames(drafts: readonly Draft[]): Iterable<string> {
  for (const { company } of drafts) if (company) yield company.name;
}

async function lookUp(page: Draft[], match: Match, signal?: AbortSignal): Promise<Draft[]> {
  const { kind } = match;
  if (kind === "appointments") return page;
  const { data } = await call(duplicateEndpoints.match, {
    body: { kind, rows: page.map(toSought) },
    ...(signal ? { signal } : {}),
  });
  const records = new Map<string, Here["record"]>(
    (kind === "customers" ? data.customers : data.companies).map((one) => [one._id, one]),
  );
  return page.map(({ here: _, ...draft }, place) => {
    const hit = data.rows[place];
    const record = records.get(hit?._id ?? "");
    if (!hit || !record) return draft;
    const changes = Object.keys(changesTo(record, draft, match));
    return { ...draft, here: { record, reason: hit.reason, changes } };
  });
}

function toSought(draft: Draft): Sought {
  return {
    name: textOf(draft, "name"),
    email: textOf(draft, "email"),
    phone: textOf(draft, "phone"),
    website: textOf(draft, "website"),
    company: draft.company?.name ?? "",
  };
}

/** Which rows of the file are the same as an earlier one. */
function markSame(drafts: readonly Draft[], match: Match, options: SliceOptions): Promise<Draft[]> {
  const seen = new Map<string, number>();
  return mapInSlices(
    drafts,
    (draft) => {
      const keys = keysOf(draft, match.kind);
      const [same] = keys.flatMap(([reason, key]) => {
        const number = seen.get(`${reason}\n${key}`);
        return number === undefined ? [] : [{ number, reason }];
      });
      for (const [reason, key] of keys) {
        const id = `${reason}\n${key}`;
        if (!seen.has(id)) seen.set(id, draft.number);
      }
      if (same) return { ...draft, sameAs: same };
      const { sameAs: _, ...alone } = draft;
      return alone;
    },
    { signal: options.signal },
  );
}
