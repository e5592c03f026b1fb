import { changeImport, type ImportState } from "../state.ts";
import type { Draft, Known, Match, Target } from "../types.ts";
import { buildDrafts, editDraft } from "./drafts.ts";
import { findHere } from "./here.ts";
import { loadKnown } from "./known.ts";

/** What is being done, and how many of the rows are done. */
export interface Making {
  doing: "reading" | "looking";
  done: number;
}

interface MakingOptions {
  onProgress: (making: Making) => void;
  signal: AbortSignal;
}

/** Makes the rows of source and match, with what was typed and chosen before. */
export async function makeDrafts(
  { source, match, edits, choices, replacing, who }: ImportState,
  { onProgress, signal }: MakingOptions,
): Promise<void> {
  if (!source || !match) return;
  const known = await loadKnown(signal);
  const tell = (doing: Making["doing"]) => (done: number) => onProgress({ doing, done });
  const read = await buildDrafts(source, match, known, { signal, onProgress: tell("reading") });
  const edited = read.map((draft) => {
    const own = withEdits(draft, edits.get(draft.number), match, known);
    const action = choices.get(draft.number);
    const replace = replacing.get(draft.number);
    return { ...own, ...(action && { action }), ...(replace && { replace }) };
  });
  const assigned =
    match.kind === "appointments"
      ? await (await import("./people.ts")).assignPeople(edited, who, match, known, { signal })
      : edited;
  const drafts = await findHere(assigned, match, known, { signal, onProgress: tell("looking") });
  signal.throwIfAborted();
  changeImport({ drafts, known });
}

function withEdits(
  draft: Draft,
  edits: Partial<Record<Target, string>> = {},
  match: Match,
  known: Known,
): Draft {
  let edited = draft;
  for (const [target, text] of Object.entries(edits)) {
    // as: the keys of the edits are targets.
    edited = editDraft(edited, target as Target, text, match, known);
  }
  return edited;
}
