import { imports } from "../../../../../shared/words/en/imports.ts";
import { delimiterNames, encodingNames, nameOfFormat } from "../../choose/how-read.ts";
import type { Source } from "../source.ts";

/** How a file was read, as the screen says it: "Google Contacts, 1,240 rows, UTF-8, comma" */
export function describeSource(source: Source): string {
  const { program, format, rows, sheet, sheets, encoding, delimiter } = source;
  return [
    program ?? nameOfFormat(format),
    imports.rows(rows.length),
    ...(sheets.length > 1 && sheet !== null ? [sheet] : []),
    ...(encoding === null ? [] : [encodingNames()[encoding] ?? encoding]),
    ...(delimiter === null ? [] : [delimiterNames()[delimiter] ?? delimiter]),
  ].join(", ");
}
