import type { DuplicateKind } from "../../../../shared/matching/duplicate-kinds.ts";
import { duplicateEndpoints, type RowMatch } from "../../../../shared/matching/duplicates.ts";
import { type Common, findContradictions } from "../../../../shared/matching/same-record.ts";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { importLimits } from "../../../../shared/transfer/imports.ts";
import { call } from "../../../lib/api.ts";
import { mapInSlices, type SliceOptions } from "../in-slices.ts";
import type { Match } from "../match/column-match.ts";
import { domainOf, textOf, withBelongings } from "./belongings.ts";
import { changesTo, differencesTo, toValues } from "./compare.ts";
import type { Draft, Here } from "./draft.ts";
import { createCommon, createFinder, identityOf, toTold } from "./duplicate-rows.ts";
import { findAppointments, learnCustomers } from "./find-records.ts";
import { learnCompanies, learnLinked } from "./known.ts";
import type { Known } from "./named.ts";

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
  if (match.kind === "customers") {
    const ids = asked.map((draft) => textOf(draft, "companyId")).filter(Boolean);
    await learnLinked(known, { ids, domains: asked.map(domainOf) }, { signal: options.signal });
  }
  const linked = await mapInSlices(asked, (draft) => withBelongings(draft, match, known), {
    signal: options.signal,
  });
  const byNumber = new Map(linked.map((draft) => [draft.number, draft]));
  const all = drafts.map((draft) => byNumber.get(draft.number) ?? draft);
  const commonOf = createCommon(all, match.kind);
  const looked =
    match.kind === "appointments"
      ? await findAppointments(linked, match, options.signal)
      : await findRecords(linked, match.kind, { match, commonOf, ...options });
  const found = new Map(looked.map((draft) => [draft.number, draft]));
  return markSame(
    all.map((draft) => found.get(draft.number) ?? draft),
    match,
    { commonOf, ...options },
  );
}

function* companyNames(drafts: readonly Draft[]): Iterable<string> {
  for (const { company } of drafts) if (company) yield company.name;
}

interface Finding extends SliceOptions {
  match: Match;
  commonOf: (draft: Draft) => Common;
}

async function findRecords(
  drafts: readonly Draft[],
  kind: DuplicateKind,
  { onProgress, ...finding }: Finding,
): Promise<Draft[]> {
  const found: Draft[] = [];
  for (let start = 0; start < drafts.length; start += importLimits.chunkRows) {
    const page = drafts.slice(start, start + importLimits.chunkRows);
    found.push(...(await lookUp(page, kind, finding)));
    onProgress?.(start + page.length, drafts.length);
  }
  return found;
}

async function lookUp(
  page: readonly Draft[],
  kind: DuplicateKind,
  { match, commonOf, signal }: Finding,
): Promise<Draft[]> {
  const rows = page.map((draft) => ({ ...toTold(draft), common: [...commonOf(draft)] }));
  const { data } = await call(duplicateEndpoints.match, {
    body: { kind, rows },
    ...(signal && { signal }),
  });
  const records = new Map<string, Here["record"]>(
    (kind === "customers" ? data.customers : data.companies).map((one) => [one._id, one]),
  );
  return page.map(({ here: _, ...draft }, place) => {
    const here = toHere(data.rows[place] ?? null, records, draft, match);
    return here ? { ...draft, here } : draft;
  });
}

function toHere(
  hit: RowMatch | null,
  records: ReadonlyMap<string, Here["record"]>,
  draft: Draft,
  match: Match,
): Here | undefined {
  if (!hit) return undefined;
  const { _id, reason, isSure, against, whole } = hit;
  const [best, ...twins] = [_id, ...whole].flatMap((id) => {
    const record = records.get(id);
    if (!record) return [];
    const values = toValues(record);
    const changes = Object.keys(changesTo(values, draft, match));
    const differs = differencesTo(values, draft, match);
    return { record, reason, isSure, against, changes, differs };
  });
  if (!best || isSure) return best;
  // What is the same in everything brings nothing: leaving it out loses nothing.
  const same = twins.filter(({ changes, differs }) => changes.length + differs.length === 0);
  const [first] = same;
  return first
    ? { ...first, isSure: true, against: [], twins: same.map(({ record }) => record) }
    : best;
}

/** Which rows of the file are or may be the same, and which are one record together with another row. */
function markSame(
  drafts: readonly Draft[],
  match: Match,
  { commonOf, signal }: SliceOptions & Pick<Finding, "commonOf">,
): Promise<Draft[]> {
  const findSame = createFinder(match, commonOf);
  const claim = createClaims(match.kind);
  return mapInSlices(
    drafts,
    (draft) => {
      const { sameAs: _, rival: __, ...alone } = draft;
      const sameAs = findSame(draft);
      const marked: Draft = { ...alone, ...(sameAs && { sameAs }) };
      const claimed = match.kind === "appointments" ? marked : claim(marked);
      const isAsItWas = !sameAs && !draft.sameAs && claimed.here === draft.here;
      return isAsItWas && claimed.rival === draft.rival ? draft : claimed;
    },
    { signal },
  );
}

/**
 * Each record is one row's, or that of rows which do not contradict each other. Of those that nothing
 * tells apart each row is another one.
 */
function createClaims(kind: ImportKind) {
  const owners = new Map<string, Draft[]>();
  return (draft: Draft): Draft => {
    const { here, sameAs } = draft;
    if (!here?.isSure) return draft;
    const free = here.twins?.find(({ _id }) => !owners.has(_id));
    const record = free ?? here.record;
    const earlier = owners.get(record._id) ?? [];
    const identity = identityOf(draft, kind);
    const rival = earlier.find(
      (one) =>
        here.twins !== undefined || findContradictions(identityOf(one, kind), identity).length > 0,
    );
    if (rival && !sameAs?.isSure) return { ...draft, rival: rival.number };
    owners.set(record._id, [...earlier, draft]);
    return record === here.record ? draft : { ...draft, here: { ...here, record } };
  };
}
