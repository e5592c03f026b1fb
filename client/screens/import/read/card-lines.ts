import { decodeText, guessEncoding } from "./encoding.ts";

/** The name and the parameters of a line; a parameter in quotes may have a colon. */
const headOf = /^(?:[^":]|"[^"]*")*:/;
const charsetOf = /;CHARSET="?([\w.-]+)/i;
/** Pictures, sounds and keys: megabytes that no field has room for. */
const binary = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY|X-MS-CARDPICTURE)[;:]/i;
/** The reading of a name on Japanese phones, which they write as a sound. */
const spoken = /^SOUND;(?:[^:]*;)?X-IRMC-N[;:]/i;

/** Texts in which a comma of version 2.1 is a comma, and not the sign between two values. */
const commaTexts = /^(?:[\w-]+\.)?(?:N|FN|ORG|ADR|LABEL|TITLE|ROLE|NOTE|SOUND|X-[\w-]+)(?=[;:])/i;

/**
 * Cards that several programs have written into one file: each line in the charset that it names,
 * otherwise in UTF-8 where it is that, and otherwise in the `encoding` of the file.
 */
export function decodeCards(bytes: Uint8Array, encoding: string): string {
  const lines: string[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(10, start);
    const line = bytes.subarray(start, end < 0 ? bytes.length : end + 1);
    lines.push(line.every((byte) => byte < 0x80) ? toAscii(line) : decodeLine(line, encoding));
    start += line.length;
  }
  return lines.join("");
}

function decodeLine(line: Uint8Array, encoding: string): string {
  const [, charset] = charsetOf.exec(headOf.exec(toAscii(line))?.[0] ?? "") ?? [];
  return (
    decodeText(line, charset ?? null) ?? decodeText(line, "utf-8") ?? toUnicode(line, encoding)
  );
}

function toAscii(bytes: Uint8Array): string {
  return new TextDecoder("windows-1252").decode(bytes);
}

function toUnicode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * The lines of vCards, unfolded (RFC 6350, 3.2), with the texts of version 2.1, which phones and
 * Outlook still write, as later versions have them. Pictures and sounds are counted and left out.
 */
export async function readCardLines(text: string) {
  const lines = toLogicalLines(text);
  const guess = await guessUndeclared(lines);
  let isOld = false;
  let media = 0;
  const read: string[] = [];
  for (const line of lines) {
    if (/^VERSION:/i.test(line)) isOld = /^VERSION:\s*2/i.test(line);
    if (binary.test(line) && !spoken.test(line)) media++;
    else if (line.trim() !== "") read.push(toCurrent(line, isOld, guess));
  }
  return { lines: read, media };
}

/** A line is folded by a space, by the soft line end of quoted-printable, or by nothing in base64. */
function toLogicalLines(text: string): string[] {
  const lines: string[] = [];
  let soft = false;
  let base64 = false;
  for (const line of text.replaceAll("\ufeff", "").split(/\r\n?|\n/)) {
    const last = lines.length - 1;
    if (soft) lines[last] = lines[last]?.slice(0, -1) + line;
    else if (/^[ \t]/.test(line) && last >= 0) lines[last] += line.slice(1);
    else if (base64 && /^[\w+/]+=*$/.test(line)) lines[last] += line;
    else {
      lines.push(line);
      base64 = /^[^:]*;(?:ENCODING=)?(?:BASE64|B)[;:]/i.test(line);
    }
    soft = line.endsWith("=") && isQuoted(lines.at(-1) ?? "");
  }
  return lines;
}

function isQuoted(line: string): boolean {
  return /^[^:]*;(?:ENCODING=)?"?QUOTED-PRINTABLE/i.test(line);
}

/** Of all quoted texts that name no charset: one alone is too short to tell. */
async function guessUndeclared(lines: readonly string[]): Promise<string> {
  const undeclared = lines.filter((line) => isQuoted(line) && !charsetOf.test(line));
  if (undeclared.length === 0) return "utf-8";
  return guessEncoding(Uint8Array.from(undeclared.flatMap((line) => [...toBytes(line), 10])));
}

function toCurrent(line: string, isOld: boolean, guess: string): string {
  const [head = ""] = headOf.exec(line) ?? [];
  const value = line.slice(head.length);
  const charset = charsetOf.exec(head)?.[1] ?? guess;
  const plain = head.replace(
    /;(?:(?:ENCODING|CHARSET)="?[\w.:-]+"?|QUOTED-PRINTABLE|BASE64|[78]BIT)(?=[;:])/gi,
    "",
  );
  const isQp = isQuoted(line);
  const text = isQp
    ? unquote(value, charset)
    : /;(?:ENCODING=)?(?:BASE64|B)[;:]/i.test(head)
      ? fromBase64(value, charset)
      : value;
  const hasCommas = (isOld || isQp) && commaTexts.test(plain);
  return plain + (hasCommas ? text.replace(/(?<!\\),/g, "\\,") : text).replace(/\r?\n/g, "\\n");
}

/** Letters beyond ASCII stand in some texts as they are; all else are bytes of the charset. */
function unquote(value: string, charset: string): string {
  // A quoted semicolon is a letter, a bare one parts the value.
  const bare = value.replace(/=3B/gi, "\\;");
  return bare.replace(/[\0-\x7f]+/g, (part) =>
    toUnicode(Uint8Array.from(toBytes(part)), known(charset)),
  );
}

function* toBytes(text: string): Generator<number> {
  for (const [part] of text.matchAll(/=[\da-f]{2}|[\0-\x7f]/gi)) {
    yield part.length === 3 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0);
  }
}

function fromBase64(value: string, charset: string): string {
  try {
    const bytes = Uint8Array.from(atob(value.trim()), (letter) => letter.charCodeAt(0));
    return toUnicode(bytes, known(charset)).replace(/[\\;]/g, (sign) =>
      sign === ";" ? sign : "\\\\",
    );
  } catch {
    return value;
  }
}

function known(charset: string): string {
  return decodeText(new Uint8Array(), charset) === null ? "utf-8" : charset;
}
