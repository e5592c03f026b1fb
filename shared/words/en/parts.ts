import { plural } from "../plural.ts";

/** Menus, pickers and other parts of which several screens are made. */
export const parts = {
  more: "More",
  export: "Export",
  print: "Print",
  copyLink: "Copy Link",
  linkCopied: "Link copied",
  delete: {
    customers: "Delete Customer",
    companies: "Delete Company",
  },
  display: "Display",
  compactRows: "Compact Rows",
  unknownFilter: (names: string) => `This link has a filter Client Desk doesn’t know: ${names}`,
  unknownFilters: (names: string) => `This link has filters Client Desk doesn’t know: ${names}`,
  call: "Call",
  email: "Email",
  notRecorded: "Not recorded",
  clearSearch: "Check the spelling, or <all>clear the search</all>.",
  breadcrumb: "Breadcrumb",
  dismiss: "Dismiss",
  notifications: "Notifications",
  now: "Now",
  choose: "Choose",
  orLater: (day: string) => `Choose ${day} or later`,
  orEarlier: (day: string) => `Choose ${day} or earlier`,
  tryTimes: {
    "12": (date: string) => `Try “tomorrow 3pm” or “${date} 10:00”`,
    "24": (date: string) => `Try “tomorrow 15:00” or “${date} 10:00”`,
  },
  tryDay: (date: string) => `Try “friday” or “${date}”`,
  tryPastDay: (date: string) => `Try “yesterday” or “${date}”`,
  pickers: {
    moreHits: (count: number) =>
      plural("en", count, {
        one: "# more. Keep typing to narrow the list.",
        other: "# more. Keep typing to narrow the list.",
      }),
    companies: {
      choose: "Choose a company",
      none: "No companies yet",
      noMatch: (typed: string) => `No company matches “${typed}”`,
    },
    customers: {
      choose: "Choose a customer",
      none: "No customers yet",
      noMatch: (typed: string) => `No customer matches “${typed}”`,
    },
  },
  undo: "Undo",
  working: {
    begun: "Still working",
    soFar: (done: number) =>
      plural("en", done, {
        one: "Still working: # record so far",
        other: "Still working: # records so far",
      }),
    of: (done: string, total: number) =>
      `Still working: ${done} of ${plural("en", total, { one: "# record", other: "# records" })}`,
  },
  failedRequest: (status: number) => `Request failed (${status})`,
  others: (names: string) => `more: ${names}`,
} as const;
