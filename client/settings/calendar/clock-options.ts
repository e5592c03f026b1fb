import { formatClock } from "../../lib/dates.ts";

const halfHours = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`,
);

/** Every half hour for a Select, and another time that is chosen already. */
export function clockOptions(chosen: string) {
  const all = halfHours.includes(chosen) ? halfHours : [...halfHours, chosen].sort();
  return all.map((time) => ({ value: time, label: formatClock(time) }));
}
