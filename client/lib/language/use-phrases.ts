import { useEffect, useSyncExternalStore } from "react";
import type { Phrases } from "../../../shared/phrases/phrases.ts";
import type { Tongue } from "../../../shared/words/languages.ts";
import { keepPhrases, shownPhrases } from "./phrases.ts";
import { subscribeTongue } from "./tongue.ts";
import { useTongue } from "./use-tongue.ts";

type Fetch = () => Promise<{ phrases: Phrases }>;

/** Nothing to fetch in a build of English alone, which leaves all of this out. */
const others: { [Each in Tongue]?: Fetch } = import.meta.env.ALL_LANGUAGES
  ? {
      de: () => import("../../../shared/phrases/de.ts"),
      fr: () => import("../../../shared/phrases/fr.ts"),
      es: () => import("../../../shared/phrases/es.ts"),
      "pt-BR": () => import("../../../shared/phrases/pt-br.ts"),
      nl: () => import("../../../shared/phrases/nl.ts"),
      ar: () => import("../../../shared/phrases/ar.ts"),
    }
  : {};
const listeners = new Set<() => void>();

/** For a field that reads what is typed: fetches how it is said in the language on screen, and renders again with that. */
export const usePhrases: () => Phrases | undefined = import.meta.env.ALL_LANGUAGES
  ? useFetched
  : () => undefined;

function useFetched(): Phrases | undefined {
  const tongue = useTongue();
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
  const unsubscribe = subscribeTongue(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}
