/** Letters that Unicode normalization does not decompose, as people type them without accents. */
const plainLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ı: "i",
  ĸ: "k",
  // The form of sigma depends on its position in the word, which a partial word does not show.
  ς: "σ",
};
const specialLetter = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");

/** Marks that people interchange or leave out. */
const apostrophes = /['’‘‛ʼʻʽʹ′`´＇\u00ad]/g;
/** Hyphens, dashes and the minus sign. */
const dashes = /[\p{Pd}\u2212\u2043]/gu;

/** How letters are written on keyboards without them. */
const spelledOut: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };

/** Fewer digits than this occur in too many phone numbers. */
const minPhoneDigits = 3;

/**
 * Text without case, accents, apostrophes, ligatures and repeated spaces, with one character for
 * all dashes: `O’Brien`, `O'BRIEN` and `obrien` fold to the same. Every search uses this, so that
 * all agree on what matches. Changing it requires a new `keyVersion`.
 */
export function fold(text: string): string {
  return text
    .replace(apostrophes, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(specialLetter, (letter) => plainLetters[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(dashes, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/** The same with `ü` as `ue` and so on, instead of as `u`. */
function foldSpelledOut(text: string): string {
  return fold(
    text
      .normalize("NFC")
      .toLowerCase()
      .replace(/[äöüøå]/g, (letter) => spelledOut[letter] ?? letter),
  );
}

/** The words of a text that have another spelling: `mueller` for `Jürgen Müller`. */
export function toSpellings(text: string): string {
  const words = fold(text).split(" ");
  return foldSpelledOut(text)
    .split(" ")
    .filter((word, place) => word !== words[place])
    .join(" ");
}

/**
 * The terms of a search: each must be found, in one of its forms. A term is a word, or the whole
 * input if it can be part of a phone number. A term implied by another is left out.
 */
export function toSearchTerms(search: string): string[][] {
  const whole = fold(search);
  const numbers = toPhonePieces(search);
  if (numbers.length > 0) return [unique([whole, ...numbers])];
  const spelled = foldSpelledOut(search).split(" ");
  const terms = whole
    .split(" ")
    .filter((word) => word !== "")
    .map((word, place) => unique([word, spelled[place] ?? word, ...toPhonePieces(word)]));
  return terms.filter(
    (term, place) =>
      !terms.some(
        (other, at) =>
          at !== place && implies(other, term) && (at < place || !implies(term, other)),
      ),
  );
}

/**
 * The same for a name alone, which is not stored in its other spelling: there `mueller` also means
 * `muller`.
 */
export function toNameTerms(search: string): string[][] {
  return toSearchTerms(search).map(withoutSpelling);
}

/** The whole input, as a name may contain it. */
export function toNameForms(search: string): string[] {
  return withoutSpelling([fold(search), foldSpelledOut(search)]);
}

/** What a letter is spelled as on keyboards without it, see spelledOut. */
export const spelling = /([aou])e|aa/g;

function withoutSpelling(forms: readonly string[]): string[] {
  const shorter = forms.map((form) => form.replace(spelling, (_, letter) => letter ?? "a"));
  return unique([...forms, ...shorter]);
}

/** Whatever contains one term contains the other. */
function implies(one: readonly string[], other: readonly string[]): boolean {
  return one.every((form) => other.some((part) => form.includes(part)));
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

/**
 * `0151 23` is often stored as `+49 151 23`, so leading zeros are dropped. Conversely, a country
 * code of one to three digits may replace the zero of domestic calls.
 */
export function toPhonePieces(search: string): string[] {
  if (!/^[\d\s()+./-]+$/.test(search)) return [];
  const digits = digitsOf(search);
  if (digits.length < minPhoneDigits) return [];
  return [
    digits,
    // "+49 (0)151": the zero is only dialed domestically.
    ...(search.includes("(0)") ? [digitsOf(search.replace("(0)", ""))] : []),
    ...(/^\s*(\+|00)/.test(search) ? toNationalNumbers(digits) : []),
  ];
}

function toNationalNumbers(digits: string): string[] {
  // Without the code, the rest must still be specific enough.
  if (digits.length < minPhoneDigits + 4) return [];
  // North America dials no zero.
  if (digits.startsWith("1")) return [digits.slice(1)];
  return [1, 2, 3].map((code) => `0${digitsOf(digits.slice(code))}`);
}

/** The digits without leading zeros. */
function digitsOf(text: string): string {
  return text.replace(/\D/g, "").replace(/^0+/, "");
}
