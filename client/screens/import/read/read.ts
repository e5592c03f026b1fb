import { type Cells, readCsv } from "./csv.ts";
import { guessEncoding } from "./encoding.ts";
import { checkSize, SourceError } from "./limits.ts";
import type { ReadOptions, Source, SourceNote } from "./source.ts";
import { toTable } from "./table.ts";

type Tell = (share: number) => void;

/** The bytes of a file as a table. Throws a SourceError where that cannot be. */
export async function readBytes(
  bytes: Uint8Array,
  name: string,
  options: ReadOptions = {},
  tell: Tell = () => {},
): Promise<Source> {
  checkSize(bytes.length);
  if (kindOfBytes(bytes) === "zip") {
    const { readWorkbook } = await import("./xlsx.ts");
    const { sheets, sheet, rows, notes } = await readWorkbook(bytes, options);
    return { ...tableSource(rows, options, notes), name, format: "xlsx", sheets, sheet };
  }
  const encoding = options.encoding ?? (await guessEncoding(bytes));
  const text = new TextDecoder(encoding).decode(bytes);
  const isMixed = encoding === "utf-8" ? text.includes("\ufffd") : !encoding.startsWith("utf-16");
  if (!options.encoding && isMixed && kindOfText(text) === "vcard") {
    const { decodeCards } = await import("./card-lines.ts");
    return { ...(await readText(decodeCards(bytes, encoding), options, tell)), name, encoding };
  }
  return { ...(await readText(text, options, tell)), name, encoding };
}

/** A pasted text as a table. */
export async function readPaste(
  text: string,
  options: ReadOptions = {},
  tell: Tell = () => {},
): Promise<Source> {
  checkSize(text.trim().length);
  const source = await readText(text, options, tell);
  return source.format === "csv" ? { ...source, format: "paste" } : source;
}

/** Each format's reader is loaded when a file needs it. */
async function readText(text: string, options: ReadOptions, tell: Tell): Promise<Source> {
  const kind = kindOfText(text);
  if (kind === "vcard") {
    const { readContacts } = await import("./vcard.ts");
    const contacts = await readContacts(text);
    return { ...blank, format: "vcard", firstRow: "row", kind: "customers", ...contacts };
  }
  if (kind === "ics") {
    const { readEvents } = await import("./calendar/ics.ts");
    const events = await readEvents(text, options);
    return { ...blank, format: "ics", firstRow: "row", kind: "appointments", ...events };
  }
  const { delimiter, rows, notes } = readCsv(text, options, tell);
  return { ...tableSource(rows, options, notes), delimiter };
}

const blank: Pick<Source, "name" | "encoding" | "delimiter" | "sheets" | "sheet"> = {
  name: "",
  encoding: null,
  delimiter: null,
  sheets: [],
  sheet: null,
};

function tableSource(rows: readonly Cells[], options: ReadOptions, notes: SourceNote[]): Source {
  const table = toTable(rows, options);
  return { ...blank, format: "csv", kind: null, ...table, notes: [...notes, ...table.notes] };
}

/** The first bytes of files that are no tables, and what they are. */
const signatures: readonly [start: string, what: SourceError["reason"]][] = [
  ["%PDF", "isPdf"],
  ["\u0089PNG", "isPicture"],
  ["\u00ff\u00d8\u00ff", "isPicture"],
  ["GIF8", "isPicture"],
  ["\u001f\u008b", "isArchive"],
  ["7z\u00bc\u00af", "isArchive"],
  ["Rar!", "isArchive"],
  ["MZ", "isProgram"],
  ["\u007fELF", "isProgram"],
  ["SQLite format 3", "isDatabase"],
  ["{\\rtf", "isText"],
];

/** What the start of a text says it is. */
const openings: readonly [start: RegExp, what: SourceError["reason"]][] = [
  [/^\s*<(?:!doctype html|html|head|table)\b/i, "isWebPage"],
  [/^\s*(?:\{|\[\s*[{"\]])/, "isJson"],
  [/^\s*<(?:\?xml|!--|[a-z]+:)/i, "isXml"],
];

/** How the bytes of a file are to be read, by what they are and not by what they are called. */
function kindOfBytes(bytes: Uint8Array): "zip" | "text" {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  if (start.startsWith("PK\u0003\u0004")) return "zip";
  if (start.startsWith("\u00d0\u00cf\u0011\u00e0")) throw oldContainer(bytes);
  const found = signatures.find(([signature]) => start.startsWith(signature));
  if (found) throw new SourceError(found[1]);
  return "text";
}

/** Microsoft's older container has a locked workbook, or one from before 2007. */
function oldContainer(bytes: Uint8Array): SourceError {
  const text = new TextDecoder("utf-16le").decode(bytes.subarray(0, bytes.length & ~1));
  if (text.includes("EncryptedPackage")) {
    return new SourceError("locked");
  }
  return new SourceError("oldExcel");
}

function kindOfText(text: string): "vcard" | "ics" | "table" {
  const start = text.slice(0, 64_000);
  // Mail programs and websites leave a line or two of their own above.
  const [, kind] = /^\s*BEGIN:(VCARD|VCALENDAR)\s*$/im.exec(start) ?? [];
  if (kind) return kind.toUpperCase() === "VCARD" ? "vcard" : "ics";
  if (/^\s*\{\s*"format"\s*:\s*"client-desk"/.test(start)) {
    throw new SourceError("ownFile");
  }
  const found = openings.find(([opening]) => opening.test(start));
  if (found) throw new SourceError(found[1]);
  if (isBinary(start)) throw new SourceError("isBinary");
  return "table";
}

/** Control characters are rare in texts; two may be a separator or an old file's end mark. */
function isBinary(text: string): boolean {
  const controls = text.match(/[^\P{Cc}\s]/gu)?.length ?? 0;
  return controls > Math.max(2, text.length / 100);
}
