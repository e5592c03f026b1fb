import { tagLimits } from "../../../shared/tag-limits.ts";
import { isVisible } from "../../../shared/text.ts";
import type { Problem } from "../types.ts";
import { tagKey } from "./names.ts";
import { isNothing } from "./read-text.ts";

/** The groups that Google and Outlook give everybody. */
const ofPrograms = /^(?:\* ?.*|my ?contacts|starred|all contacts)$/i;
const longest = 50;

/** The names of tags in a cell: `VIP ::: Berlin`, `VIP; Berlin`, `VIP, Berlin`. */
export function readTags(text: string): string[] | null | Problem {
  if (isNothing(text)) return null;
  const parts = text
    .split(/\s*(?::::|[;,|\n])\s*/)
    .map((part) => part.replace(/^#|^"|"$/g, "").trim())
    .filter((part) => isVisible(part) && !ofPrograms.test(part));
  const names = [...new Map(parts.map((part) => [tagKey(part), part])).values()];
  if (names.some((name) => name.length > longest)) {
    return { text: `A tag longer than ${longest} characters` };
  }
  if (names.length > tagLimits.each) {
    const first = names.slice(0, tagLimits.each);
    const label = `Use the first ${tagLimits.each}`;
    return { text: `More than ${tagLimits.each} tags`, fix: { label, text: first.join(", ") } };
  }
  return names.length > 0 ? names : null;
}
