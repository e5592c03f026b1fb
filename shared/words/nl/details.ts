import type { details as english } from "../en/details.ts";
import type { Words } from "../words.ts";

export const details: Words<typeof english> = {
  when: "Wanneer",
  who: "Met",
  invitation: "Uitnodiging",
  whose: "In",
  notes: "Notities",
  lastNote: "Laatste notitie",
  loadFailed: "Kon niet worden geladen. Opnieuw proberen",
  noNotes: "Geen notities",
  lastContact: (day) => `Laatste contact ${day}`,
  neverContacted: "Nog geen contact",
  edit: "Bewerken",
  leave: "Verlaten",
  delete: "Verwijderen",
  moreActions: "Meer acties",
  duplicate: "Dupliceren",
  copyLink: "Link kopiëren",
  linkCopied: "Link gekopieerd",
  openCustomer: "Klant openen",
  openDay: "Dag openen",
  next: "Volgende afspraak",
  nextFailed: "Kon niet worden geladen",
  nextNone: "Geen",
  book: "Inplannen",
  dayTime: (day, time) => `${day}, ${time}`,
};
