import { formatValue } from "hucre";
import { type CellValue, readXlsx, streamXlsxRows } from "hucre/xlsx";
import { damaged, readPart } from "./zip.ts";

export interface SheetRow {
  /** Counted from 1. */
  number: number;
  values: (CellValue | undefined)[];
}

/** The names of the sheets that are shown. */
export async function listSheets(bytes: Uint8Array): Promise<string[]> {
  const names: string[] = [];
  await read(bytes, {
    sheets: ({ name, hidden, veryHidden }) => {
      if (!hidden && !veryHidden) names.push(name);
      return false;
    },
  });
  return names;
}

/** What stands in a sheet, with codes such as `01067` as they are shown there. */
export async function readRows(bytes: Uint8Array, sheet: string): Promise<SheetRow[]> {
  const readStyles = hasCodes(bytes);
  try {
    return await readDense(bytes, { sheets: [sheet], readStyles });
  } catch (cause) {
    if (!isTooFar(cause)) throw damaged(cause);
  }
  return readFar(bytes, sheet, readStyles);
}

type Options = NonNullable<Parameters<typeof readXlsx>[1]>;

async function read(bytes: Uint8Array, options: Options) {
  try {
    return await readXlsx(bytes, options);
  } catch (cause) {
    throw damaged(cause);
  }
}

async function readDense(bytes: Uint8Array, options: Options): Promise<SheetRow[]> {
  const { sheets } = await readXlsx(bytes, options);
  const { rows = [], cells } = sheets[0] ?? {};
  const read = rows.map((values, at): SheetRow => ({ number: at + 1, values }));
  for (const [place, { value, style }] of cells ?? []) {
    if (typeof value !== "number" || !style?.numFmt || !isCode(style.numFmt)) continue;
    const [row = "", column = ""] = place.split(",");
    const values = read[Number(row)]?.values;
    if (values) values[Number(column)] = formatValue(value, style.numFmt);
  }
  return read;
}

/** The reader makes a rectangle of all cells, and refuses one that a stray cell has made huge. */
function isTooFar(cause: unknown): boolean {
  return cause instanceof Error && / spans \d+ rows /.test(cause.message);
}

/** As wide as a list may be, and as long as the reader's rectangle then is. */
const near = { columns: "SF", rows: 40_000 };

/** The rows one by one; near the first cell with what is known of how they are shown. */
async function readFar(bytes: Uint8Array, sheet: string, readStyles: boolean): Promise<SheetRow[]> {
  try {
    const range = `A1:${near.columns}${near.rows}`;
    const shown = readStyles ? await readDense(bytes, { sheets: [sheet], readStyles, range }) : [];
    const rows: SheetRow[] = [];
    for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
      const known = shown[index]?.values ?? [];
      rows.push({ number: index + 1, values: values.map((value, at) => known[at] ?? value) });
    }
    return rows;
  } catch (cause) {
    throw damaged(cause);
  }
}

/** Whether any cell may be shown so; to read the styles of all takes long. */
function hasCodes(bytes: Uint8Array): boolean {
  const styles = readPart(bytes, "xl/styles.xml");
  return [...styles.matchAll(/formatCode="([^"]*)"/g)].some(([, code = ""]) =>
    isCode(code.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">")),
  );
}

/** `00000` and `(###) ###-####`, which are of zip codes, phones and numbers of customers; no amount, no day. */
function isCode(format: string): boolean {
  const bare = format.replace(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, "");
  if (/[a-z%,.?/@]/i.test(bare)) return false;
  return /00|#{5}|[0#][-() ]+[0#]|^\+/.test(bare) || /^(?:"\+|\\\+)/.test(format);
}
