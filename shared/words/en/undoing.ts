import { plural } from "../plural.ts";

/** The questions before something is undone or redone. */
export const undoing = {
  undoThis: {
    import: "Undo this import?",
    merge: "Undo this merge?",
    delete: "Undo this deletion?",
    change: "Undo this change?",
  },
  redoThis: {
    import: "Redo this import?",
    merge: "Redo this merge?",
    delete: "Redo this deletion?",
    change: "Redo this change?",
  },
  changedSince: (records: number) =>
    plural("en", records, {
      one: "# record has been changed since then. You can keep its current version and undo the rest.",
      other:
        "# records have been changed since then. You can keep their current version and undo the rest.",
    }),
  undoAnyway: "Undo Anyway",
  keepCurrent: "Keep Current Version",
  nameField: (name: string, field: string) => `<name>${name}</name>: ${field}`,
  current: "Current version",
  after: "After undoing",
  changed: "Changed",
  deleted: "Deleted",
  empty: "Empty",
  more: (records: number) =>
    plural("en", records, { one: "And # more record", other: "And # more records" }),
  doneAt: (act: string, day: string, time: string) => `${act}, ${day}, ${time}.`,
  touches: (records: number) =>
    plural("en", records, { one: "This changes # record.", other: "This changes # records." }),
  cancel: "Cancel",
  undo: "Undo",
  redo: "Redo",
  restore: "Restore",
  restoreAll: "Restore All",
  restoreBoth: "Restore Both",
  leaveDeleted: "Leave Deleted",
  restoreToo: (name: string) => `Restore <name>${name}</name> too?`,
  restoreMoreToo: (name: string, others: number) =>
    `Restore <name>${name}</name> and ${plural("en", others, { one: "# other", other: "# others" })} too?`,
  belongs: (record: string, name: string) =>
    `<name>${record}</name> belongs to <name>${name}</name>, which is deleted. They can be restored together.`,
  belongsToMore: (record: string, name: string, others: number) =>
    `<name>${record}</name> belongs to <name>${name}</name> and ${plural("en", others, { one: "# other", other: "# others" })}, which are deleted. They can be restored together.`,
  leave: (name: string) =>
    `<name>${name}</name> has been deleted since then. You can leave it deleted and undo the rest.`,
  leaveOrRestore: (name: string) =>
    `<name>${name}</name> has been deleted since then. You can leave it deleted and undo the rest, or restore it too.`,
  leaveMore: (name: string, others: number) =>
    `<name>${name}</name> and ${plural("en", others, { one: "# other", other: "# others" })} have been deleted since then. You can leave them deleted and undo the rest.`,
  leaveOrRestoreMore: (name: string, others: number) =>
    `<name>${name}</name> and ${plural("en", others, { one: "# other", other: "# others" })} have been deleted since then. You can leave them deleted and undo the rest, or restore them too.`,
} as const;
