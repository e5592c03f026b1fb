import { lazyModule } from "../../../../lib/browser/lazy-module.ts";
import { timeOf } from "../../../../lib/queries/bookings.ts";
import { ask } from "../../../../ui/dialog/question-place.tsx";
import type { AskedTime, TakenTime } from "./find-time.tsx";

const finders = lazyModule(() => import("./find-time.tsx"));

/** Asks when several people have time, over whichever screen is on; null when none is taken. */
export async function askForTime(asked: AskedTime): Promise<TakenTime | null> {
  await finders.ask();
  const part = finders.now();
  if (!part) return null;
  return ask<TakenTime | null>(null, (answer) => (
    <part.FindTime {...asked} onClose={() => answer(null)} onTake={answer} />
  ));
}

/** What the form of a new appointment is asked for to begin with a time taken. */
export function formAt({ date, start, length, people: [host, ...others] }: TakenTime) {
  return {
    date,
    time: timeOf(start),
    duration: length,
    host,
    attending: others.join(",") || undefined,
  };
}
