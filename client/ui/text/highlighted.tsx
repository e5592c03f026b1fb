import type { ReactNode } from "react";
import { findMatches, findPhoneMatch } from "../../lib/format/text-matches.ts";

type HighlightedProps = {
  text: string;
  /** The input; without it, nothing is highlighted. */
  typed: string;
  /** Digits match in any format. */
  phone?: boolean;
};

/** A text with its matches highlighted. */
export function Highlighted({ text, typed, phone = false }: HighlightedProps) {
  const found = findMatches(text, typed);
  const number = phone && found.length === 0 ? findPhoneMatch(text, typed) : null;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [start, next] of number ? [number] : found) {
    parts.push(text.slice(end, start), <mark key={start}>{text.slice(start, next)}</mark>);
    end = next;
  }
  return [...parts, text.slice(end)];
}
