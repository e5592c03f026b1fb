import { fieldsOf } from "../../../../shared/kinds/fields.ts";
import type { Contradiction } from "../../../../shared/matching/duplicate-kinds.ts";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { countOf } from "../../../lib/format/count.ts";
import type { Target } from "../match/column-match.ts";
import { isHere, isKnown, newIn, recordOf, replacedBy } from "./actions.ts";
import type { Action, Draft, Here, Rule, SameAs } from "./draft.ts";
import type { Forecast } from "./forecast.ts";

/** What a cell of the check is called: "Email", "Last contact". */
const targetTitles: Partial<Record<Target, string>> = {
  ...Object.fromEntries(
    [fieldsOf.companies, fieldsOf.appointments, fieldsOf.customers]
      .flatMap((fields) => Object.entries(fields))
      .map(([name, { title }]) => [name, title]),
  ),
  date: "Date",
  time: "Time",
  customer: "Customer",
};

export function titleOf(target: Target): string {
  return targetTitles[target] ?? target;
}

/** What a row is called. */
export function nameOf({ cells }: Draft, kind: ImportKind): string {
  return cells[kind === "appointments" ? "title" : "name"]?.text ?? "";
}

/** A field in running text: "last contact". */
export function fieldWord(field: string, kind: ImportKind = "customers"): string {
  // as: the fields of records have the names of targets, and where not the name itself is shown.
  const title = fieldsOf[kind][field]?.title ?? titleOf(field as Target);
  // A preposition in running text would be read as one.
  return title === "About" ? title : title.toLowerCase();
}

export const actionLabels: Record<Action, string> = {
  update: "Update",
  skip: "Skip",
  add: "Add anyway",
};

const differs: Record<Contradiction, string> = {
  name: "other name",
  email: "other email",
  phone: "other phone",
  website: "other website",
  address: "other address",
  several: "others have it, too",
};

/** Whom a row is or may be, and what tells so: "Is Anna Berg, Berg & Co: same email". */
export function matchOf(draft: Draft): string {
  const { here, sameAs, rival } = draft;
  if (rival !== undefined) return `May be row ${rival}, which is already ${recordName(here)}`;
  const record = recordOf(draft);
  if (record) return toWords(record.isSure, recordName(record), record);
  return sameAs ? toWords(sameAs.isSure, `row ${sameAs.number}`, sameAs) : "";
}

function toWords(isSure: boolean, who: string, { reason, against }: Here | SameAs): string {
  const why = [`same ${reason}`, ...against.map((part) => differs[part])].join(", ");
  return `${isSure ? "Is" : "May be"} ${who}: ${why}`;
}

function recordName(here: Here | undefined): string {
  if (!here) return "";
  const { name, companyName } = here.record;
  return companyName && companyName !== name ? `${name}, ${companyName}` : name;
}

/** What an update does, below the choice: "Adds phone. Keeps status". */
function updateOf(draft: Draft, rule: Rule): string {
  const replaced = replacedBy(draft, rule);
  const added = newIn(draft, rule).filter((field) => !replaced.includes(field));
  const kept = isHere(draft)
    ? (recordOf(draft)?.differs ?? []).filter(({ field }) => !replaced.includes(field))
    : [];
  const parts = [
    ["Adds", added],
    ["Replaces", replaced],
    ["Keeps", kept.map(({ field }) => field)],
  ] as const;
  // Only appointments have titles.
  const wordOf = (field: string) => fieldWord(field, draft.cells.title && "appointments");
  const told = parts.filter(([, fields]) => fields.length > 0);
  return told.length === 0
    ? "Identical"
    : told.map(([verb, fields]) => `${verb} ${fields.map(wordOf).join(", ")}`).join(". ");
}

/** Below the choice of a row; a new one that nobody looks like has none. */
export function whyOf(draft: Draft, rule: Rule): string {
  if (!draft.here && !draft.sameAs) return "";
  return isKnown(draft) || draft.action === "update" ? updateOf(draft, rule) : "Possibly the same";
}

/** Where no problem is left: what the import changes of what is here. */
export function changesWords({ updated, replacing }: Forecast): string {
  if (replacing > 0) return `${countOf(replacing, "row replaces", "rows replace")} what you have`;
  return updated > 0
    ? `${countOf(updated, "row adds", "rows add")} to what you have`
    : "No problems";
}
