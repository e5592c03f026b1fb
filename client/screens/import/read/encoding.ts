import type { imports } from "../../../../shared/words/en/imports.ts";

/** Bytes as a text without its byte order mark; null for an unknown label, or bytes that are not in it. */
export function decodeText(bytes: Uint8Array, label: string | null): string | null {
  if (label === null) return null;
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Enough of a file to tell by, also where the first letter beyond ASCII comes late. */
const sampleBytes = 256 * 1024;

/** As chardet tells by the usual letters of languages, surest first; `confidence` is of 100. */
interface Guess {
  name: string;
  confidence: number;
}

export async function guessEncoding(bytes: Uint8Array): Promise<string> {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  const wide = guessUtf16(bytes);
  if (wide) return wide;
  if (isUtf8(bytes)) return isJis(bytes) ? "iso-2022-jp" : "utf-8";
  const sample = telling(bytes);
  const { analyse } = await import("chardet");
  const guesses = analyse(sample);
  return findScript(sample, guesses) ?? guessLatin(sample, guesses);
}

/** Its signs for two bytes a letter, which are ASCII themselves. */
function isJis(bytes: Uint8Array): boolean {
  return bytes.some((byte, at) => byte === 0x1b && bytes[at + 1] === 0x24);
}

/** The lines with letters beyond ASCII, as far as the sample goes. */
function telling(bytes: Uint8Array): Uint8Array {
  const sample = new Uint8Array(Math.min(bytes.length, sampleBytes));
  let length = 0;
  for (let start = 0; start < bytes.length && length < sample.length; ) {
    const end = bytes.indexOf(10, start);
    const line = bytes.subarray(start, end < 0 ? bytes.length : end + 1);
    start += line.length;
    if (!line.some((byte) => byte > 0x7f)) continue;
    const part = line.subarray(0, sample.length - length);
    sample.set(part, length);
    length += part.length;
  }
  return sample.subarray(0, length);
}

/** An encoding of another script than the Latin one. */
function findScript(sample: Uint8Array, guesses: readonly Guess[]): string | null {
  const found = guesses.find(({ name, confidence }) => {
    const text = decodeText(sample, toLabel(name));
    if (text === null || !isOtherScript(text)) return false;
    if (/\p{sc=Greek}/u.test(text)) return /[άέήίόύώ]/.test(text);
    // Of two-byte letters this much is only that they are possible.
    return confidence > 10 || !/[^\P{L}\p{sc=Latin}\p{sc=Hangul}]/u.test(text);
  });
  return found ? toLabel(found.name) : null;
}

function toLabel(name: string): string {
  return name === "GB18030" ? "gbk" : name.toLowerCase();
}

/** Its words stand alone; Latin text read so has a foreign letter between two of its own. */
function isOtherScript(text: string): boolean {
  const letters = text.match(/[^\P{L}\p{sc=Latin}]/gu)?.length ?? 0;
  const mixed = text.match(
    /(?<=\p{sc=Latin})[^\P{L}\p{sc=Latin}]|[^\P{L}\p{sc=Latin}](?=\p{sc=Latin})/gu,
  );
  const others = text.match(/[\u0080-\u00ff]/g)?.length ?? 0;
  return letters > others && letters > (mixed?.length ?? 0) * 4;
}

/** Without a mark: the upper byte of nearly each Latin letter is zero. */
function guessUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 2;
  if (odd > most * 0.7 && even < most * 0.1) return "utf-16le";
  return even > most * 0.7 && odd < most * 0.1 ? "utf-16be" : null;
}

/** A few broken letters, as programs leave them that cut a text at a byte, do not make it another. */
function isUtf8(bytes: Uint8Array): boolean {
  let good = 0;
  let bad = 0;
  for (const letter of new TextDecoder().decode(bytes)) {
    if (letter === "\ufffd") bad++;
    else if (letter > "\u007f") good++;
  }
  return bad === 0 || bad * 4 < good;
}

/** The letters that are usual in each, without those of ASCII; the first of equals is the likelier. */
const western = "äöüßéèêëàâáíìîïóòôõúùûçñãåæøœ";
const central = "ąćęłńóśźżáčďéěíňřšťúůýžäöüßőűăâîşţ";
const latin: readonly (readonly [label: string, letters: string])[] = [
  ["windows-1252", western],
  ["macintosh", western],
  ["windows-1250", central],
  ["iso-8859-2", central],
  ["windows-1254", "çğıöşüâîûé"],
];

const families: Readonly<Record<string, RegExp>> = {
  "windows-1252": /^(?:windows-1252|ISO-8859-1)$/,
  "windows-1250": /^(?:windows-1250|ISO-8859-2)$/,
  "iso-8859-2": /^(?:windows-1250|ISO-8859-2)$/,
  "windows-1254": /^(?:windows-1254|ISO-8859-9)$/,
};

function guessLatin(sample: Uint8Array, guesses: readonly Guess[]): string {
  let best = { label: "windows-1252", score: Number.NEGATIVE_INFINITY };
  for (const [label, letters] of latin) {
    const known = guesses.find(({ name }) => families[label]?.test(name)) ?? guesses[0];
    const score =
      likelihood(new TextDecoder(label).decode(sample), letters) *
      (1 + (known?.confidence ?? 0) / 100);
    if (score > best.score) best = { label, score };
  }
  return best.label;
}

const marks = /[“”„«»–—…€£]/gu;
/** A capital within a word, a sign within a word, and what no encoding has there. */
const unlikely =
  /(?<=\p{Ll})[À-ÞŒŠŽŸ](?=\p{Ll})|(?<=\p{L})[^\p{ASCII}\p{L}’–](?=\p{L})|[\u0080-\u009f\ufffd]/gu;

function likelihood(text: string, letters: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const capitals = [...letters].map((letter) => letter.toUpperCase().slice(0, 1)).join("");
  return (
    count(new RegExp(`[${letters}]|(?<=\\p{Ll})[’]`, "gu")) * 2 +
    count(new RegExp(`(?<!\\p{L})[${capitals}İ](?=\\p{L})`, "gu")) +
    count(marks) -
    count(unlikely) * 2
  );
}

/** What a text file can be read with: labels of the Encoding Standard, and the names of their words; of Unicode the name itself. */
export const encodings = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "bigEndian",
  "windows-1252": "westernWindows",
  macintosh: "westernMac",
  "windows-1250": "centralEuropean",
  "iso-8859-2": "centralEuropeanIso",
  "windows-1251": "cyrillic",
  "koi8-r": "cyrillicKoi",
  "iso-8859-5": "cyrillicIso",
  "windows-1253": "greek",
  "iso-8859-7": "greekIso",
  "windows-1254": "turkish",
  "windows-1255": "hebrew",
  "iso-8859-8": "hebrewIso",
  "windows-1256": "arabic",
  "iso-8859-6": "arabicIso",
  shift_jis: "japanese",
  "euc-jp": "japaneseEuc",
  "iso-2022-jp": "japaneseJis",
  gbk: "chineseSimplified",
  big5: "chineseTraditional",
  "euc-kr": "korean",
} as const satisfies Record<string, "UTF-8" | "UTF-16" | keyof typeof imports.encodings>;
