import { isPlaceholderNumber } from "../text/placeholders.ts";

/** The country codes of E.164 that have one or two digits; all others have three. */
const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Shorter numbers are extensions, or cut off. */
const fewestDigits = 6;
/** E.164 allows no more. */
const mostDigits = 15;

/** What stands before an extension. */
const inward = /\bext(?:ension)?\b|(?<=\d\s*)x(?=\s*\d)|#|\bdurchwahl\b/i;

/**
 * A phone number as it is dialed within its country: with and without country code and trunk zero
 * it is the same. An extension is a part of it. Empty for what is no number.
 */
export function toPhoneKey(phone: string): string {
  const [typed = ""] = phone.normalize("NFKC").split(/[,;\n]/);
  const [main = "", extension = ""] = typed.split(inward);
  const digits = main.replace(/\D/g, "");
  const number = toNational(digits, /^\D*\+/.test(main) || digits.startsWith("00"));
  if (number.length < fewestDigits || digits.length > mostDigits + 2) return "";
  if (isPlaceholderNumber(number)) return "";
  const inner = extension.replace(/\D/g, "");
  return inner === "" ? number : `${number}x${inner.slice(0, 10)}`;
}

function toNational(digits: string, isInternational: boolean): string {
  const bare = digits.replace(/^0+/, "");
  const isWithCode = isInternational || (!digits.startsWith("0") && hasCountryCode(bare));
  const national = isWithCode ? bare.replace(countryCode, "").replace(/^0+/, "") : bare;
  // The 1 of North America, which is both its country code and dialed within it.
  return /^1\d{10}$/.test(national) ? national.slice(1) : national;
}

/**
 * A spreadsheet takes the plus away. No country has so many digits without one; of eleven those of
 * Brazil, whose mobile numbers have a 9 in the third place, and of North America.
 */
function hasCountryCode(digits: string): boolean {
  return digits.length >= 12 || (digits.length === 11 && !/^(?:1|..9)/.test(digits));
}
