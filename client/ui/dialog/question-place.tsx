import { type UseNavigateResult, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import type { Kind } from "../../../shared/kinds/names.ts";
import { createStore } from "../../lib/store.ts";

const shown = createStore<ReactNode>(null);
let navigate: UseNavigateResult<string> | undefined;

/** Shows a question over whichever screen is on, such as one about an undo; null takes it away. */
export function showQuestion(question: ReactNode): void {
  shown.set(question);
}

/** Where questions appear that no screen asks: undoing is asked for by toasts and keys. */
export function QuestionPlace() {
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
    return () => showQuestion(null);
  }, [go]);
  return shown.use();
}

/** A record's own screens cannot stay when it goes: its list takes their place. */
export async function leaveScreensOf(kind: Kind, record: string): Promise<void> {
  if (!location.pathname.includes(record)) return;
  const to = kind === "companies" ? "/dashboard/companies" : "/dashboard/customers";
  await navigate?.({ to: kind === "appointments" ? "/dashboard" : to, replace: true });
}
