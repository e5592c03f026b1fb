import { tagLimits } from "../../../../shared/tag-limits.ts";
import { faults } from "../../../../shared/words/en/faults.ts";
import { limits } from "../cells/read-values.ts";
import type { Match } from "../match/column-match.ts";
import { tagKey } from "../names.ts";
import { notesOf, toNotes } from "./compare.ts";
import type { Cell, Draft } from "./draft.ts";
import type { Known } from "./named.ts";

/** As the schemas have it. */
export const mostNotes = limits.notes ?? 0;

/** The tags of a cell, where the account has room for them; `known` has those that are to be made. */
export function withTagRoom(cell: Cell, { tags, newTags }: Known): Cell {
  if (!Array.isArray(cell.value)) return cell;
  const fitting = cell.value.filter((name) => {
    const key = tagKey(name);
    if (tags.has(key) || newTags.has(key)) return true;
    if (tags.size + newTags.size >= tagLimits.all) return false;
    newTags.add(key);
    return true;
  });
  if (fitting.length === cell.value.length) return cell;
  const label = faults.takeSome(String(fitting.length), String(cell.value.length));
  const problem = {
    text: faults.allTags(tagLimits.all),
    ...(fitting.length > 0 && { fix: { label, text: fitting.join(", ") } }),
  };
  return { text: cell.text, value: null, problem };
}

/** A row whose notes are too long only with what is added to them. */
export function withNotesRoom(draft: Draft, match: Match): Draft {
  const { notes } = draft.cells;
  if (notes?.problem) return draft;
  const over = toNotes(notesOf(draft, match)).length - mostNotes;
  if (over <= 0) return draft;
  const own = notes?.text ?? "";
  const text = faults.withAdded(mostNotes);
  const cut = own
    .slice(0, Math.max(0, own.length - over))
    .toWellFormed()
    .trim();
  const problem = { text, ...(cut !== "" && { fix: { label: faults.shorten, text: cut } }) };
  return { ...draft, cells: { ...draft.cells, notes: { text: own, value: null, problem } } };
}
