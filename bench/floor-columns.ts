/** The fields of what is answered and written, in the order of the schemas. */
export interface Columns {
  company: string[];
  customer: string[];
  customerInput: string[];
  /** What a customer is found and sorted by. */
  customerKeys: string[];
  appointment: string[];
}

/** Told by who starts the floor: with the schemas it would load zod, and be no floor any more. */
// as: programs.ts writes it.
export const columns = JSON.parse(process.argv[4] ?? "{}") as Columns;
