import { formatPercent } from "../dashboard/percent.ts";

/** "up 42%", "down 5%", "as before"; nothing where there is nothing to compare with. */
export function changeInWords(now: number, before: number | null): string | undefined {
  if (before === null || before === 0) return undefined;
  if (now === before) return "as before";
  return `${now > before ? "up" : "down"} ${formatPercent(Math.abs(now - before), before)}`;
}
