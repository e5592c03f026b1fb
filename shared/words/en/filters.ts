import { plural } from "../plural.ts";

/** The editors of a list's conditions. */
export const filters = {
  by: "Filter by",
  all: "All Filters",
  words: {
    is: "is",
    isNot: "is not",
    isEmpty: "is empty",
    isSet: "is set",
    never: "never",
    over: "over",
    under: "under",
    between: "between",
    before: "before",
    after: "after",
    daysAgo: "more than … days ago",
  },
  and: "and",
  atMost: "At most",
  amount: "Amount",
  number: "Number",
  moreThanDaysAgo: (days: number) =>
    plural("en", days, {
      one: "More than <days></days> days ago",
      other: "More than <days></days> days ago",
    }),
  days: "Days",
  day: "Day",
  from: "From",
  to: "To",
  searchCompanies: "Search companies",
  noMatches: "No matches",
  searchIndustries: "Search industries",
  typeIndustry: "Search or type an industry",
  noEmail: "Email is empty",
  noPhone: "Phone is empty",
  needsAttention: "Needs attention",
  snoozed: "Snoozed",
  tagsFailed: "The tags could not be loaded.",
  noTags: "No tags yet.",
} as const;
