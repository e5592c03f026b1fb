import { durations, timeStep } from "../../../shared/appointments.ts";
import type { Problem } from "../types.ts";
import { isNothing } from "./read-text.ts";

/** Minutes of `90`, `1:30`, `1.5 h`, `1h 30m` and `PT1H30M`, in the steps of the calendar. */
export function readDuration(text: string): number | null | Problem {
  if (isNothing(text)) return null;
  const minutes = readMinutes(text);
  if (minutes === null) return { text: "Not a duration" };
  const stepped = Math.max(durations.min, Math.ceil(minutes / timeStep) * timeStep);
  return stepped > durations.max
    ? { text: "Longer than 12 hours", fix: { label: "Use 12 hours", text: String(durations.max) } }
    : stepped;
}

export function readMinutes(written: string): number | null {
  const text = written.toLowerCase().replace(",", ".");
  const [, hour, minute] = /^(\d{1,3}):(\d\d)(?::\d\d)?$/.exec(text) ?? [];
  if (hour) return Number(hour) * 60 + Number(minute);
  if (/^\d+(\.0+)?$/.test(text)) return Number(text);
  const found = /^(?:p?t)?(?:(\d+(?:\.\d+)?)\s*h[a-z]*)?\s*(?:(\d+)\s*m[a-z]*)?$/.exec(text);
  if (!found || (!found[1] && !found[2])) return null;
  return Math.round(Number(found[1] ?? 0) * 60 + Number(found[2] ?? 0));
}
