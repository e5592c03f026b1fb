import { useSyncExternalStore } from "react";
import { weekdayOf } from "../../../../shared/dates/dates.ts";

const key = "calendar-weekend";
const listeners = new Set<() => void>();

/** Whether the week shows Saturday and Sunday, stored on this device; it does unless hidden. */
export function useWeekend() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => localStorage.getItem(key) !== "hidden",
  );
  const toggle = () => {
    if (shown) localStorage.setItem(key, "hidden");
    else localStorage.removeItem(key);
    for (const listener of listeners) listener();
  };
  return { shown, toggle };
}

export function isWeekend(date: string): boolean {
  return weekdayOf(date) % 6 === 0;
}
