import { useSyncExternalStore } from "react";

const key = "shortcuts";
const listeners = new Set<() => void>();

/** Whether single-key shortcuts are on, stored on this device; they are unless turned off. */
export function readShortcutsOn(): boolean {
  return localStorage.getItem(key) !== "off";
}

export function setShortcutsOn(on: boolean): void {
  if (on) localStorage.removeItem(key);
  else localStorage.setItem(key, "off");
  for (const listener of listeners) listener();
}

export function useShortcutsOn(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  }, readShortcutsOn);
}
