import { useSyncExternalStore } from "react";
import { minutesOf } from "../queries/bookings.ts";
import { timeNow, today } from "./dates.ts";

/** The current wall-clock time of the user. */
export interface Now {
  today: string;
  /** Minutes from midnight. */
  minutes: number;
}

const minute = 60_000;
const listeners = new Set<() => void>();
let now = lookAtClock();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The user's date and time, updated every minute and when a sleeping tab wakes up, so that a page
 * left open overnight shows the new day.
 */
export function useNow(): Now {
  return useSyncExternalStore(subscribe, readNow);
}

/** The same object within a minute, so that React sees no change. */
function readNow(): Now {
  const next = lookAtClock();
  if (next.minutes !== now.minutes || next.today !== now.today) now = next;
  return now;
}

function lookAtClock(): Now {
  const instant = new Date();
  return { today: today(instant), minutes: minutesOf(`T${timeNow(instant)}`) ?? 0 };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener("visibilitychange", tell);
    wait();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", tell);
    clearTimeout(timer);
  };
}

function wait(): void {
  clearTimeout(timer);
  timer = setTimeout(tell, minute - (Date.now() % minute));
}

function tell(): void {
  wait();
  for (const listener of listeners) listener();
}
