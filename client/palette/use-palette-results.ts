import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useNow } from "../appointments/use-now.ts";
import { dayChoices } from "./day-items.tsx";
import { immediateResults, type PaletteResults, type PaletteStep } from "./items.ts";
import { useLine } from "./line/use-line.ts";
import { useCompanyChoices } from "./use-company-choices.ts";
import { useDebounced } from "./use-debounced.ts";
import { useSearchResults } from "./use-search-results.ts";

interface PaletteResultsOptions {
  step: PaletteStep;
  typed: string;
  ask: (step: PaletteStep) => void;
  onLogout: () => void;
}

/** What the palette shows for the input, in each step. */
export function usePaletteResults({
  step,
  typed,
  ask,
  onLogout,
}: PaletteResultsOptions): PaletteResults {
  const go = useNavigate();
  const { today } = useNow();
  const asked = useDebounced(typed);
  const active = step === "anything";
  /** Of this line, only a search is wanted. */
  const [searched, setSearched] = useState("");
  const anything = useSearchResults({ typed, asked, ask, onLogout, active });
  const line = useLine({
    typed,
    asked,
    ask,
    active: active && typed !== "" && typed !== searched,
    search: () => setSearched(typed),
  });
  const companies = useCompanyChoices({ typed, asked, active: step === "company" });
  if (active) {
    const settled = anything.settled && line.settled;
    // Who types the name of a record means that.
    const results = anything.named ? null : line.results;
    return results ? { ...anything, more: 0, ...results, settled } : { ...anything, settled };
  }
  if (step === "company") return companies;
  return immediateResults(dayChoices(go, typed, today));
}
