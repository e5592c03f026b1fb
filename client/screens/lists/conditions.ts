import { type Condition, parseFilter, printFilter } from "../../../shared/lists/filters.ts";
import type { CustomerStatus } from "../../../shared/statuses.ts";

/** What an address says of which rows are shown; the first three are of older links and of the overview's. */
export interface Filtering {
  status?: CustomerStatus | undefined;
  attention?: true | undefined;
  createdFrom?: string | undefined;
  filter?: string | undefined;
}

/** All conditions of an address, save the instant from which rows were added, which is no date. */
export function conditionsOf({ status, attention, filter = "" }: Filtering): Condition[] {
  return [
    ...(status ? [{ field: "status", word: "is", values: [status] } as const] : []),
    ...(attention ? [{ field: "attention", word: "is", values: ["needed"] } as const] : []),
    // The address has been checked for its own list.
    ...(parseFilter(filter) ?? parseFilter(filter, "companies") ?? []),
  ];
}

/** The same back in an address, in the one way that has room for all of them. */
export function toFiltering(conditions: readonly Condition[]): Filtering {
  const filter = printFilter(conditions) || undefined;
  return { filter, status: undefined, attention: undefined };
}

export function isFiltered(filtering: Filtering): boolean {
  return conditionsOf(filtering).length > 0 || filtering.createdFrom !== undefined;
}

export const noFilter: Filtering = {
  filter: undefined,
  status: undefined,
  attention: undefined,
  createdFrom: undefined,
};
