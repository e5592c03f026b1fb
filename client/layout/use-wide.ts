import { useSyncExternalStore } from "react";
import { isWide, wideQuery } from "./wide.ts";

function subscribe(onChange: () => void) {
  wideQuery.addEventListener("change", onChange);
  return () => wideQuery.removeEventListener("change", onChange);
}

/** Whether there may be room for the sidebar. Where there is none, a phone need not make it. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}
