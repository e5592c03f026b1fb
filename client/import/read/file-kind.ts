import { notReadable, SourceError } from "./source-error.ts";

/** The first bytes of files that are no tables, and what they are. */
const signatures: readonly [start: string, what: string][] = [
  ["%PDF", "a PDF"],
  ["\u0089PNG", "a picture"],
  ["\u00ff\u00d8\u00ff", "a picture"],
  ["GIF8", "a picture"],
  ["\u001f\u008b", "an archive"],
  ["7z\u00bc\u00af", "an archive"],
  ["Rar!", "an archive"],
  ["MZ", "a program"],
  ["\u007fELF", "a program"],
  ["SQLite format 3", "a database"],
  ["{\\rtf", "a text document"],
];

/** What the start of a text says it is. */
const openings: readonly [start: RegExp, what: string][] = [
  [/^\s*<(?:!doctype html|html|head|table)\b/i, "a web page"],
  [/^\s*(?:\{|\[\s*[{"\]])/, "a JSON file"],
  [/^\s*<(?:\?xml|!--|[a-z]+:)/i, "an XML file"],
];

/** How the bytes of a file are to be read, by what they are and not by what they are called. */
export function kindOfBytes(bytes: Uint8Array): "zip" | "text" {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  if (start.startsWith("PK\u0003\u0004")) return "zip";
  if (start.startsWith("\u00d0\u00cf\u0011\u00e0")) throw oldContainer(bytes);
  const found = signatures.find(([signature]) => start.startsWith(signature));
  if (found) throw notReadable(found[1]);
  return "text";
}

/** Microsoft's older container has a locked workbook, or one from before 2007. */
function oldContainer(bytes: Uint8Array): SourceError {
  const text = new TextDecoder("utf-16le").decode(bytes.subarray(0, bytes.length & ~1));
  if (text.includes("EncryptedPackage")) {
    return new SourceError("The file is locked with a password.");
  }
  return new SourceError(
    "This is an old Excel file (.xls). Save the file as .xlsx and choose the new file.",
  );
}

export function kindOfText(text: string): "vcard" | "ics" | "table" {
  const start = text.slice(0, 64_000);
  // Mail programs and websites leave a line or two of their own above.
  const [, kind] = /^\s*BEGIN:(VCARD|VCALENDAR)\s*$/im.exec(start) ?? [];
  if (kind) return kind.toUpperCase() === "VCARD" ? "vcard" : "ics";
  if (/^\s*\{\s*"format"\s*:\s*"client-desk"/.test(start)) {
    throw new SourceError("This is a Client Desk file. Restore it in Settings, Your Data.");
  }
  const found = openings.find(([opening]) => opening.test(start));
  if (found) throw notReadable(found[1]);
  if (isBinary(start)) throw notReadable("a binary file");
  return "table";
}

/** Control characters are rare in texts; two may be a separator or an old file's end mark. */
function isBinary(text: string): boolean {
  const controls = text.match(/[^\P{Cc}\s]/gu)?.length ?? 0;
  return controls > Math.max(2, text.length / 100);
}
