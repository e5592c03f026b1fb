/** A piece of the pasted text: from the first index up to but not including the second. */
export interface Piece {
  text: string;
  start: number;
  end: number;
}

/** What quoting, tables and vCards put before a line or around it. */
const before = /^[\s>|*•·–—~_=-]+/;
const after = /[\s|*•·~_=]+$/;

/** The lines that say something, without what surrounds them. */
export function toLines(text: string): Piece[] {
  const lines: Piece[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\r\n\u2028\u2029]+/g)) {
    const piece = trimmed({ text: line, start: index, end: index + line.length });
    if (piece.text !== "") lines.push(piece);
  }
  return lines;
}

/** Without what surrounds it. */
export function trimmed({ text, start }: Piece): Piece {
  const from = before.exec(text)?.[0].length ?? 0;
  const inner = text.slice(from).replace(after, "");
  return { text: inner, start: start + from, end: start + from + inner.length };
}

/** The parts of a line between signs that separate. */
export function splitLine(line: Piece, sign: RegExp): Piece[] {
  const parts: Piece[] = [];
  let start = 0;
  for (const found of [...line.text.matchAll(sign), null]) {
    const end = found?.index ?? line.text.length;
    const part = {
      text: line.text.slice(start, end),
      start: line.start + start,
      end: line.start + end,
    };
    const inner = trimmed(part);
    if (inner.text !== "") parts.push(inner);
    start = end + (found?.[0].length ?? 0);
  }
  return parts;
}

/** A piece of a piece. */
export function within(piece: Piece, at: number, length: number): Piece {
  const start = piece.start + at;
  return { text: piece.text.slice(at, at + length), start, end: start + length };
}
