import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useNow } from "../appointments/use-now.ts";
import { dayChoices } from "./day-items.tsx";
import { stepExamples, useLikelyPeople } from "./examples.tsx";
import { filled, immediateResults, type PaletteResults, type PaletteStep } from "./items.ts";
import { useLine } from "./line/use-line.ts";
import type { NewCustomer } from "./new-customer.ts";
import { useCompanyChoices } from "./use-company-choices.ts";
import { useDebounced } from "./use-debounced.ts";
import { useSearchResults } from "./use-search-results.ts";

interface PaletteResultsOptions {
  step: PaletteStep;
  typed: string;
  ask: (step: PaletteStep) => void;
  /** Writes a line into the field. */
  fill: (line: string) => void;
  newCustomer: (known: NewCustomer) => void;
  onLogout: () => void;
}

/** What the palette shows for the input, in each step. */
export function usePaletteResults({
  step,
  typed,
  ask,
  fill,
  newCustomer,
  onLogout,
}: PaletteResultsOptions): PaletteResults {
  const go = useNavigate();
  const { today } = useNow();
  const asked = useDebounced(typed);
  const active = step === "anything";
  /** Of this line, only a search is wanted. */
  const [searched, setSearched] = useState("");
  const isLine = step === "task" || step === "call";
  const anything = useSearchResults({ typed, asked, ask, fill, onLogout, active });
  const line = useLine({
    typed,
    asked,
    newCustomer,
    ...(isLine && { as: step }),
    active: (active || isLine) && typed !== "" && typed !== searched,
    search: () => (isLine ? ask("anything") : setSearched(typed)),
  });
  const people = useLikelyPeople(isLine && typed === "");
  const companies = useCompanyChoices({ typed, asked, active: step === "company" });
  if (active) {
    const settled = anything.settled && line.settled;
    // Who types the name of a record means that.
    const results = anything.named ? null : line.results;
    if (results) return { ...anything, more: 0, ...results, settled };
    const { groups, failed } = anything;
    const nothing = settled && typed !== "" && !failed && groups.length === 0;
    // A day with nobody may be something to do, whatever else holds those words.
    const offers = nothing || (settled && line.isDated) ? filled(line.offers()) : [];
    return { ...anything, groups: [...groups, ...offers], nothing, settled };
  }
  if (isLine) {
    const { settled } = line;
    if (typed === "") return immediateResults(stepExamples(step, people, fill));
    const offers = filled(settled ? line.offers() : []);
    const results = line.results ?? { groups: offers, nothing: settled };
    return { ...immediateResults([]), ...results, settled };
  }
  if (step === "company") return companies;
  return immediateResults(dayChoices(go, typed, today));
}
