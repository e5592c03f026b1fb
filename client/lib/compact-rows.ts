import { useSyncExternalStore } from "react";

const key = "rows";

function readCompactRows(): boolean {
  return localStorage.getItem(key) === "compact";
}

/** Whether lists have one-line rows; kept on this device, like the theme. */
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
