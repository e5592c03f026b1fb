import type { ComponentProps } from "react";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";

const newRows = lazyModule(() => import("./new-rows.tsx"));

/** What waits where others add records; nothing on a desk of one. */
export function News(props: ComponentProps<typeof import("./new-rows.tsx").NewRows>) {
  const loaded = newRows.use(!isAloneHere());
  return loaded && <loaded.NewRows {...props} />;
}
