import { useSyncExternalStore } from "react";

/** The height of the window in pixels. */
export function useWindowHeight(): number {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener("resize", listener);
      return () => window.removeEventListener("resize", listener);
    },
    () => window.innerHeight,
  );
}
