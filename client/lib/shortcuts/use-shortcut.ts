import { useLayoutEffect, useRef } from "react";
import type { ShortcutId } from "./shortcuts.ts";

/** One that answers false has nothing to do: the key keeps its usual meaning. */
type Act = () => unknown;

/** What each shortcut currently does; the most recent screen decides. */
const acts = new Map<ShortcutId, Act[]>();

/** Assigns a shortcut while the component is shown; `null` disables it. */
export function useShortcut(id: ShortcutId, act: Act | null): void {
  const latest = useRef(act);
  latest.current = act;
  const active = act !== null;
  // Visible controls respond to their keys at once, not a moment later.
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
