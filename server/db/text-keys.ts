import { fold } from "../../shared/fold.ts";

/** PostgreSQL can't index more than some 2700 bytes a row, and one character can fold to 18. */
export const sortKeyLength = 200;

/**
 * Bytes of the parts of a search key, the name first: with a sort key they must fit into such an
 * index row, too. Only letters that fold to several ever reach it, 100 syllables of Korean for one.
 */
const maxPart = { first: 900, other: 300 };

/** Stands between the parts of a search key; folding leaves no line break in what people type. */
const separator = "\n";

/** What a list sorts by: folded, and short enough for an index. */
export function toSortKey(text: string): string {
  const key = fold(text);
  // Cutting may halve a surrogate pair or leave a space at the end; neither may be stored.
  return key.length <= sortKeyLength
    ? key
    : key.slice(0, sortKeyLength).replace(/[\ud800-\udbff\s]+$/, "");
}

/** What a search looks through: each text folded, and the digits of the phone number, if any. */
export function toSearchKey(texts: readonly string[], phone = ""): string {
  const parts = [...texts, phone].map(fold).concat(phone.replace(/\D/g, ""));
  return parts
    .map((part, place) => cutBytes(part, place === 0 ? maxPart.first : maxPart.other))
    .join(separator);
}

function cutBytes(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text;
  // A character that was cut in the middle is read as replacement characters.
  return Buffer.from(text)
    .subarray(0, most)
    .toString()
    .replace(/\ufffd+$/, "");
}
