import { useEffect, useRef } from "react";
import { isFreeKey } from "./use-shortcut-keys.ts";

/** Single letters that mean nothing else on a screen, for desks of several. */
export function useLetterKeys(acts: Record<string, () => void>): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
      const act = latest.current[key];
      if (!act || shiftKey || ctrlKey || metaKey || altKey || !isFreeKey(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
