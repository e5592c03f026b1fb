import type { ComponentProps } from "react";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { isAloneHere } from "../../../lib/people/people-here.ts";
import { CalendarHead } from "../head/calendar-head.tsx";
import type { SeveralCalendar } from "./several-calendar.tsx";

const parts = lazyModule(() => import("./several-calendar.tsx"));

/** Gives a calendar the people whose it is, see several.ts; a desk of one never fetches them. */
export function WithSeveral(props: ComponentProps<typeof SeveralCalendar>) {
  const alone = isAloneHere();
  const part = parts.use(!alone || null);
  if (alone) return props.children;
  return part ? <part.SeveralCalendar {...props} /> : <CalendarHead period={props.period} sub="" />;
}
