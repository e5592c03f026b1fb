import { useSyncExternalStore } from "react";

/** What the user chose; `system` follows the device. */
export type Theme = "light" | "dark" | "system";

const key = "theme";

function readTheme(): Theme {
  const stored = localStorage.getItem(key);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/**
 * Stores the choice. The script in index.html, which follows the device as well, puts it on the
 * page: it listens to storage events, which the browser itself sends to other tabs only.
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
