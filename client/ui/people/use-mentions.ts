import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";

const part = lazyModule(() => import("./mention-list.tsx"));

/** The list of people at an `@`, and who is told of a text. Undefined until it is loaded, and on a desk of one. */
export function useMentions() {
  const isAlone = isAloneHere();
  const loaded = part.use(!isAlone || null);
  return isAlone ? undefined : loaded;
}
