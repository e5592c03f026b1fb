import { useEffect, useState } from "react";
import { isSignedOut } from "../../../lib/api-error.ts";
import type { Match, Target } from "../match/column-match.ts";
import type { Draft } from "../rows/draft.ts";
import { buildDrafts, editDraft } from "../rows/drafts.ts";
import { findHere } from "../rows/existing-records.ts";
import { loadKnown } from "../rows/known.ts";
import type { Known } from "../rows/named.ts";
import { changeImport, type ImportState, readImport, useImport } from "../state.ts";

/** The rows, which are made when they are not there yet. */
export function useDrafts() {
  const { source, match, drafts } = useImport();
  const [making, setMaking] = useState<Making>({ doing: "reading", done: 0 });
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const isMissing = drafts === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source or match makes other rows; so does a further try
  useEffect(() => {
    if (!isMissing) return;
    const stop = new AbortController();
    const { signal } = stop;
    makeDrafts(readImport(), { onProgress: setMaking, signal }).catch((error: unknown) => {
      if (!signal.aborted && !isSignedOut(error)) setFailed(true);
    });
    return () => stop.abort();
  }, [isMissing, source, match, tries]);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { drafts, making, hasFailed, retry };
}

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
async function makeDrafts(
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
      ? await (await import("../rows/people.ts")).assignPeople(edited, who, match, known, {
          signal,
        })
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
