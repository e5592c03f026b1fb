import { useSyncExternalStore } from "react";

/** What can be opened over any screen of the dashboard. */
export type Overlay = "palette" | "shortcuts";

let open: Overlay | null = null;
const listeners = new Set<() => void>();

export function readOverlay(): Overlay | null {
  return open;
}

/** Opens one in place of the current one; null closes it. */
export function showOverlay(next: Overlay | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Closes it, unless another one has taken its place. */
export function hideOverlay(which: Overlay): void {
  if (open === which) showOverlay(null);
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readOverlay);
}
