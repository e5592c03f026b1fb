import type { notes as english } from "../en/notes.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const notes: Words<typeof english> = {
  undoable: (days) =>
    plural("nl", days, {
      one: "Je kunt dit # dag lang ongedaan maken in de geschiedenis.",
      other: "Je kunt dit # dagen lang ongedaan maken in de geschiedenis.",
    }),
  history: (months) => `Alle wijzigingen van de laatste ${months} maanden.`,
  historyUndo: (months, days) =>
    `Alle wijzigingen van de laatste ${months} maanden. Je kunt een wijziging ${days} dagen lang ongedaan maken.`,
  copyRefused: "Je browser stond kopiëren niet toe",
  nowOn: (desk) => `Je werkt nu op “${desk}”`,
  deskFailed: "De desk kon niet worden geopend. Probeer het opnieuw.",
  reader: "Je bent hier lezer.",
  readerAsk: (owner) => `Je bent hier lezer. Vraag ${owner} om dat te veranderen.`,
  ownersOnly: "Alleen een eigenaar van deze desk kan dat.",
  ownersOnlyAsk: (owner) =>
    `Alleen een eigenaar van deze desk kan dat. Vraag ${owner} om dat te veranderen.`,
  readMore: "Meer lezen",
  readLess: "Minder lezen",
  theme: "Thema",
  themes: {
    light: "Licht",
    dark: "Donker",
    system: "Zoals het systeem",
  },
  device: {
    on: (browser, system) => `${browser} op ${system}`,
    unknown: "Onbekend apparaat",
    token: (name) => `Toegangstoken “${name}”`,
  },
};
