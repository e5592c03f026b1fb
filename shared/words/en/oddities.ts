import { plural } from "../plural.ts";

/** What was odd in a file that was read. A worker finds it, and says codes. */
export const oddities = {
  rowsAbove: (rows: number) =>
    plural("en", rows, {
      one: "# row above the headings was left out.",
      other: "# rows above the headings were left out.",
    }),
  rowsLonger: (rows: number) =>
    plural("en", rows, {
      one: "# row is longer than the headings.",
      other: "# rows are longer than the headings.",
    }),
  openQuote: (row: string) =>
    `A quotation mark in row ${row} is never closed, so every quotation mark was read as text.`,
  cellErrors: (cells: number, example: string) =>
    plural("en", cells, {
      one: `# cell with an error, such as ${example}, was left empty.`,
      other: `# cells with an error, such as ${example}, were left empty.`,
    }),
  linesOutside: (lines: number) =>
    plural("en", lines, {
      one: "# line outside the contacts was left out.",
      other: "# lines outside the contacts were left out.",
    }),
  linesToNotes: (lines: number) =>
    plural("en", lines, {
      one: "# line was not readable and goes to the notes.",
      other: "# lines were not readable and go to the notes.",
    }),
  media: (files: number) =>
    plural("en", files, {
      one: "# picture or sound was left out.",
      other: "# pictures and sounds were left out.",
    }),
  eventsUnread: (events: number) =>
    plural("en", events, {
      one: "# event was not readable.",
      other: "# events were not readable.",
    }),
  linesUnread: (lines: number) =>
    plural("en", lines, { one: "# line was not readable.", other: "# lines were not readable." }),
  earlierVersions: (versions: number) =>
    plural("en", versions, {
      one: "# earlier version of events was left out.",
      other: "# earlier versions of events were left out.",
    }),
  severalDays: (events: number) =>
    plural("en", events, {
      one: "# event of several days: one appointment on each day.",
      other: "# events of several days: one appointment on each day.",
    }),
  longEvents: (events: number) =>
    plural("en", events, {
      one: "# event longer than an appointment can be. The notes say how long.",
      other: "# events longer than an appointment can be. The notes say how long.",
    }),
  rounded: (events: number) =>
    plural("en", events, {
      one: "# event rounded up to a quarter of an hour.",
      other: "# events rounded up to a quarter of an hour.",
    }),
  lostRules: (events: number) =>
    plural("en", events, {
      one: "# event with a rule that appointments can’t have. The notes have the rule.",
      other: "# events with a rule that appointments can’t have. The notes have the rule.",
    }),
  following: (changes: number) =>
    plural("en", changes, {
      one: "# change of a time and all after it: only that time is changed.",
      other: "# changes of a time and all after it: only that time is changed.",
    }),
  drifting: (series: number) =>
    plural("en", series, {
      one: "# series of another time zone: for some weeks of the year an hour off.",
      other: "# series of another time zone: for some weeks of the year an hour off.",
    }),
  unmoved: (series: number) =>
    plural("en", series, {
      one: "# series of another time zone kept at the hour there.",
      other: "# series of another time zone kept at the hour there.",
    }),
  zoneUnknown: (zone: string) =>
    `The time zone “${zone}” isn’t known. Its hours are kept as they are.`,
  todos: (entries: number) =>
    plural("en", entries, { one: "# to-do was left out.", other: "# to-dos were left out." }),
  journals: (entries: number) =>
    plural("en", entries, {
      one: "# journal entry was left out.",
      other: "# journal entries were left out.",
    }),
  freeTimes: (entries: number) =>
    plural("en", entries, {
      one: "# list of free times was left out.",
      other: "# lists of free times were left out.",
    }),
  property: (events: number, name: string) =>
    plural("en", events, {
      one: `“${name}” of # event was left out.`,
      other: `“${name}” of # events was left out.`,
    }),
} as const;
