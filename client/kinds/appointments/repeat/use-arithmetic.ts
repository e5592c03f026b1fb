import { useEffect, useState } from "react";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";

const arithmetic = lazyModule(() => import("./arithmetic.ts"));

/** The arithmetic of repeats, once something repeats; undefined until it is there. */
export function useArithmetic(wanted: boolean) {
  const [part, setPart] = useState(arithmetic.now);
  useEffect(() => {
    if (!wanted || part) return undefined;
    let isShown = true;
    // Without it nothing but the counts is missing, and the server counts again.
    arithmetic.load().then(
      (loaded) => isShown && setPart(loaded),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [wanted, part]);
  return part;
}
