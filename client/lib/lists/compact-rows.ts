import { useSyncExternalStore } from "react";

const key = "rows";

function readCompactRows(): boolean {
  return localStorage.getItem(key) === "compact";
}

/** Whether lists use one-line rows; stored on this device, like the theme. */
export function setCompactRows(compact: boolean): void {
  if (compact) localStorage.setItem(key, "compact");
  else localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

export function useCompactRows(): boolean {
  return useSyncExternalStore(watchStorage, readCompactRows, () => false);
}

function watchStorage(changed: () => void): () => void {
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
}
