import type { RowsOf, Statement } from "./prepared.ts";

/** Number and sums of all that a filter leaves, where somebody keeps count of them. */
export interface Kept<Sums> {
  statements: readonly Statement<unknown>[];
  toSums: (rows: readonly unknown[][]) => Sums;
}

/** `toSums` gets the rows of each statement. */
export function kept<const S extends readonly Statement<unknown>[], Sums>(
  statements: S,
  toSums: (...rows: RowsOf<S>) => Sums,
): Kept<Sums> {
  // as: the rows are those of the statements.
  return { statements, toSums: (rows) => toSums(...(rows as RowsOf<S>)) };
}
