import { formatCount } from "../../lib/count.ts";

/** Before this much is done, nobody can tell how long the rest takes. */
const enough = 0.02;

/** "About 20 seconds left"; nothing while that can't be told. */
export function remainingText(milliseconds: number, fraction: number): string {
  if (fraction < enough || fraction >= 1) return "";
  const seconds = ((milliseconds / fraction) * (1 - fraction)) / 1000;
  if (seconds < 5) return "A few seconds left";
  if (seconds < 55) return `About ${Math.ceil(seconds / 5) * 5} seconds left`;
  const minutes = Math.round(seconds / 60);
  return minutes <= 1 ? "About a minute left" : `About ${formatCount(minutes)} minutes left`;
}
