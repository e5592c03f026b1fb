import type { Customer } from "../../shared/customers.ts";
import type { DuplicateReason } from "../../shared/duplicate-kinds.ts";
import type { ImportRow } from "../../shared/imports.ts";

/** What the rows of a file become. */
export const importKinds = ["customers", "companies", "appointments"] as const;
export type ImportKind = (typeof importKinds)[number];

/** How to read a file; what is left out is guessed. */
export interface ReadOptions {
  /** A label of the WHATWG Encoding Standard, such as `windows-1252`. */
  encoding?: string;
  delimiter?: string;
  /** The name of a sheet of a workbook. */
  sheet?: string;
  firstRow?: "headings" | "row";
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
  notes: string[];
}

interface SourceColumn {
  heading: string;
  /** Where the format says what it is; such a file needs no Match. */
  becomes?: Target;
}

export interface SourceRow {
  /** The row in the file, counted as a spreadsheet counts: the headings are row 1. */
  number: number;
  cells: string[];
}

/** What a column of the file can become; see targets in match/targets.ts for the words and the kinds. */
export type Target =
  | "name"
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "company"
  | "status"
  | "value"
  | "notes"
  | "lastContact"
  | "tags"
  | "industry"
  | "website"
  | "address"
  | "title"
  | "date"
  | "time"
  | "end"
  | "duration"
  | "customer"
  | "outcome"
  | "repeat"
  | "addToNotes"
  | "skip";

/** How dates of a column are written. */
export type DateOrder = "ymd" | "dmy" | "mdy";
/** How cents of a column are parted. */
export type DecimalMark = "comma" | "dot";

export interface ColumnMatch {
  /** As the file has it; in the notes it stands before what could not be read. */
  heading: string;
  becomes: Target;
  /** Until the user touches it. */
  isGuessed: boolean;
  dates?: DateOrder;
  /** Both ways read all of its values: the user is asked, with a sample. */
  isAmbiguous?: boolean;
  decimals?: DecimalMark;
  /** Of a status or an outcome: what each of its values becomes, null where that is open. */
  values?: Record<string, { becomes: string | null; count: number }>;
}

/** What each column of a source becomes, in their order. */
export interface Match {
  kind: ImportKind;
  columns: ColumnMatch[];
  /** The company of all rows that name none; empty: each gets one of its own name. */
  company: string;
}

/** A cell of the check. */
export interface Cell {
  /** As the file or the user has it. */
  text: string;
  /** As it is stored: dollars, dates, wall-clock times, a status, names of tags. */
  value: string | number | string[] | null;
  problem?: Problem;
}

export interface Problem {
  /** Such as `Two @ signs`. */
  text: string;
  /** The obvious repair, such as `Use one`, and the text that it puts. */
  fix?: { label: string; text: string };
}

/** What a row does to a record that is here already. */
export type Action = "update" | "skip" | "add";

/** The record that a row is already, and what the row would change of it. */
export interface Here {
  record: Pick<Customer, "_id" | "name" | "updatedAt"> & Record<string, unknown>;
  reason: DuplicateReason | "id";
  /** Fields that the row would change, by their names in the schema; none: it is identical. */
  changes: string[];
}

/** A record that rows can name. */
export interface Named {
  _id: string;
  name: string;
}

/** What the account has of what rows name, by `nameKey`; null: it was asked for and is not there. */
export interface Known {
  companies: Map<string, Named | null>;
  tags: Map<string, Named>;
  /** The keys of tags that rows bring. */
  newTags: Set<string>;
  /** Who appointments are with, by what their rows say of them. */
  customers: Map<string, { customer: Named; company: Named } | null>;
}

/** A row as it will be written. */
export interface Draft {
  /** Of the file. */
  number: number;
  /** As the file has it. */
  row: SourceRow;
  /** By target; only of those that some column becomes. */
  cells: Partial<Record<Target, Cell>>;
  /** Further emails and phones, and unknown columns: lines that go to the notes. */
  extra: string[];
  /** That it will belong to; without an id it is made in the same pass. */
  company?: Belongs;
  /** Of an appointment: who it is with; without an id they are made in the same pass. */
  customer?: Belongs;
  here?: Here;
  /** An earlier row of the file that is the same. */
  sameAs?: SameAs;
  /** The user's own choice, which beats the rule. */
  action?: Action;
}

/** A record that a row belongs to; without an id it is made in the same pass, once for each key. */
export interface Belongs {
  _id: string | null;
  name: string;
  key: string;
}

export interface SameAs {
  /** Of the earlier row. */
  number: number;
  reason: DuplicateReason;
  /** Not where only the phone is the same, which may be that of an office: such rows are added. */
  isSure: boolean;
  /** Fields for which the earlier row has nothing, or something else. */
  changes: string[];
}

/** The rule for all rows that are here already. */
export interface Rule {
  /** If a row brings something new. */
  changed: Action;
  /** If not. */
  identical: Action;
}

/** What will happen, as the ledger counts it. */
export interface Forecast {
  created: number;
  updated: number;
  skipped: number;
  rows: number;
  newCompanies: number;
  knownCompanies: number;
  /** Of appointments whose customers are not here yet. */
  newCustomers: number;
  problems: number;
  here: number;
}

/** What is to be sent, in the order of sending, and what was left out of the file. */
export interface Plan {
  rows: ImportRow[];
  skipped: SourceRow[];
  /** Values that could not be read and go to the notes. */
  unread: number;
  /** Tags for which a record has no room; they go to the notes as well. */
  moreTags: Unread[];
  /** What was cut off from notes that are too long. */
  cut: Unread[];
}

/** A value that is not where the file has it. */
export interface Unread {
  row: number;
  name: string;
  column: string;
  text: string;
}
