import { mapInSlices, type SliceOptions } from "../in-slices.ts";
import type { Draft, Known, Match, Source, SourceRow, Target } from "../types.ts";
import { readCell } from "./cells.ts";
import { nameKey } from "./names.ts";
import { toTexts } from "./texts.ts";

/** The rows of a file as they will be written, each cell read or with its problem. */
export function buildDrafts(
  source: Source,
  match: Match,
  known: Known,
  options?: SliceOptions,
): Promise<Draft[]> {
  const toCells = toTexts(match);
  return mapInSlices(source.rows, (row) => buildDraft(row, toCells(row), match, known), options);
}

function buildDraft(
  row: SourceRow,
  { texts, extra }: { texts: Map<Target, string>; extra: string[] },
  match: Match,
  known: Known,
): Draft {
  const cells: Draft["cells"] = {};
  for (const [target, text] of texts) cells[target] = readCell(target, text, match);
  return withCompany({ number: row.number, row, cells, extra }, match, known);
}

/** The draft with another text in a cell. It may be somebody else now: see `findHere`. */
export function editDraft(
  { here: _here, sameAs: _sameAs, ...draft }: Draft,
  target: Target,
  text: string,
  match: Match,
  known: Known,
): Draft {
  const cells = { ...draft.cells, [target]: readCell(target, text, match) };
  return withCompany({ ...draft, cells }, match, known);
}

/** The draft with the company that it belongs to: its own, that of all rows, or one of its name. */
export function withCompany(draft: Draft, match: Match, known: Known): Draft {
  if (match.kind === "companies") return draft;
  const name =
    textOf(draft, "company") ||
    match.company.trim() ||
    textOf(draft, match.kind === "customers" ? "name" : "customer");
  if (name === "") return draft;
  const found = known.companies.get(nameKey(name));
  return { ...draft, company: found ?? { _id: null, name } };
}

/** The value of a cell that holds text; empty where it has none. */
export function textOf({ cells }: Pick<Draft, "cells">, target: Target): string {
  const value = cells[target]?.value;
  return typeof value === "string" ? value : "";
}
