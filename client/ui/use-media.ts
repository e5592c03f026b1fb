import { useCallback, useSyncExternalStore } from "react";

/** Whether the window matches `query`, kept up to date. */
export function useMedia(query: MediaQueryList): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => query.matches);
}

const phone = matchMedia("(width <= 700px)");

/** Whether the window is as narrow as a phone's. For different behavior; styling is CSS. */
export function usePhone(): boolean {
  return useMedia(phone);
}
