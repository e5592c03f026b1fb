import { createStore } from "../store.ts";

/** What can be opened over any screen of the dashboard. */
export type Overlay = "palette" | "shortcuts";

const open = createStore<Overlay | null>(null);

export function readOverlay(): Overlay | null {
  return open.get();
}

/** Opens one in place of the current one; null closes it. */
export function showOverlay(next: Overlay | null): void {
  open.set(next);
}

/** Closes it, unless another one has taken its place. */
export function hideOverlay(which: Overlay): void {
  if (open.get() === which) showOverlay(null);
}

export function useOverlay(): Overlay | null {
  return open.use();
}
