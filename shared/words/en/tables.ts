import { plural } from "../plural.ts";

/** Tables of customers and companies: while they load, when they don’t, and on paper. */
export const tables = {
  select: (name: string) => `Select ${name}`,
  sortBy: "Sort by",
  ascending: (column: string) => `Sort by ${column}, ascending. Change`,
  descending: (column: string) => `Sort by ${column}, descending. Change`,
  showMore: "Show More",
  partOf: (shown: string, total: string) => `${shown} of ${total}`,
  of: {
    customers: {
      loading: "Loading customers",
      failed: "The customers could not be loaded.",
      moreFailed: (customers: number) =>
        plural("en", customers, {
          one: "The other customer could not be loaded.",
          other: "The other # customers could not be loaded.",
        }),
      printed: (shown: string, total: string) =>
        `Only the first ${shown} of ${total} customers are printed here. The total counts all of them. To print them all, use Print in the menu above the list.`,
    },
    companies: {
      loading: "Loading companies",
      failed: "The companies could not be loaded.",
      moreFailed: (companies: number) =>
        plural("en", companies, {
          one: "The other company could not be loaded.",
          other: "The other # companies could not be loaded.",
        }),
      printed: (shown: string, total: string) =>
        `Only the first ${shown} of ${total} companies are printed here. The total counts all of them. To print them all, use Print in the menu above the list.`,
    },
    appointments: {
      moreFailed: (appointments: number) =>
        plural("en", appointments, {
          one: "The other appointment could not be loaded.",
          other: "The other # appointments could not be loaded.",
        }),
    },
  },
} as const;
