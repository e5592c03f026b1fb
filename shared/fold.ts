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

/** What is looked for is no longer than this, in UTF-16 units. */
export const maxSearch = 200;

/** Fewer digits than this are in too many phone numbers to mean one. */
const minPhoneDigits = 3;

/**
 * Text without case, accents, ligatures and doubled spaces: `Müller`, `MULLER` and `muller` fold to
 * the same. Every search compares letters in this way, so all places agree on what matches.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(specialLetter, (letter) => plainLetters[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * The pieces of which a search key must hold one: what was typed, folded, and when that can be a
 * piece of a phone number, its digits as people write them.
 */
export function toSearchPieces(search: string): string[] {
  return [...new Set([fold(search), ...toPhonePieces(search)])];
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
