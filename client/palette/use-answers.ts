import { useNavigate } from "@tanstack/react-router";
import { useNow } from "../appointments/use-now.ts";
import { dayChoices } from "./day-items.tsx";
import { type Answers, answerAtOnce, type PaletteStep } from "./items.ts";
import { useAnything } from "./use-anything.ts";
import { useCompanyChoices } from "./use-company-choices.ts";
import { usePaused } from "./use-paused.ts";

interface AnswersOptions {
  step: PaletteStep;
  typed: string;
  ask: (step: PaletteStep) => void;
  onLogout: () => void;
}

/** What the palette shows for what was typed, by what it asks for. */
export function useAnswers({ step, typed, ask, onLogout }: AnswersOptions): Answers {
  const go = useNavigate();
  const { today } = useNow();
  const asked = usePaused(typed);
  const anything = useAnything({ typed, asked, ask, onLogout, active: step === "anything" });
  const companies = useCompanyChoices({ typed, asked, active: step === "company" });
  if (step === "anything") return anything;
  if (step === "company") return companies;
  return answerAtOnce(dayChoices(go, typed, today));
}
