import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { checking } from "../../../../shared/words/en/checking.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { imports } from "../../../../shared/words/en/imports.ts";
import { matching } from "../../../../shared/words/en/matching.ts";
import { joined } from "../../../lib/format/joined.ts";
import { shownTongue } from "../../../lib/language/tongue.ts";
import type { Target } from "../match/column-match.ts";
import { targetWord, wordOf } from "../match/targets.ts";
import { isHere, isKnown, newIn, recordOf, replacedBy } from "./actions.ts";
import type { Draft, Here, Rule, SameAs } from "./draft.ts";
import type { Forecast } from "./forecast.ts";

/** What a cell of the check is called: "Email", "Last contact". */
export function titleOf(target: Target): string {
  return target === "notes" ? matching.fields.about : wordOf(target);
}

/** What a row is called. */
export function nameOf({ cells }: Draft, kind: ImportKind): string {
  return cells[kind === "appointments" ? "title" : "name"]?.text ?? "";
}

/** A field in running text: "last contact". */
export function fieldWord(field: string, kind: ImportKind = "customers"): string {
  // as: the fields of records have the names of targets, and where not the name itself is shown.
  const title = field === "date" ? checking.says.dateAndTime : targetWord(field as Target, kind);
  // A preposition in running text would be read as one; in other languages than English fields stay as they are called.
  const isEnglish = shownTongue().startsWith("en");
  return isEnglish && title !== matching.fields.about ? title.toLowerCase() : title;
}

/** Whom a row is or may be, and what tells so: "Is Anna Berg, Berg & Co: same email". */
export function matchOf(draft: Draft): string {
  const { here, sameAs, rival } = draft;
  if (rival !== undefined) return checking.says.mayBeRow(String(rival), recordName(here));
  const record = recordOf(draft);
  if (record) return toWords(record.isSure, recordName(record), record);
  return sameAs
    ? toWords(sameAs.isSure, checking.says.rowNumber(String(sameAs.number)), sameAs)
    : "";
}

function toWords(isSure: boolean, who: string, { reason, against }: Here | SameAs): string {
  const { same, differs } = checking.says;
  const reasons: string[] = [same[reason], ...against.map((part) => differs[part])];
  const why = joined(reasons);
  return (isSure ? checking.says.is : checking.says.mayBe)(who, why);
}

function recordName(here: Here | undefined): string {
  if (!here) return "";
  const { name, companyName } = here.record;
  return typeof companyName === "string" && companyName !== "" && companyName !== name
    ? common.list(name, companyName)
    : name;
}

/** What an update does, below the choice: "Adds phone. Keeps status". */
function updateOf(draft: Draft, rule: Rule): string {
  const replaced = replacedBy(draft, rule);
  const added = newIn(draft, rule).filter((field) => !replaced.includes(field));
  const kept = isHere(draft)
    ? (recordOf(draft)?.differs ?? []).filter(({ field }) => !replaced.includes(field))
    : [];
  const parts = [
    [checking.says.adds, added],
    [checking.says.replaces, replaced],
    [checking.says.keeps, kept.map(({ field }) => field)],
  ] as const;
  // Only appointments have titles.
  const inText = (field: string) => fieldWord(field, draft.cells.title && "appointments");
  const told = parts.filter(([, fields]) => fields.length > 0);
  return told.length === 0
    ? checking.says.identical
    : told
        .map(([say, fields]) => say(joined(fields.map(inText))))
        .reduce((one, other) => imports.sentences(one, other));
}

/** Below the choice of a row; a new one that nobody looks like has none. */
export function whyOf(draft: Draft, rule: Rule): string {
  if (!draft.here && !draft.sameAs) return "";
  return isKnown(draft) || draft.action === "update"
    ? updateOf(draft, rule)
    : checking.says.possiblySame;
}

/** Where no problem is left: what the import changes of what is here. */
export function changesWords({ updated, replacing }: Forecast): string {
  if (replacing > 0) return checking.says.replaceYours(replacing);
  return updated > 0 ? checking.says.addToYours(updated) : checking.says.noProblems;
}
