/** What only the server says; what the client says too is in shared/messages.ts. */
export const serverMessages = {
  auth: {
    passwordJustChanged:
      "Your password was changed a moment ago. Enter the new one as the current password.",
    confirmMailFailed: "We could not send a link to your new email. Try again soon.",
    resetMailSent: "If an account uses this email, a reset link is on its way",
    tooManyAttempts: (minutes: number) =>
      `Too many attempts. Try again in ${minutes === 1 ? "1 minute" : `${minutes} minutes`}.`,
  },
  devices: {
    ended: "Device logged out",
    othersEnded: "All other devices logged out",
    notFound: "This device is already logged out",
  },
  companies: { moveToUnknown: "Choose another company to move the customers to" },
  duplicates: {
    unknownGroup: "Unknown group",
    notDismissed: "These are already listed as duplicates",
    undismissed: "Marked as possible duplicates again",
    itself: "A record can’t be merged into itself",
    howMany: (most: number) => `Choose 2 to ${most} records to merge`,
  },
  idTaken: "A record with this ID already exists",
  imports: {
    notFound: "Import not found",
    notOpen: "This import is closed",
    nextChunk: (number: number) => `Chunk ${number} comes next`,
    tooMuch: "This is too much for one import. Split the file in two.",
    empty: "There is nothing to import",
    anotherRuns: "Another import is still running. Wait until that one is done.",
    done: "This import is done. You can undo the import in History.",
    dropped: "Import canceled",
    parentGone: "The record this belongs to is gone",
    broken: "Something went wrong on our side",
  },
  history: {
    notFound: "Change not found",
    goesOn: "This is taking a while and continues in the background. You can keep working.",
    interrupted: "This was interrupted before it was done, and nothing was changed. Try again.",
    alreadyUndone: "This has already been undone",
    tooOld: "This is too old to be undone",
    unfit: "This can’t be undone: part of the record is missing",
    changedSince: "This has been changed since then",
    allKept: "Nothing was undone: every record has been changed since then.",
    missing: "The record this belongs to was deleted. Restore that first.",
    trashEmptied: "Trash emptied",
  },
  subscription: {
    none: "There is no address yet",
    ended: "The address no longer works",
  },
  restore: {
    notFound: "Nothing is being restored",
    notEmpty: "A whole file can only be restored into an empty account",
    outOfOrder: "Chunks must come in order",
    unknownFields: "The history of the file has fields that no record has",
    missing: "The file’s history is incomplete",
    unfit: "The file has a record that isn’t complete",
    canceled: "Restored data removed",
    underWay: "This account is being restored. Continue or cancel in Settings, Your Data.",
  },
  downloads: {
    tooManyOfYours: "You have too many downloads running. Wait for one to finish.",
    tooMany: "Too many downloads are running. Try again soon.",
  },
} as const;
