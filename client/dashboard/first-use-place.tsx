import { lazyModule } from "../lib/lazy-module.ts";

const parts = lazyModule(() => import("./first-use.tsx"));

/** Only a new account fetches what it is told to do first. */
export function FirstUsePlace() {
  const part = parts.use(true);
  return part && <part.FirstUse />;
}
