import type { DuplicateKind } from "../../../shared/duplicate-kinds.ts";
import { duplicateEndpoints, type Sought } from "../../../shared/duplicates.ts";
import { importLimits } from "../../../shared/imports.ts";
import { call } from "../../lib/api.ts";
import { mapInSlices, type SliceOptions } from "../in-slices.ts";
import type { Draft, Here, Known, Match } from "../types.ts";
import { textOf, withBelongings } from "./belongings.ts";
import { changesTo, toValues } from "./compare.ts";
import { findAppointments } from "./find-appointments.ts";
import { learnCustomers } from "./find-customers.ts";
import { learnCompanies } from "./known.ts";
import { createFinder } from "./same.ts";

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
  if (match.kind === "appointments") await learnCustomers(known, asked, match, options);
  if (match.kind !== "companies") await learnCompanies(known, companyNames(asked), options);
  const linked = await mapInSlices(asked, (draft) => withBelongings(draft, match, known), {
    signal: options.signal,
  });
  const looked =
    match.kind === "appointments"
      ? await findAppointments(linked, match, options.signal)
      : await findRecords(linked, match.kind, match, options);
  const found = new Map(looked.map((draft) => [draft.number, draft]));
  return markSame(
    drafts.map((draft) => found.get(draft.number) ?? draft),
    match,
    options,
  );
}

function* companyNames(drafts: readonly Draft[]): Iterable<string> {
  for (const { company } of drafts) if (company) yield company.name;
}

async function findRecords(
  drafts: readonly Draft[],
  kind: DuplicateKind,
  match: Match,
  { onProgress, signal }: SliceOptions,
): Promise<Draft[]> {
  const found: Draft[] = [];
  for (let start = 0; start < drafts.length; start += importLimits.chunkRows) {
    const page = drafts.slice(start, start + importLimits.chunkRows);
    found.push(...(await lookUp(page, kind, match, signal)));
    onProgress?.(start + page.length, drafts.length);
  }
  return found;
}

async function lookUp(
  page: readonly Draft[],
  kind: DuplicateKind,
  match: Match,
  signal?: AbortSignal,
): Promise<Draft[]> {
  const { data } = await call(duplicateEndpoints.match, {
    body: { kind, rows: page.map(toSought) },
    ...(signal && { signal }),
  });
  const records = new Map<string, Here["record"]>(
    (kind === "customers" ? data.customers : data.companies).map((one) => [one._id, one]),
  );
  return page.map(({ here: _, ...draft }, place) => {
    const hit = data.rows[place];
    const record = records.get(hit?._id ?? "");
    if (!hit || !record) return draft;
    const changes = Object.keys(changesTo(toValues(record), draft, match));
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
  const findSame = createFinder(match);
  return mapInSlices(
    drafts,
    (draft) => {
      const same = findSame(draft);
      if (same) return { ...draft, sameAs: same };
      if (!draft.sameAs) return draft;
      const { sameAs: _, ...alone } = draft;
      return alone;
    },
    { signal: options.signal },
  );
}
