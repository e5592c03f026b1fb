/** Letters that no Unicode normalisation takes apart, as people type them without their accents. */
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
  // The form of sigma depends on its place in the word, which a piece of a word does not show.
  ς: "σ",
};
const specialLetter = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");

/** Marks that people type one for the other, and that many leave out. */
const apostrophes = /['’‘‛ʼʻʽʹ′`´＇\u00ad]/g;
/** Hyphens, dashes and the minus sign. */
const dashes = /[\p{Pd}\u2212\u2043]/gu;

/** How letters are written where a keyboard has none of them. */
const spelledOut: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };

/** What is looked for is no longer than this, in UTF-16 units. */
export const maxSearch = 200;

/** Fewer digits than this are in too many phone numbers to mean one. */
const minPhoneDigits = 3;

/**
 * Text without case, accents, apostrophes, ligatures and doubled spaces, with one sign for all kinds
 * of dashes: `O’Brien`, `O'BRIEN` and `obrien` fold to the same. Every search compares letters in
 * this way, so all places agree on what matches. Another way of folding needs another `keyVersion`.
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

/** The same with `ü` as `ue` and the like, instead of as `u`. */
function foldSpelledOut(text: string): string {
  return fold(
    text
      .normalize("NFC")
      .toLowerCase()
      .replace(/[äöüøå]/g, (letter) => spelledOut[letter] ?? letter),
  );
}

/** The words of a text that are also written in another way: `mueller` for `Jürgen Müller`. */
export function toSpellings(text: string): string {
  const words = fold(text).split(" ");
  return foldSpelledOut(text)
    .split(" ")
    .filter((word, place) => word !== words[place])
    .join(" ");
}

/**
 * What is looked for: each term must be found, in one of its forms. A term is a word, or all that
 * was typed when that can be a piece of a phone number. What another term says already is left out.
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
 * The same for a name alone, which is not stored in its other spelling: there `mueller` means
 * `muller` as well.
 */
export function toNameTerms(search: string): string[][] {
  return toSearchTerms(search).map(withoutSpelling);
}

/** All that was typed as a name may have it. */
export function toNameForms(search: string): string[] {
  return withoutSpelling([fold(search), foldSpelledOut(search)]);
}

function withoutSpelling(forms: readonly string[]): string[] {
  const shorter = forms.map((form) => form.replace(/([aou])e|aa/g, (_, letter) => letter ?? "a"));
  return unique([...forms, ...shorter]);
}

/** Whatever holds the one term holds the other. */
function implies(one: readonly string[], other: readonly string[]): boolean {
  return one.every((form) => other.some((part) => form.includes(part)));
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

/**
 * `0151 23` is stored as `+49 151 23` as often as not, so leading zeros are left out. The other way
 * round, the code of a country, one to three digits long, may stand for the zero of its own calls.
 */
export function toPhonePieces(search: string): string[] {
  if (!/^[\d\s()+./-]+$/.test(search)) return [];
  const digits = digitsOf(search);
  if (digits.length < minPhoneDigits) return [];
  return [
    digits,
    // "+49 (0)151": the zero that is only dialled inside the country.
    ...(search.includes("(0)") ? [digitsOf(search.replace("(0)", ""))] : []),
    ...(/^\s*(\+|00)/.test(search) ? toNationalNumbers(digits) : []),
  ];
}

function toNationalNumbers(digits: string): string[] {
  // What is left without the code must still mean one number.
  if (digits.length < minPhoneDigits + 4) return [];
  // North America has no zero to dial.
  if (digits.startsWith("1")) return [digits.slice(1)];
  return [1, 2, 3].map((code) => `0${digitsOf(digits.slice(code))}`);
}

/** The digits without leading zeros. */
function digitsOf(text: string): string {
  return text.replace(/\D/g, "").replace(/^0+/, "");
}
