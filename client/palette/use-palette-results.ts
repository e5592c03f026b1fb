import { useNavigate } from "@tanstack/react-router";
import { useNow } from "../appointments/use-now.ts";
import { dayChoices } from "./day-items.tsx";
import { immediateResults, type PaletteResults, type PaletteStep } from "./items.ts";
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
  const anything = useSearchResults({ typed, asked, ask, onLogout, active: step === "anything" });
  const companies = useCompanyChoices({ typed, asked, active: step === "company" });
  if (step === "anything") return anything;
  if (step === "company") return companies;
  return immediateResults(dayChoices(go, typed, today));
}
