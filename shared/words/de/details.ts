import type { details as english } from "../en/details.ts";
import type { Words } from "../words.ts";

export const details: Words<typeof english> = {
  when: "Wann",
  who: "Mit",
  invitation: "Einladung",
  whose: "In",
  notes: "Notizen",
  lastNote: "Letzte Notiz",
  loadFailed: "Konnte nicht geladen werden. Erneut versuchen",
  noNotes: "Keine Notizen",
  lastContact: (day) => `Letzter Kontakt ${day}`,
  neverContacted: "Nie kontaktiert",
  edit: "Bearbeiten",
  leave: "Nicht teilnehmen",
  delete: "Löschen",
  moreActions: "Weitere Aktionen",
  duplicate: "Duplizieren",
  copyLink: "Link kopieren",
  linkCopied: "Link kopiert",
  openCustomer: "Kunden öffnen",
  openDay: "Tag öffnen",
  next: "Nächster Termin",
  nextFailed: "Konnte nicht geladen werden",
  nextNone: "Keiner",
  book: "Buchen",
  dayTime: (day, time) => `${day}, ${time}`,
};
