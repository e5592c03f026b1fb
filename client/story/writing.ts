import { useEffect, useSyncExternalStore } from "react";

let open = 0;
const listeners = new Set<() => void>();

/** Says that something is being written here, as long as it is. */
export function useWriting(isOpen = true): void {
  useEffect(() => {
    if (!isOpen) return;
    change(1);
    return () => change(-1);
  }, [isOpen]);
}

/** Whether something is being written on the page: its Save is then the one primary button. */
export function useIsWriting(): boolean {
  return useSyncExternalStore(subscribe, () => open > 0);
}

function change(by: 1 | -1): void {
  open += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
