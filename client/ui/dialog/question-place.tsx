import { type UseNavigateResult, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import type { Kind } from "../../../shared/kinds/names.ts";
import { createStore } from "../../lib/store.ts";

const shown = createStore<ReactNode>(null);
/** Told when the question that is shown goes. */
let onGone: (() => void) | undefined;
let navigate: UseNavigateResult<string> | undefined;

/** Shows a question over whichever screen is on, such as one about an undo; null takes it away. */
export function showQuestion(question: ReactNode): void {
  const tell = onGone;
  onGone = undefined;
  shown.set(question);
  tell?.();
}

/** Shows a question and waits for its answer: `none` if another takes its place or its screen goes. */
export function ask<T>(none: T, questionOf: (answer: (value: T) => void) => ReactNode): Promise<T> {
  if (!navigate) return Promise.resolve(none);
  return new Promise((resolve) => {
    const question = questionOf((value) => {
      resolve(value);
      if (shown.get() === question) showQuestion(null);
    });
    showQuestion(question);
    onGone = () => resolve(none);
  });
}

/** Where questions appear that no screen asks: undoing is asked for by toasts and keys. */
export function QuestionPlace() {
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
    return () => {
      navigate = undefined;
      showQuestion(null);
    };
  }, [go]);
  return shown.use();
}

/** A record's own screens cannot stay when it goes: its list takes their place. */
export async function leaveScreensOf(kind: Kind, record: string): Promise<void> {
  if (!location.pathname.includes(record)) return;
  const to = kind === "companies" ? "/dashboard/companies" : "/dashboard/customers";
  await navigate?.({ to: kind === "appointments" ? "/dashboard" : to, replace: true });
}
