import { plural } from "../plural.ts";

/** What is wrong with cells of an import, and the obvious repair. */
export const faults = {
  longer: (most: number) =>
    plural("en", most, { one: "Longer than # character", other: "Longer than # characters" }),
  shorten: "Shorten",
  status: "Not one of the five statuses",
  outcome: "Not held, no-show or canceled",
  yours: (why: string) => `${why}. New records are yours`,
  useOthers: "Use the others",
  tooMany: "Too many people",
  duration: "Not a duration",
  longerHours: "Longer than 12 hours",
  useHours: "Use 12 hours",
  minutes: "Not a number of minutes",
  reminder: "Not a reminder",
  tagLonger: (most: number) =>
    plural("en", most, {
      one: "A tag longer than # character",
      other: "A tag longer than # characters",
    }),
  takeFirst: (most: number) =>
    plural("en", most, { one: "Use the first #", other: "Use the first #" }),
  tagsMore: (most: number) =>
    plural("en", most, { one: "More than # tag", other: "More than # tags" }),
  website: "Not a website",
  more: (amount: string) => `More than ${amount}`,
  belowZero: "Below zero",
  amount: "Not an amount",
  use: (value: string) => `Use ${value}`,
  email: "Not an email",
  notOnlyEmail: "Not only an email",
  twoAts: "Two @ signs",
  useOne: "Use one",
  space: "Contains a space",
  removeSpace: "Remove the space",
  comma: "Contains a comma",
  useDot: "Use a dot",
  twoDots: "Two dots",
  noAt: "No @ sign",
  phone: "Not a phone number",
  cutDigits: (text: string) => `The spreadsheet cut off digits (${text})`,
  moreThanNumber: "More than a number",
  afterToday: "After today",
  noSuchDay: "No such day",
  date: "Not a date",
  no: {
    name: "No name. This row is skipped",
    title: "No title. This row is skipped",
    date: "No date. This row is skipped",
    customer: "No customer. This row is skipped",
  },
  repeatBefore: (year: string) => `Repeating appointments can’t start before ${year}`,
  repeatOutcome: "Repeating appointments have no outcome",
  allTags: (most: number) =>
    plural("en", most, {
      one: "An account has at most # tag",
      other: "An account has at most # tags",
    }),
  takeSome: (some: string, all: string) => `Use ${some} of ${all}`,
  withAdded: (most: number) =>
    plural("en", most, {
      one: "With what is added, longer than # character",
      other: "With what is added, longer than # characters",
    }),
  severalNamed: "Several people have this name",
  hasLeft: (name: string) => `${name} has left`,
  onlyReads: (name: string) => `${name} only reads here`,
} as const;
