import { useSyncExternalStore } from "react";
import { type CalendarView, calendarViews } from "./period.ts";

const key = "calendar-view";
const listeners = new Set<() => void>();

/** The view that was used last on this device, which the calendar opens with. */
export function readLastView(): CalendarView {
  const kept = localStorage.getItem(key);
  return calendarViews.find((view) => view === kept) ?? "day";
}

export function keepLastView(view: CalendarView): void {
  if (readLastView() === view) return;
  localStorage.setItem(key, view);
  for (const listener of listeners) listener();
}

export function useLastView(): CalendarView {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readLastView,
    // A prerendered page knows no device.
    () => "day",
  );
}
