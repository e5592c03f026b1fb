import { isVisible } from "../../../shared/text.ts";
import { formatNumber } from "../../lib/numbers.ts";
import type { Problem, Target } from "../types.ts";

/** The most characters of each, as the schemas have it. */
export const limits: Partial<Record<Target, number>> = {
  phone: 50,
  notes: 10_000,
  address: 500,
  companyAddress: 500,
  industry: 100,
};

/** Nothing where nothing can be seen. */
export function readText(text: string, most: number): string | null | Problem {
  if (text === "" || !isVisible(text)) return null;
  if (text.length <= most) return text;
  return {
    text: `Longer than ${formatNumber(most, 0)} characters`,
    fix: { label: "Shorten", text: text.slice(0, most).toWellFormed().trim() },
  };
}

/** What programs write where there is nothing. */
export function isNothing(text: string): boolean {
  return /^(?:|[-–—.?]+|n\/?a|#n\/a|null|none|nil|never|empty|undefined)$/i.test(text);
}
