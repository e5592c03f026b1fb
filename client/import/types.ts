import type { Customer } from "../../shared/customers.ts";
import type { Contradiction, DuplicateReason } from "../../shared/duplicate-kinds.ts";
import type { ImportRow, NamedCustomer } from "../../shared/imports.ts";
import type { CustomerStatus } from "../../shared/statuses.ts";

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
  | "companyWebsite"
  | "address"
  | "companyAddress"
  | "companyId"
  | "ownId"
  | "title"
  | "date"
  | "time"
  | "end"
  | "duration"
  | "customer"
  | "outcome"
  | "reminder"
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
  /** The status of all customers that are added without one. */
  status: CustomerStatus;
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

/** A value that both have, each another one. */
export interface Difference {
  field: Target;
  /** What the record has, and what the row has. */
  old: Cell["value"];
  own: Cell["value"];
}

/** The record that a row is or may be already, and what the row would change of it. */
export interface Here {
  record: Pick<Customer, "_id" | "name" | "updatedAt"> & Record<string, unknown>;
  reason: DuplicateReason | "id";
  /** Else it may be the same, and is added. */
  isSure: boolean;
  against: readonly Contradiction[];
  /** Fields that are empty and that the row fills, and those that it adds to. */
  changes: string[];
  /** The record keeps these unless the user wants them replaced. */
  differs: Difference[];
  /** All records from which nothing tells the row; each is one row only. */
  twins?: Here["record"][];
}

/** A record that rows can name. */
export interface Named {
  _id: string;
  name: string;
}

/** A company that rows can name, with what rows may say of it as well. */
export interface NamedCompany extends Named {
  website?: string;
  address?: string;
}

/** What the account has of what rows name, by `nameKey` or a key of company-links.ts; null: it was asked for and is not there. */
export interface Known {
  companies: Map<string, NamedCompany | null>;
  tags: Map<string, Named>;
  /** The keys of tags that rows bring. */
  newTags: Set<string>;
  /** Who appointments are with, by what their rows say of them. */
  customers: Map<string, { customer: Named; company: Named } | null>;
  /** Who texts may mention, by the keys of names and emails; empty: it was asked for and is nobody. */
  people?: Map<string, NamedCustomer[]>;
}

/** A customer of the account, or a new one of this name. */
export interface Person {
  _id: string | null;
  name: string;
  company: Named | null;
}

/** With whom the appointments are that name nobody. */
export interface Who {
  /** All of them; null while nobody is chosen. */
  all: Person | null;
  /** By `fold` of the title. */
  byTitle: ReadonlyMap<string, Person>;
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
  /** Who was chosen for it, or is mentioned in it, where the file names nobody. */
  person?: Person & { by: "title" | "mention" | "all" };
  /** An earlier row of the file that is or may be the same. */
  sameAs?: SameAs;
  /** The number of an earlier row that is `here`, too, and somebody else than this row. */
  rival?: number;
  /** The user's own choice of what to replace, by field, which beats the rule. */
  replace?: Readonly<Record<string, boolean>>;
  /** The user's own choice, which beats the rule. */
  action?: Action;
}

/** A record that a row belongs to; without an id it is made in the same pass, once for each key. */
export interface Belongs {
  _id: string | null;
  name: string;
  key: string;
  /** The row names no company: a new one of the person's name is private. */
  isPrivate?: boolean;
}

export interface SameAs {
  /** Of the earlier row. */
  number: number;
  reason: DuplicateReason;
  /** Else it may be the same, and is added. */
  isSure: boolean;
  against: readonly Contradiction[];
  /** Fields for which the earlier row has nothing, or something else. */
  changes: string[];
}

/** The rule for all rows that are here already. */
export interface Rule {
  /** If a row brings something new. */
  changed: Action;
  /** If not. */
  identical: Action;
  /** Fields in which the row replaces what its record has. */
  replace: readonly string[];
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
  /** Customers that are added without a status. */
  withoutStatus: number;
  problems: number;
  here: number;
  /** Rows that may be the same as a record or as another row. */
  maybe: number;
  /** Rows that replace something of their record. */
  replacing: number;
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
  /** Of companies: their ids in the file, by which a file of people names them. */
  links: [id: string, company: Named][];
}

/** A value that is not where the file has it. */
export interface Unread {
  row: number;
  name: string;
  column: string;
  text: string;
}
