import type { Contradiction } from "../../../shared/duplicate-kinds.ts";
import { countOf } from "../../lib/count.ts";
import type { Draft, Forecast, Here, Rule, SameAs } from "../types.ts";
import { isHere, isKnown, newIn, recordOf, replacedBy } from "./actions.ts";
import { fieldWord } from "./words.ts";

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
  if (rival !== undefined) return `May be row ${rival}, which is already ${nameOf(here)}`;
  const record = recordOf(draft);
  if (record) return toWords(record.isSure, nameOf(record), record);
  return sameAs ? toWords(sameAs.isSure, `row ${sameAs.number}`, sameAs) : "";
}

function toWords(isSure: boolean, who: string, { reason, against }: Here | SameAs): string {
  const why = [`same ${reason}`, ...against.map((part) => differs[part])].join(", ");
  return `${isSure ? "Is" : "May be"} ${who}: ${why}`;
}

function nameOf(here: Here | undefined): string {
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
