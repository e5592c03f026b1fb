import { createStore } from "../../../../lib/store.ts";

/** Where a new appointment is drawn on the grid; it is not an appointment yet. */
export interface DraftPlace {
  date: string;
  /** Minutes from midnight. */
  start: number;
  /** Minutes. */
  length: number;
  /** While the pointer is down: nobody is asked for a title yet. */
  drawing: boolean;
  /** Whose it will be, the host first; without them it is the user's. */
  people?: string[];
}

// Outside of React's tree: a draft that follows the pointer draws nothing else again.
const place = createStore<DraftPlace | null>(null);

export function putDraft(next: DraftPlace | null): void {
  place.set(next);
}

export function readDraft(): DraftPlace | null {
  return place.get();
}

export function useDraftPlace(): DraftPlace | null {
  return place.use();
}

/** The day of the new appointment, once it is drawn. */
export function useDrawnDay(): string | undefined {
  return place.usePart((drawn) => (drawn?.drawing === false ? drawn.date : undefined));
}
