import type { SearchTerms } from "./search-terms.ts";

/** Trigrams to look up at most: the rest of a long text is compared with what these have found. */
const maxTrigrams = 40;

/** Queries of the index: for rows with all long terms, and for rows with any. Empty without long ones. */
export function toTrigramQueries({ long }: SearchTerms<string>): {
  trigrams?: string;
  anyTrigrams?: string;
} {
  if (long.length === 0) return {};
  const most = Math.max(2, Math.floor(maxTrigrams / long.length));
  const terms = long.map((term) => {
    const forms = term.map((form) => `(${toTrigrams(form, most).map(quote).join(" AND ")})`);
    return `(${forms.join(" OR ")})`;
  });
  return { trigrams: terms.join(" AND "), anyTrigrams: terms.join(" OR ") };
}

/** Enough to hold every letter, and no more: each list of rows that is read takes its time. */
function toTrigrams(form: string, most: number): string[] {
  // By code point, as SQLite counts.
  const letters = [...form];
  const last = letters.length - 3;
  const trigrams = letters
    .map((_, place) => letters.slice(place, place + 3).join(""))
    .filter((_, place) => place <= last && (place % 3 === 0 || place === last));
  return [...new Set(trigrams)].slice(0, most);
}

function quote(trigram: string): string {
  return `"${trigram.replaceAll('"', '""')}"`;
}
