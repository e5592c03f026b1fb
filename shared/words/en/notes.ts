import { plural } from "../plural.ts";

/** What is said beside what somebody does, on any screen. */
export const notes = {
  undoable: (days: number) =>
    plural("en", days, {
      one: "You can undo this in History for # day.",
      other: "You can undo this in History for # days.",
    }),
  history: (months: number) => `Every change of the last ${months} months.`,
  historyUndo: (months: number, days: number) =>
    `Every change of the last ${months} months. You can undo a change for ${days} days.`,
  copyRefused: "Your browser didn’t allow copying",
  nowOn: (desk: string) => `You are on ${desk} now`,
  deskFailed: "The desk could not be opened. Try again.",
  reader: "You are a reader here.",
  readerAsk: (owner: string) => `You are a reader here. Ask ${owner} to change that.`,
  ownersOnly: "Only an owner of this desk can do that.",
  ownersOnlyAsk: (owner: string) =>
    `Only an owner of this desk can do that. Ask ${owner} to change that.`,
  readMore: "Read More",
  readLess: "Read Less",
  theme: "Theme",
  themes: {
    light: "Light",
    dark: "Dark",
    system: "Match system",
  },
  device: {
    on: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: "Unknown device",
    token: (name: string) => `Access token “${name}”`,
  },
} as const;
