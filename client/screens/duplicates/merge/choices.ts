import type { Content } from "../../../../shared/kinds/field.ts";

/** A field of records that become one. */
export interface MergeField<Row> {
  name: keyof Row & string;
  label: string;
  holds?: Content | undefined;
  /** "No phone". */
  none: string;
  /** What two records must have in common to be the same here; empty if there is nothing. */
  keyOf: (row: Row) => string;
  /** Of the record with the most of this the value is chosen first; by default, and of several, of the oldest. */
  most?: (row: Row) => number | string;
  /** Several values may stay. */
  many?: boolean;
  /** Whether the values of these records may stay together. */
  fits?: (rows: readonly Row[]) => boolean;
  /** Values may be added up. */
  sums?: boolean;
}

/** The ids of the records whose values stay; of most fields there is one. */
export type Choice = readonly string[] | "sum";
export type Choices = Readonly<Record<string, Choice>>;

/** What a record's cell shows: a value to choose or not, or why there is none. */
export type CellState<Row> = "choice" | "only" | "none" | { sameAs: Row };

type Identified = { _id: string };

/** One for each record. What only one of them has, or all have, needs no choice. */
export function cellsOf<Row extends Identified>(
  field: MergeField<Row>,
  rows: readonly Row[],
): CellState<Row>[] {
  const keys = rows.map(field.keyOf);
  const isChoice = new Set(keys.filter(Boolean)).size > 1;
  return rows.map((_, place) => {
    const key = keys[place];
    if (!key) return "none";
    const sameAs = rows[keys.indexOf(key)];
    if (sameAs && sameAs !== rows[place]) return { sameAs };
    return isChoice ? "choice" : "only";
  });
}

/** Every field as it is chosen first. */
export function firstChoices<Row extends Identified>(
  fields: readonly MergeField<Row>[],
  rows: readonly Row[],
): Choices {
  return Object.fromEntries(
    fields.map((field) => {
      const filled = distinct(field, rows);
      const first = mostOf(filled, field.most ?? (() => 0)) ?? rows[0];
      return [field.name, idsOf(field.many ? fittingOf(field, filled) : first ? [first] : [])];
    }),
  );
}

/** As many as may stay together: the kept record's goes before the others'. */
function fittingOf<Row>({ fits }: MergeField<Row>, rows: readonly Row[]): Row[] {
  const chosen: Row[] = [];
  for (const row of rows) {
    if (chosen.length === 0 || !fits || fits([...chosen, row])) chosen.push(row);
  }
  return chosen;
}

/** Whether a record's value can't stay beside those that are chosen. */
export function isTooMuch<Row extends Identified>(
  field: MergeField<Row>,
  rows: readonly Row[],
  choices: Choices,
  row: Row,
): boolean {
  const chosen = chosenOf(field, rows, choices);
  if (!field.many || !field.fits || field.keyOf(row) === "" || chosen.includes(row)) return false;
  return (
    chosen.length > 0 && !field.fits(rows.filter((one) => one === row || chosen.includes(one)))
  );
}

/** Everything that one record has, instead of what the others have. */
export function keepAll<Row extends Identified>(
  fields: readonly MergeField<Row>[],
  rows: readonly Row[],
  choices: Choices,
  row: Row,
): Choices {
  const own = fields.flatMap((field) => {
    const key = field.keyOf(row);
    const twin = distinct(field, rows).find((each) => field.keyOf(each) === key);
    return key && twin ? [[field.name, [twin._id]]] : [];
  });
  return { ...choices, ...Object.fromEntries(own) };
}

/** The chosen records of a field, in the order of the columns. */
export function chosenOf<Row extends Identified>(
  { name }: MergeField<Row>,
  rows: readonly Row[],
  choices: Choices,
): Row[] {
  const chosen = choices[name] ?? [];
  if (chosen === "sum") return [...rows];
  return rows.filter(({ _id }) => chosen.includes(_id));
}

/** Those with a value, each value once. */
function distinct<Row>({ keyOf }: MergeField<Row>, rows: readonly Row[]): Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key && !byKey.has(key)) byKey.set(key, row);
  }
  return [...byKey.values()];
}

function mostOf<Row>(rows: readonly Row[], measure: (row: Row) => number | string) {
  return rows.reduce<Row | undefined>(
    (most, row) => (most === undefined || measure(row) > measure(most) ? row : most),
    undefined,
  );
}

function idsOf(rows: readonly Identified[]): string[] {
  return rows.map(({ _id }) => _id);
}
