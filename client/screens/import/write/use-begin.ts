import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { imported } from "../../../../shared/words/en/imported.ts";
import { sayFailed } from "../../../lib/write/say-failed.ts";
import { forecast } from "../rows/forecast.ts";
import { toPlan } from "../rows/plan.ts";
import { rechecked } from "../rows/recheck.ts";
import { readImport } from "../state.ts";
import { startWriting } from "./writing.ts";

/** Makes what is sent of the rows, and begins to send it. */
export function useBegin() {
  const navigate = useNavigate();
  const [isPlanning, setPlanning] = useState(false);
  const begin = async () => {
    setPlanning(true);
    try {
      await rechecked();
      const { drafts, rule, match, known } = readImport();
      if (!drafts || !match || !known) return;
      const plan = await toPlan(drafts, rule, match, known);
      const { kind } = match;
      void startWriting({ kind, plan, forecast: forecast(drafts, rule, kind), navigate });
    } catch (error) {
      sayFailed(error, imported.writing.notStarted);
    } finally {
      setPlanning(false);
    }
  };
  return { isPlanning, begin };
}
