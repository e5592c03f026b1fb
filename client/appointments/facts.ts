import { useSyncExternalStore } from "react";
import type { Appointment } from "../../shared/appointments.ts";

/** The appointment whose facts are shown, and the title beside them. */
export interface Facts {
  appointment: Appointment;
  title: HTMLElement;
}

let shown: Facts | null = null;
const listeners = new Set<() => void>();

export function showFacts(facts: Facts | null): void {
  shown = facts;
  for (const listener of listeners) listener();
}

export function useFacts(): Facts | null {
  return useSyncExternalStore(subscribe, () => shown);
}

/** Renders only the title that opens or closes, not all of them. */
export function useAreFactsOf(id: string): boolean {
  return useSyncExternalStore(subscribe, () => shown?.appointment._id === id);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
