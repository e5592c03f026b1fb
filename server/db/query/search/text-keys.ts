import { fold, toSpellings } from "../../../../shared/text/fold.ts";

/** PostgreSQL can't index more than some 2700 bytes a row, and one character can fold to 18. */
export const sortKeyLength = 200;

/**
 * Bytes of the parts of a search key, the name first: with a sort key they must fit into such an
 * index row, too. Only letters that fold to several ever reach it, 100 syllables of Korean for one.
 */
const maxPart = { first: 900, other: 300 };

/** A limit against letters that fold to many: notes in any language stay below. */
const maxText = 100_000;

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

/** What stands in an index: each text folded, the name first, then as `toParts` has it. */
export function toSearchKey(texts: readonly string[], phone = ""): string {
  return toParts(texts, phone)
    .map((part, place) => cutBytes(part, place === 0 ? maxPart.first : maxPart.other))
    .join(separator);
}

/** The same of all texts of a record, long ones too. */
export function toTextKey(texts: readonly string[], phone = ""): string {
  return toParts(texts, phone)
    .map((part) => cutBytes(part, maxText))
    .join(separator);
}

/** The texts and the phone number folded, its digits, and words as they are spelled otherwise. */
function toParts(texts: readonly string[], phone: string): string[] {
  const others = [phone.replace(/\D/g, ""), toSpellings(texts.join(" "))];
  return [...[...texts, phone].map(fold), ...others].filter((part) => part !== "");
}

function cutBytes(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text;
  // A character that was cut in the middle is read as replacement characters.
  return Buffer.from(text)
    .subarray(0, most)
    .toString()
    .replace(/\ufffd+$/, "");
}
