import { useSyncExternalStore } from "react";
import type { Appointment } from "../../../shared/appointments.ts";

/** The appointment whose details are open, and the title they belong to. */
export interface OpenDetails {
  appointment: Appointment;
  title: HTMLElement;
  /** It was just marked as held, and what came of it is asked for. */
  noting?: boolean;
}

let shown: OpenDetails | null = null;
const listeners = new Set<() => void>();

export function showDetails(details: OpenDetails | null): void {
  shown = details;
  for (const listener of listeners) listener();
}

export function useOpenDetails(): OpenDetails | null {
  return useSyncExternalStore(subscribe, () => shown);
}

/** Rerenders only the title that opens or closes. */
export function useAreDetailsOpen(id: string): boolean {
  return useSyncExternalStore(subscribe, () => shown?.appointment._id === id);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
