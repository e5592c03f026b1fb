import { imports } from "../../../../shared/words/en/imports.ts";
import { delimiters } from "../read/csv.ts";
import { encodings } from "../read/encoding.ts";
import { formatNames, type Source } from "../read/source.ts";

/** What a format is called, where the program that wrote the file is not known. */
export function nameOfFormat(format: Source["format"]): string {
  return format === "paste" || format === "ics" ? imports.formats[format] : formatNames[format];
}

/** What can stand between cells, by the sign. */
export function delimiterNames(): Record<string, string> {
  const words: Readonly<Record<string, string>> = imports.delimiters;
  return inWords(delimiters, words);
}

/** What a text file can be read with, by the label. */
export function encodingNames(): Record<string, string> {
  const words: Readonly<Record<string, string>> = imports.encodings;
  return inWords(encodings, words);
}

function inWords(names: Readonly<Record<string, string>>, words: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(names).map(([value, name]) => [value, words[name] ?? name]),
  );
}
