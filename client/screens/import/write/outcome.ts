import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { imported } from "../../../../shared/words/en/imported.ts";
import { joined } from "../../../lib/format/joined.ts";
import { shownTongue } from "../../../lib/language/tongue.ts";
import type { Target } from "../match/column-match.ts";
import { isHere, isKnown, lacks, newIn, settle } from "../rows/actions.ts";
import type { Draft, Rule } from "../rows/draft.ts";
import type { Unread } from "../rows/plan.ts";
import { fieldWord, nameOf, titleOf } from "../rows/words.ts";
import type { ImportState } from "../state.ts";

/** Below the counts: what was updated, why rows were skipped, and what is in the notes. */
export interface Outcome {
  updated: string;
  skipped: string;
  unread: Unread[];
  /** Cells that the user has changed in the check. */
  changed: number;
}

/** More fields than these are not named one by one. */
const mostNamed = 4;

export function outcomeOf(
  { drafts, rule, edits }: Pick<ImportState, "drafts" | "rule" | "edits">,
  kind: ImportKind,
): Outcome {
  const fields = new Set<string>();
  const reasons = new Set<string>();
  const unread: Unread[] = [];
  const acts = settle(drafts ?? [], rule, kind);
  for (const [place, draft] of (drafts ?? []).entries()) {
    const act = acts[place];
    if (act === "skip") reasons.add(reasonOf(draft, rule, kind));
    else unread.push(...unreadOf(draft, kind));
    if (act === "update") for (const field of newIn(draft, rule)) fields.add(field);
  }
  return {
    updated: anyOf([...fields].map((field) => fieldWord(field, kind))),
    skipped: joined([...reasons]),
    unread,
    changed: [...edits.values()].flatMap((row) => Object.keys(row)).length,
  };
}

function reasonOf(draft: Draft, rule: Rule, kind: ImportKind): string {
  const lacking = lacks(draft, kind);
  if (lacking) return lackOf(lacking);
  if (newIn(draft, rule).length > 0 || !isKnown(draft)) return imported.why.leftOut;
  if (!isHere(draft)) return imported.why.twice;
  return draft.here?.differs.length ? imported.why.kept : imported.why.identical;
}

function lackOf(target: Target): string {
  const { withoutName, withoutTitle, withoutDate, withoutCustomer } = imported.why;
  if (target === "title") return withoutTitle;
  if (target === "date") return withoutDate;
  return target === "customer" ? withoutCustomer : withoutName;
}

function unreadOf(draft: Draft, kind: ImportKind): Unread[] {
  const { number, cells } = draft;
  const name = nameOf(draft, kind);
  // as: the keys of the cells are targets.
  return (Object.keys(cells) as Target[]).flatMap((target) => {
    const cell = cells[target];
    if (!cell?.problem || cell.text === "") return [];
    return [{ row: number, name, column: titleOf(target), text: cell.text }];
  });
}

/** "value, phone or last contact" */
function anyOf(words: readonly string[]): string {
  if (words.length <= mostNamed) return anyOne(words);
  const some = joined(words.slice(0, mostNamed - 1));
  return imported.andMore(some);
}

/** "value, phone or last contact", as the language has it. */
function anyOne(words: readonly string[]): string {
  const tongue = shownTongue();
  const language = tongue.startsWith("en") ? "en-GB" : tongue;
  return new Intl.ListFormat(language, { type: "disjunction" }).format(words);
}
