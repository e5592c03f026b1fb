import { useEffect } from "react";
import { currentFormats } from "../lib/formats.ts";
import { guessMatch } from "./match/guess.ts";
import { changeImport, useImport } from "./state.ts";
import type { ImportKind } from "./types.ts";

/** Keeps a guess of what the columns become: for each source, and again for each kind of record. */
export function useGuessedMatch(into: ImportKind): void {
  const { source, match, job } = useImport();
  const isGuessed = match?.kind === into || job !== null;
  useEffect(() => {
    if (!source || isGuessed) return;
    let isWanted = true;
    guessMatch(source, into, currentFormats()).then((guess) => {
      if (isWanted) changeImport({ match: guess, drafts: null });
    });
    return () => {
      isWanted = false;
    };
  }, [source, isGuessed, into]);
}
