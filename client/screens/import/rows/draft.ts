import type { Customer } from "../../../../shared/kinds/customers.ts";
import type {
  Contradiction,
  DuplicateReason,
} from "../../../../shared/matching/duplicate-kinds.ts";
import type { Target } from "../match/column-match.ts";
import type { SourceRow } from "../read/source.ts";
import type { Person } from "./named.ts";

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
