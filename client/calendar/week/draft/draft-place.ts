import { useSyncExternalStore } from "react";

/** Where a new appointment is drawn on the grid; it is not an appointment yet. */
export interface DraftPlace {
  date: string;
  /** Minutes from midnight. */
  start: number;
  /** Minutes. */
  length: number;
  /** While the pointer is down: nobody is asked for a title yet. */
  drawing: boolean;
}

// Outside of React's tree: a draft that follows the pointer draws nothing else again.
let place: DraftPlace | null = null;
const listeners = new Set<() => void>();

export function putDraft(next: DraftPlace | null): void {
  place = next;
  for (const listener of listeners) listener();
}

export function readDraft(): DraftPlace | null {
  return place;
}

export function useDraftPlace(): DraftPlace | null {
  return useSyncExternalStore(subscribe, readDraft);
}

/** The day of the new appointment, once it is drawn. */
export function useDrawnDay(): string | undefined {
  return useSyncExternalStore(subscribe, () => (place?.drawing === false ? place.date : undefined));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
