/** Notes, calls, emails and meetings: what each is called, and what is said of it. */
export const activities = {
  labels: {
    note: "Note",
    call: "Call",
    email: "Email",
    meeting: "Meeting",
  },
  /** In the empty field. */
  asks: {
    note: "Write a note",
    call: "What was said?",
    email: "What was it about?",
    meeting: "What came of it?",
  },
  noteTells: "Write a note, @ tells somebody",
  /** The task that is proposed. */
  followUp: {
    note: (who: string) => `Follow up with ${who}`,
    call: (who: string) => `Call ${who}`,
    email: (who: string) => `Write to ${who}`,
    meeting: (who: string) => `Follow up with ${who}`,
  },
  save: {
    note: "Save Note",
    call: "Save Call",
    email: "Save Email",
    meeting: "Save Meeting",
  },
  saved: {
    note: "Note saved",
    call: "Call saved",
    email: "Email saved",
    meeting: "Meeting saved",
  },
  savedWithTask: {
    note: (day: string) => `Note saved, follow-up on ${day}`,
    call: (day: string) => `Call saved, follow-up on ${day}`,
    email: (day: string) => `Email saved, follow-up on ${day}`,
    meeting: (day: string) => `Meeting saved, follow-up on ${day}`,
  },
  sent: (who: string) => `Email to ${who} sent`,
  sentWithTask: (who: string, day: string) => `Email to ${who} sent, follow-up on ${day}`,
  discarded: {
    note: "Note discarded",
    call: "Call discarded",
    email: "Email discarded",
    meeting: "Meeting discarded",
  },
  deleted: {
    note: "Note deleted",
    call: "Call deleted",
    email: "Email deleted",
    meeting: "Meeting deleted",
  },
  changedTo: {
    note: "Changed to Note",
    call: "Changed to Call",
    email: "Changed to Email",
    meeting: "Changed to Meeting",
  },
} as const;
