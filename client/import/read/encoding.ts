/** What a text file can be read with: labels of the Encoding Standard, and their names. */
export const encodings: Readonly<Record<string, string>> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16 (big-endian)",
  "windows-1252": "Western (Windows)",
  macintosh: "Western (Mac)",
  "windows-1250": "Central European",
  "windows-1251": "Cyrillic",
  "windows-1253": "Greek",
  "windows-1254": "Turkish",
  "windows-1255": "Hebrew",
  "windows-1256": "Arabic",
  shift_jis: "Japanese",
  gbk: "Chinese (simplified)",
  big5: "Chinese (traditional)",
  "euc-kr": "Korean",
};

/** The text of a file without its byte order mark. A `label` that is given is taken. */
export function decode(bytes: Uint8Array, label = guessEncoding(bytes)) {
  return { text: new TextDecoder(label).decode(bytes), encoding: label };
}

/** Enough of a file to tell by, also where the first letter beyond ASCII comes late. */
const sampleBytes = 1024 * 1024;

function guessEncoding(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  return guessUtf16(bytes) ?? (isUtf8(bytes) ? "utf-8" : guessWestern(bytes));
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

function guessWestern(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, sampleBytes);
  const rest = bytes.subarray(sampleBytes).filter((byte) => byte > 0x7f);
  const likely = (label: string) => {
    const decoder = new TextDecoder(label);
    return likelihood(decoder.decode(sample)) + likelihood(decoder.decode(rest));
  };
  return likely("macintosh") > likely("windows-1252") ? "macintosh" : "windows-1252";
}

const likely = /[äöüßéèêëàâáíìîïóòôõúùûçñãåæøœ]|(?<=\p{Ll})[’]/gu;
const capitals = /(?<!\p{L})[ÄÖÜÉÈÊÀÂÁÍÓÔÚÇÑÅÆØŒ](?=\p{L})/gu;
const marks = /[“”„«»–—…€£]/gu;
/** A capital within a word, a sign within a word, and what no encoding has there. */
const unlikely =
  /(?<=\p{Ll})[À-ÞŒŠŽŸ](?=\p{Ll})|(?<=\p{L})[^\p{ASCII}\p{L}’–](?=\p{L})|[\u0080-\u009f]/gu;

function likelihood(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(likely) * 2 + count(capitals) + count(marks) - count(unlikely) * 2;
}
