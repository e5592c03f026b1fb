import { countOf } from "../../../../lib/format/count.ts";
import { delimiters } from "../csv.ts";
import { encodings } from "../encoding.ts";
import { formatNames, type Source } from "../source.ts";

/** How a file was read, as the screen says it: "Google Contacts, 1,240 rows, UTF-8, comma" */
export function describeSource(source: Source): string {
  const { program, format, rows, sheet, sheets, encoding, delimiter } = source;
  return [
    program ?? formatNames[format],
    countOf(rows.length, "row"),
    ...(sheets.length > 1 && sheet !== null ? [sheet] : []),
    ...(encoding === null ? [] : [encodings[encoding] ?? encoding]),
    ...(delimiter === null ? [] : [delimiters[delimiter] ?? delimiter]),
  ].join(", ");
}
