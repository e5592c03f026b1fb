import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import type { oddities } from "../../../../shared/words/en/oddities.ts";
import type { Target } from "../match/column-match.ts";

/** How to read a file; what is left out is guessed. */
export interface ReadOptions {
  /** A label of the WHATWG Encoding Standard, such as `windows-1252`. */
  encoding?: string;
  delimiter?: string;
  /** The name of a sheet of a workbook. */
  sheet?: string;
  firstRow?: "headings" | "row";
  /** The zone of the account, in whose hours a calendar is read; that of the browser where it has none. */
  timeZone?: string;
}

/** A file or a pasted text as a table, before anybody said what its columns mean. */
export interface Source {
  /** Of the file; empty for a pasted table. */
  name: string;
  format: "csv" | "xlsx" | "vcard" | "ics" | "paste";
  /** The program that writes such files, such as `Google Contacts`, where the headings tell. */
  program: string | null;
  /** As it was read, and what else it could be read with. */
  encoding: string | null;
  delimiter: string | null;
  sheets: string[];
  sheet: string | null;
  firstRow: "headings" | "row";
  /** What its rows are, where the format tells: a vCard has customers, a calendar appointments. */
  kind: ImportKind | null;
  columns: SourceColumn[];
  rows: SourceRow[];
  /** What was odd and is told kindly, such as rows that are longer than the headings. */
  notes: SourceNote[];
}

/** The code of a sentence with its values: a worker has no words. */
export interface SourceNote {
  says: keyof typeof oddities | "longContact" | "fullContact";
  values: readonly (string | number)[];
}

export function noteOf(says: SourceNote["says"], ...values: SourceNote["values"]): SourceNote {
  return { says, values };
}

interface SourceColumn {
  heading: string;
  /** Of one without a heading of its own, as spreadsheets call it. */
  letters?: string;
  /** Where the format says what it is; such a file needs no Match. */
  becomes?: Target;
}

export interface SourceRow {
  /** The row in the file, counted as a spreadsheet counts: the headings are row 1. */
  number: number;
  cells: string[];
}

/** What the formats are called, where the program that wrote the file is not known. */
export const formatNames = { csv: "CSV", xlsx: "Excel", vcard: "vCard" } as const;
