import Papa from "papaparse";

/** What can stand between the cells of a text file, most usual first, and its name. */
export const delimiters: Readonly<Record<string, string>> = {
  ",": "comma",
  ";": "semicolon",
  "\t": "tab",
  "|": "bar",
  "^": "caret",
  "~": "tilde",
  ":": "colon",
  "\u001f": "unit separator",
};

const sampleRows = 50;
const sampleLength = 200_000;

/** That which parts most rows into the same number of cells, or comma where none does. */
export function guessDelimiter(text: string, quote: string): string {
  const sample = text.slice(0, sampleLength);
  let best = { delimiter: ",", score: 0 };
  for (const delimiter of Object.keys(delimiters)) {
    if (!sample.includes(delimiter)) continue;
    const score = regularity(sample, delimiter, quote);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** Equal rows count most; of two that are alike, as `1,5;2,5` is, the wider one is right. */
function regularity(sample: string, delimiter: string, quote: string): number {
  const { data } = Papa.parse<string[]>(sample, {
    delimiter,
    newline: "\n",
    quoteChar: quote,
    preview: sampleRows,
    skipEmptyLines: true,
  });
  const widths = new Map<number, number>();
  for (const { length } of data) widths.set(length, (widths.get(length) ?? 0) + 1);
  widths.delete(1);
  const [width = 0, rows = 0] = [...widths].sort((a, b) => b[1] - a[1])[0] ?? [];
  // Times are no columns, and neither are the slashes of addresses.
  const rarity = ":^~".includes(delimiter) ? 0.5 : 1;
  const heading = data[0]?.length === width ? 1 : 0.7;
  return (rows / data.length) * rarity * heading + Math.min(width, 50) / 500;
}

/** Single quotes where cells stand in them and none stands in double ones. */
export function guessQuote(text: string): '"' | "'" {
  const sample = text.slice(0, sampleLength);
  if (sample.includes('"')) return '"';
  const quoted = sample.match(/(?:^|[,;\t|])'[^'\n]*'(?=$|[,;\t|])/gm)?.length ?? 0;
  return quoted > sample.split("\n").length ? "'" : '"';
}
