import { useEffect, useSyncExternalStore } from "react";
import type { Phrases } from "../../../shared/phrases/phrases.ts";
import type { Tongue } from "../../../shared/words/languages.ts";
import { keepPhrases, shownPhrases } from "./phrases.ts";
import { shownTongue } from "./tongue.ts";

const isEnglish = import.meta.env.TONGUE === "en";

type Fetch = () => Promise<{ phrases: Phrases }>;

/** Nothing to fetch in English, whose build leaves all of this out. */
const others: { [Each in Tongue]?: Fetch } = isEnglish
  ? {}
  : {
      de: () => import("../../../shared/phrases/de.ts"),
      fr: () => import("../../../shared/phrases/fr.ts"),
      es: () => import("../../../shared/phrases/es.ts"),
      "pt-BR": () => import("../../../shared/phrases/pt-br.ts"),
      nl: () => import("../../../shared/phrases/nl.ts"),
      ar: () => import("../../../shared/phrases/ar.ts"),
    };
const listeners = new Set<() => void>();

/** For a field that reads what is typed: fetches how it is said in the language on screen, and renders again with that. */
export const usePhrases: () => Phrases | undefined = isEnglish ? () => undefined : useFetched;

function useFetched(): Phrases | undefined {
  const tongue = shownTongue();
  useEffect(() => {
    if (shownPhrases()) return;
    others[tongue]?.().then(
      ({ phrases }) => {
        keepPhrases(tongue, phrases);
        for (const listener of listeners) listener();
      },
      // Without a connection, English is read; the next field tries again.
      () => {},
    );
  }, [tongue]);
  return useSyncExternalStore(subscribe, shownPhrases, shownPhrases);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
