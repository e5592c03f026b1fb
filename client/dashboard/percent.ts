/** A share as "47%"; never 0% for something, never 100% for less than all. */
export function formatPercent(part: number, whole: number): string {
  if (whole <= 0 || part <= 0) return "0%";
  const percent = (part / whole) * 100;
  if (percent < 0.5) return "<1%";
  if (percent < 100 && percent >= 99.5) return ">99%";
  return `${Math.round(percent)}%`;
}
