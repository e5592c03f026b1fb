import type { ReadOptions, Source } from "../types.ts";
import { type Cells, readCsv } from "./csv.ts";
import { guessEncoding } from "./encoding.ts";
import { kindOfBytes, kindOfText } from "./file-kind.ts";
import { checkSize } from "./limits.ts";
import { toTable } from "./table.ts";

export type Tell = (share: number) => void;

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
    const { readEvents } = await import("./ics.ts");
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

function tableSource(rows: readonly Cells[], options: ReadOptions, notes: string[]): Source {
  const table = toTable(rows, options);
  return { ...blank, format: "csv", kind: null, ...table, notes: [...notes, ...table.notes] };
}
