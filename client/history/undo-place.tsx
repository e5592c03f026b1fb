import { type UseNavigateResult, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import type { ChangedKind } from "../../shared/changed-values.ts";

let shown: ReactNode = null;
let navigate: UseNavigateResult<string> | undefined;
const listeners = new Set<() => void>();

/** Shows a question about an undo over whichever screen is on; null takes it away. */
export function showQuestion(question: ReactNode): void {
  shown = question;
  for (const listener of listeners) listener();
}

/** Where the questions of an undo appear; undoing itself is asked for by toasts and keys. */
export function UndoPlace() {
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
    return () => showQuestion(null);
  }, [go]);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}

/** A record's own screens cannot stay when it goes: its list takes their place. */
export async function leaveScreensOf(kind: ChangedKind, record: string): Promise<void> {
  if (!location.pathname.includes(record)) return;
  const to = kind === "companies" ? "/dashboard/companies" : "/dashboard/customers";
  await navigate?.({ to: kind === "appointments" ? "/dashboard" : to, replace: true });
}
