import { plural } from "../plural.ts";

/** Restoring an account from a file: what is in the file, how it differs, and what became of it. */
export const restore = {
  section: "Restore",
  hint: "From a Client Desk file.",
  row: "Restore from a file",
  note: "You’ll see the differences first. Nothing of yours is replaced unless you choose to.",
  remove: "Remove",
  removing: "Removing",
  chooseFile: "Choose File",
  file: "Client Desk file",
  notRemoved: "The restored data could not be removed. Try again.",
  removeStopped: (file: string) =>
    `Removing what was restored from ${file} didn’t finish. Choose Remove to try again.`,
  stopped: (file: string, written: number) =>
    plural("en", written, {
      one: `Restoring ${file} stopped after # row. Choose the same file to continue, or remove what was restored.`,
      other: `Restoring ${file} stopped after # rows. Choose the same file to continue, or remove what was restored.`,
    }),
  removeFirst: (file: string) =>
    `Removing what was restored from ${file} didn’t finish. Remove the rest first.`,
  otherFile: (file: string) =>
    `Restoring ${file} didn’t finish. Choose that file to continue, or remove what was restored.`,
  title: "Restore from a File",
  cancel: "Cancel Restore",
  account: "Restore Account",
  records: (count: number) =>
    plural("en", count, { one: "Restore # Record", other: "Restore # Records" }),
  reading: "Reading",
  restoring: "Restoring",
  cancelHint: "Canceling leaves nothing behind.",
  removingAll: "Removing the restored data",
  continues: "The last restore didn’t finish. It continues where it stopped.",
  whole: (day: string) => `Your account is empty. Everything will be as it was on ${day}.`,
  older: "The file is from an older version. History lists its changes, but they can’t be undone.",
  changes: (count: number) =>
    plural("en", count, { one: "# change in the history", other: "# changes in the history" }),
  counts: {
    companies: (count: number) => plural("en", count, { one: "# company", other: "# companies" }),
    customers: (count: number) => plural("en", count, { one: "# customer", other: "# customers" }),
    appointments: (count: number) =>
      plural("en", count, { one: "# appointment", other: "# appointments" }),
    activities: (count: number) => plural("en", count, { one: "# entry", other: "# entries" }),
    tasks: (count: number) => plural("en", count, { one: "# task", other: "# tasks" }),
    tags: (count: number) => plural("en", count, { one: "# tag", other: "# tags" }),
    views: (count: number) => plural("en", count, { one: "# view", other: "# views" }),
    absences: (count: number) => plural("en", count, { one: "# absence", other: "# absences" }),
    meetingTypes: (count: number) =>
      plural("en", count, { one: "# meeting type", other: "# meeting types" }),
  },
  broken: "The file could not be read.",
  failed: "The file could not be restored.",
  done: (written: number) =>
    plural("en", written, { one: "Account restored: # row", other: "Account restored: # rows" }),
  doneWithout: (written: number, leftOut: number) =>
    `${plural("en", written, { one: "Account restored: # row", other: "Account restored: # rows" })}, ${plural("en", leftOut, { one: "# row left out", other: "# rows left out" })}`,
  restored: (count: number) =>
    plural("en", count, { one: "# record restored", other: "# records restored" }),
  nothingSaved: "Nothing was saved.",
  files: {
    notOurs: "This isn’t a Client Desk file.",
    notWhole: "This isn’t a whole Client Desk file.",
    newer: "This file is from a newer version of Client Desk.",
  },
  allHere: "Everything in the file is here already.",
  differences: (added: number, changed: number, same: number) =>
    `${plural("en", added, { one: "# record only in the file", other: "# records only in the file" })}, ${plural("en", changed, { one: "# different", other: "# different" })}, ${plural("en", same, { one: "# the same", other: "# the same" })}. Restoring can be undone.`,
  whatDiffers: "What differs",
  andMore: (count: number) => plural("en", count, { one: "and # more", other: "and # more" }),
  where: "Where the file differs",
  keep: "Keep what you have",
  take: "Take what the file has",
} as const;
