import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { isAloneHere } from "../../../lib/people/people-here.ts";

const parts = lazyModule(() => import("./several-calendar.tsx"));

/** The calendar of several people, as soon as it is there; null on a desk of one. */
export function useSeveralPart() {
  const alone = isAloneHere();
  const part = parts.use(!alone);
  return alone ? null : part;
}
