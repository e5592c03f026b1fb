import { useSyncExternalStore } from "react";

const key = "rows";

function readCompactRows(): boolean {
  return localStorage.getItem(key) === "compact";
}

/** Lower rows with one line each; kept on this device, as the theme is. */
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
