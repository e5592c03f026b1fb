import { useSyncExternalStore } from "react";

const query = matchMedia("(width <= 700px)");

function subscribe(onChange: () => void) {
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the window is as narrow as a phone's. For what is another thing there; looks are CSS. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
