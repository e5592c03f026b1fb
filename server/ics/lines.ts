/** RFC 5545, 3.1: a line has at most this many octets, without its end. */
const lineOctets = 75;

/** Lines of a calendar as they stand in the file. */
export function toLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** 3.3.11; other control characters have no place in a text. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|\r|\n/g, String.raw`\n`)
    .replace(/(?!\t)\p{Cc}/gu, "");
}

/** `2026-05-04T15:00:00.000Z` is `20260504T150000`, and a day is `20260504`. */
export function toCompact(dateTime: string): string {
  return dateTime.slice(0, 19).replace(/[-:]/g, "");
}

/** Breaks a long line; what follows begins with a space, which counts. Characters stay whole. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= lineOctets) return line;
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
