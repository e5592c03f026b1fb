import { plural } from "../plural.ts";

/** An import while it is written, and what became of it. */
export const imported = {
  writing: {
    failedSub: "Nothing has been saved.",
    sub: "Importing. You can keep working: leaving this page doesn’t stop the import.",
    stopped: "Stopped",
    of: {
      customers: (of: string) => `of ${of} customers`,
      companies: (of: string) => `of ${of} companies`,
      appointments: (of: string) => `of ${of} appointments`,
    },
    sent: {
      customers: (of: string) => `of ${of} customers sent`,
      companies: (of: string) => `of ${of} companies sent`,
      appointments: (of: string) => `of ${of} appointments sent`,
    },
    doneOf: (done: string, of: string) => `${done} ${of}`,
    now: (name: string) => `Now: ${name}`,
    lost: "No connection. It continues as soon as the server answers.",
    canceling: "Canceling",
    cancel: "Cancel Import",
    leavesNothing: "Canceling leaves nothing behind.",
    leavesNoneOf: (done: string) => `Canceling leaves nothing behind: none of the ${done} is kept.`,
    stoppedAll: "The import stopped. Nothing was saved.",
    stoppedAt: (row: string) => `The import stopped at row ${row}. Nothing was saved.`,
    fewSeconds: "A few seconds left",
    seconds: (seconds: number) =>
      plural("en", seconds, { one: "About # second left", other: "About # seconds left" }),
    minute: "About a minute left",
    minutes: (minutes: number) =>
      plural("en", minutes, { one: "About # minute left", other: "About # minutes left" }),
    notStarted: "The import could not be started. Try again.",
  },
  imported: {
    customers: (count: number) =>
      plural("en", count, { one: "# customer imported", other: "# customers imported" }),
    companies: (count: number) =>
      plural("en", count, { one: "# company imported", other: "# companies imported" }),
    appointments: (count: number) =>
      plural("en", count, { one: "# appointment imported", other: "# appointments imported" }),
  },
  sentence: (imported: string) => `${imported}.`,
  open: "Open",
  another: "Import Another File",
  continueWith: (file: string) => `Continue with ${file}`,
  show: {
    customers: "Show Imported Customers",
    companies: "Show Imported Companies",
    appointments: "Show Imported Appointments",
  },
  downloadSkipped: "Download Skipped Rows",
  undoing: "Undoing",
  undo: "Undo Import",
  available: (note: string, days: number) =>
    plural("en", days, {
      one: `${note} Available for # day, here or in History.`,
      other: `${note} Available for # days, here or in History.`,
    }),
  undoRemoves: (made: string) => `Undo removes the ${made}.`,
  undoReverts: (changed: number) =>
    plural("en", changed, { one: "Undo reverts # update.", other: "Undo reverts # updates." }),
  undoBoth: (made: string, changed: number) =>
    plural("en", changed, {
      one: `Undo removes the ${made} and reverts # update.`,
      other: `Undo removes the ${made} and reverts # updates.`,
    }),
  newCustomers: (count: number) =>
    plural("en", count, { one: "# new customer", other: "# new customers" }),
  newCompanies: (count: number) =>
    plural("en", count, { one: "# new company", other: "# new companies" }),
  wereHere: (count: number) =>
    plural("en", count, { one: "# were already here", other: "# were already here" }),
  notChanged: (count: number) =>
    plural("en", count, { one: "# row not changed", other: "# rows not changed" }),
  changedElsewhere: "They were changed or deleted elsewhere during the import",
  unread: (count: number) =>
    plural("en", count, { one: "# value could not be read", other: "# values could not be read" }),
  keptIn: (field: string) => `They are kept in ${field}, each with the name of its column`,
  cut: (field: string, rows: number) =>
    plural("en", rows, { one: `${field} of # row cut`, other: `${field} of # rows cut` }),
  limit: (most: number) =>
    plural("en", most, {
      one: "The limit is # character. The rest was cut off:",
      other: "The limit is # characters. The rest was cut off:",
    }),
  duplicates: (count: number) =>
    plural("en", count, { one: "# possible duplicate", other: "# possible duplicates" }),
  duplicatesWhy: "Same email, same phone or a similar name",
  review: "Review",
  hide: "Hide",
  showThe: (count: number) => plural("en", count, { one: "Show the #", other: "Show the #" }),
  rowNumber: (row: string) => `Row ${row}`,
  valueOf: (column: string) => `${column}: <value></value>`,
  updated: "Updated",
  rowsInFile: "Rows in the file",
  undone: "Import undone. Nothing from it remains.",
  changed: (count: number) => plural("en", count, { one: "# changed", other: "# changed" }),
  left: (count: number, field: string) =>
    plural("en", count, { one: `# left in ${field}`, other: `# left in ${field}` }),
  why: {
    withoutName: "without a name",
    withoutTitle: "without a title",
    withoutDate: "without a date",
    withoutCustomer: "without a customer",
    leftOut: "left out by you",
    twice: "twice in the file",
    kept: "kept as you have them",
    identical: "identical to what you have",
  },
  andMore: (fields: string) => `${fields} and more`,
} as const;
