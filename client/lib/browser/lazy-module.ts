import { useEffect, useSyncExternalStore } from "react";
import { common } from "../../../shared/words/en/common.ts";
import { notify } from "../notify.ts";
import { whenRested } from "./idle.ts";

/** A module that no screen needs for its first paint. */
export interface LazyModule<Part> {
  /** Fetches it once; after a failure, the next call tries again. */
  load: () => Promise<Part>;
  /** The same ahead of time. Failures are ignored: whoever wants it tries again. */
  prefetch: () => Promise<unknown>;
  /** Fetches it because it is wanted now. On failure, shows a toast and returns false. */
  ask: () => Promise<boolean>;
  /** The module, undefined until loaded. */
  now: () => Part | undefined;
  /**
   * The same for a component that shows it: fetches it when the page has rested, or at once if it is
   * `wanted`; with null it is of no use, so it is neither fetched nor there. On failure, shows a toast and calls
   * `giveUp`.
   */
  use: (wanted?: boolean | null, giveUp?: () => void) => Part | undefined;
}

/** `const dialogs = lazyModule(() => import("./dialogs.tsx"))`. */
export function lazyModule<Part>(fetchPart: () => Promise<Part>): LazyModule<Part> {
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;
  const listeners = new Set<() => void>();

  const load = () => {
    loading ??= fetchPart().then(
      (fetched) => {
        part = fetched;
        for (const listener of listeners) listener();
        return fetched;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const prefetch = () => load().catch(() => {});
  const ask = async () => {
    try {
      await load();
      return true;
    } catch {
      notify.error(common.loadFailed);
      return false;
    }
  };
  return {
    load,
    prefetch,
    ask,
    now: () => part,
    use: (wanted: boolean | null = false, giveUp = () => {}) => {
      const fetched = useSyncExternalStore(
        subscribe,
        () => part,
        () => undefined,
      );
      const missing = wanted && !fetched;
      // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time it is wanted
      useEffect(() => {
        if (missing === null) return undefined;
        if (!missing) return whenRested(prefetch);
        ask().then((there) => there || giveUp());
        return undefined;
      }, [missing]);
      return wanted === null ? undefined : fetched;
    },
  };
}
