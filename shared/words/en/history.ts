import { plural } from "../plural.ts";

/** History: what was done, day by day, and the trash. */
export const history = {
  title: "History",
  search: "Search the history",
  searchHint: "Find a name or a word",
  done: "What was done",
  acts: {
    all: "All",
    added: "Added",
    changed: "Changed",
    deleted: "Trash",
    imported: "Imported",
  },
  which: "Which records",
  kinds: {
    all: "All records",
    companies: "Companies",
    customers: "Customers",
    appointments: "Appointments",
  },
  failed: "The history could not be loaded.",
  noMatch: (typed: string) => `No change matches “${typed}”`,
  noneSuch: "No such changes",
  clear: "You can <all>show all changes</all>.",
  none: "Nothing here yet",
  noneHint: "What you add, change or delete is listed here.",
  loading: "Loading changes",
  dayLabel: (day: string, date: string) => `${day}, ${date}`,
  dayCount: (date: string, changes: number) =>
    `${date}. ${plural("en", changes, { one: "# change", other: "# changes" })}`,
  moreFailed: "Loading failed. Try again",
  earlier: "Show earlier changes",
  show: "Show",
  hide: "Hide",
  thisDevice: "This device",
  now: "now",
  ways: {
    undo: "Undo",
    redo: "Redo",
    restore: "Restore",
    undoAct: (act: string) => `Undo: ${act}`,
    redoAct: (act: string) => `Redo: ${act}`,
    restoreAct: (act: string) => `Restore: ${act}`,
    undoRest: (act: string) => `Undo the rest: ${act}`,
    restoreRest: (act: string) => `Restore the rest: ${act}`,
  },
  details: {
    failed: "These records could not be loaded.",
    loading: "Loading",
    before: "Before:",
    now: "Now:",
    more: (records: number) =>
      plural("en", records, { one: "Show # more record", other: "Show # more records" }),
  },
  ofRecord: {
    failed: "The changes could not be loaded.",
    none: "Nothing has been changed yet.",
  },
  trash: {
    kept: (days: number) =>
      plural("en", days, { one: "Kept for # day.", other: "Kept for # days." }),
    empty: "Empty Trash",
    question: (records: number) =>
      plural("en", records, {
        one: "Delete this record for good?",
        other: "Delete these # records for good?",
      }),
    keepIt: "Keep It",
    keepThem: "Keep Them",
    confirm: "Delete for Good",
    warning: "This can’t be undone.",
  },
} as const;
