import type { teamwork as english } from "../en/teamwork.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const teamwork: Words<typeof english> = {
  people: "Personen",
  met: "Wer hat wen getroffen",
  beginsPeople:
    "Ab Ihrem ersten Kunden sehen Sie hier, wer für wie viel zuständig ist und was daraus wurde.",
  beginsMet:
    "Sobald Ihr erster Termin vorbei ist, sehen Sie hier, wer wie viele Termine hatte und mit welcher Firma.",
  noneHeld: "Keiner hat stattgefunden.",
  noneInDays: "In diesen Tagen hat kein Termin stattgefunden.",
  heldByCalendar: "Stattgefundene Termine, nach dem Kalender, in dem sie standen.",
  noFollowUp: "Kein Kunde hat einen Status mit Wiedervorlagefrist.",
  everyone: {
    all: (share) => `${share} aller Kunden sind aktuell.`,
    more: (share) => `Bei allen sind mindestens ${share} der Kunden aktuell.`,
  },
  one: (share, name) => `${share} der Kunden von ${name} sind aktuell.`,
  least: {
    all: (share, name, others) =>
      `${share} der Kunden von ${name} sind aktuell, bei allen anderen ${others}.`,
    more: (share, name, others) =>
      `${share} der Kunden von ${name} sind aktuell, bei allen anderen mindestens ${others}.`,
  },
  all: "Alle",
  company: "Firma",
  others: (count) => plural("de", count, { one: "# weitere", other: "# weitere" }),
  pair: (company, person) => `${company}: ${person}`,
  held: (count) => plural("de", count, { one: "# stattgefunden", other: "# stattgefunden" }),
  hours: (count) => `${count}\u00a0h`,
  everyoneRow: "Alle",
  totalRow: "Gesamt",
  heads: {
    responsible: "Zuständig",
    customers: "Kunden",
    value: "Wert",
    held: "Termine",
    hours: "Stunden",
    new: "Neu",
    closed: "Abschlüsse",
    upToDate: "Aktuell",
  },
};
