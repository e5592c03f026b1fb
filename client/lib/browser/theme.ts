import { useSyncExternalStore } from "react";

/** The user's choice; `system` follows the device. */
export type Theme = "light" | "dark" | "system";

const key = "theme";

function readTheme(): Theme {
  const stored = localStorage.getItem(key);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/**
 * Stores the choice. The script in index.html applies it to the page: it listens to storage events,
 * which the browser itself only sends to other tabs.
 */
export function setTheme(theme: Theme): void {
  if (theme === "system") localStorage.removeItem(key);
  else localStorage.setItem(key, theme);
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

export function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, readTheme);
}

function watchTheme(changed: () => void): () => void {
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
}
