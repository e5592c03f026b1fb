/** Forms: what they ask before something gets lost, and what is typed in them. */
export const forms = {
  restored: "What you typed earlier is back. <discard>Discard the Text</discard>",
  leaveTitle: "Leave without saving?",
  leaveText: "Your changes haven’t been saved.",
  keepEditing: "Keep Editing",
  discardChanges: "Discard Changes",
  saving: "Saving",
  willSave: (amount: string) => `Will be saved as ${amount}`,
  willSaveNot: (amount: string, other: string) => `Will be saved as ${amount}, not ${other}`,
  noMatches: "No matches",
  showList: "Show list",
  searching: "Searching",
  conflict: {
    title: "Edited somewhere else",
    elsewhere:
      "This record was changed in another tab or on another device while you were editing it. Which version do you want to keep?",
    by: (who: string) =>
      `${who} changed this while you were editing it. Which version do you want to keep?`,
    keepSaved: "Keep Saved Version",
    saveMine: "Save Mine",
    saved: "Saved version",
    of: (who: string) => `${who}’s version`,
    yours: "Your version",
    empty: "Empty",
  },
} as const;
