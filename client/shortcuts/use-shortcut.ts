import { useLayoutEffect, useRef } from "react";
import type { ShortcutId } from "./shortcuts.ts";

type Act = () => void;

/** What each shortcut does now; the screen that came last decides. */
const acts = new Map<ShortcutId, Act[]>();

/** Gives a shortcut something to do as long as the component is shown; `null` gives it nothing. */
export function useShortcut(id: ShortcutId, act: Act | null): void {
  const latest = useRef(act);
  latest.current = act;
  const active = act !== null;
  // What can be seen answers to its keys: not only a moment later.
  useLayoutEffect(() => {
    if (!active) return;
    const run = () => latest.current?.();
    acts.set(id, [...(acts.get(id) ?? []), run]);
    return () => {
      acts.set(
        id,
        (acts.get(id) ?? []).filter((other) => other !== run),
      );
    };
  }, [id, active]);
}

export function actOf(id: ShortcutId): Act | undefined {
  return acts.get(id)?.at(-1);
}
