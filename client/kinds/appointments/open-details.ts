import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { createStore } from "../../lib/store.ts";

/** The appointment whose details are open, and the title they belong to. */
export interface OpenDetails {
  appointment: Appointment;
  title: HTMLElement;
  /** It was just marked as held, and what came of it is asked for. */
  noting?: boolean;
}

const shown = createStore<OpenDetails | null>(null);

export function showDetails(details: OpenDetails | null): void {
  shown.set(details);
}

export function useOpenDetails(): OpenDetails | null {
  return shown.use();
}

/** Rerenders only the title that opens or closes. */
export function useAreDetailsOpen(id: string): boolean {
  return shown.usePart((details) => details?.appointment._id === id);
}
