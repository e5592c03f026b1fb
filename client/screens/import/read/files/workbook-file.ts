import { strToU8, zipSync } from "fflate";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

interface Sheet {
  name: string;
  /** The inside of `sheetData`, as ECMA-376 part 1, 18.3 has it. */
  rows: string;
  state?: "hidden" | "veryHidden";
}

interface Options {
  /** The inside of `sst`; none leaves the part out, as Google does not but many libraries do. */
  strings?: string;
  isFrom1904?: boolean;
  /** Formats of numbers, in place of the five styles; the first is style 1. */
  formats?: readonly string[];
  more?: Record<string, Uint8Array>;
}

/** A workbook for a test. Styles: 0 plain, 1 a day, 2 a day and time, 3 a time, 4 an amount. */
export function workbookFile(sheets: readonly Sheet[], options: Options = {}): Uint8Array {
  const { strings, isFrom1904 = false, formats, more = {} } = options;
  const parts: Record<string, string> = {
    "[Content_Types].xml": `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "_rels/.rels": relationships([["officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr${isFrom1904 ? ' date1904="1"' : ""}/><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ""} r:id="rId${at + 1}"/>`,
      )
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationships([
      ...sheets.map((_, at) => ["worksheet", `worksheets/sheet${at + 1}.xml`] as const),
      ["styles", "styles.xml"],
      ...(strings === undefined ? [] : [["sharedStrings", "sharedStrings.xml"] as const]),
    ]),
    "xl/styles.xml": formats
      ? stylesOf(formats)
      : `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy hh:mm"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="20"/><xf numFmtId="4"/></cellXfs></styleSheet>`,
  };
  for (const [at, { rows }] of sheets.entries()) {
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
  }
  if (strings !== undefined)
    parts["xl/sharedStrings.xml"] = `<sst xmlns="${main}">${strings}</sst>`;
  const files = Object.entries(parts).map(
    ([path, xml]) => [path, strToU8(declaration + xml)] as const,
  );
  return zipSync({ ...Object.fromEntries(files), ...more });
}

function stylesOf(formats: readonly string[]): string {
  const codes = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`);
  const cells = formats.map((_, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"/>`);
  return `<styleSheet xmlns="${main}"><numFmts count="${codes.length}">${codes.join("")}</numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${cells.length + 1}"><xf numFmtId="0"/>${cells.join("")}</cellXfs></styleSheet>`;
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const all = targets.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packages}/relationships">${all.join("")}</Relationships>`;
}

/** The workbook with another unpacked size in both headers of its sheet (APPNOTE.TXT 4.3.7, 4.3.12). */
export function sayingOfSheet(file: Uint8Array, size: number): Uint8Array {
  const changed = file.slice();
  const view = new DataView(changed.buffer);
  for (let at = 0; at < changed.length - 50; at++) {
    const signature = view.getUint32(at, true);
    const [name, field] = signature === 0x02014b50 ? [46, 24] : [30, 22];
    if (signature !== 0x02014b50 && signature !== 0x04034b50) continue;
    const path = new TextDecoder().decode(changed.subarray(at + name, at + name + 24));
    if (path === "xl/worksheets/sheet1.xml") view.setUint32(at + field, size, true);
  }
  return changed;
}
