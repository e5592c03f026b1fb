import type { away as english } from "../en/away.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const away: Words<typeof english> = {
  titleMe: "Sie sind abwesend",
  title: (name) => `${name} ist abwesend`,
  explainMe:
    "Sie bleiben zuständig. Ihre Arbeit steht so lange auch unter „Meine“ der Vertretung und kommt von selbst zurück.",
  explain: (name) =>
    `${name} bleibt zuständig. Die Arbeit von ${name} steht so lange auch unter „Meine“ der Vertretung und kommt von selbst zurück.`,
  save: "Speichern",
  backToday: "Heute zurück",
  delete: "Löschen",
  from: "Von",
  lastDay: "Letzter Tag",
  standsIn: "Vertretung",
  nobody: "Niemand",
  inThatTime: "In dieser Zeit",
  tasksDue: "Fällige Aufgaben",
  appointments: "Termine",
  goToYou: "gehen an Sie",
  goTo: (name) => `gehen an ${name}`,
  goToYourCalendar: "gehen in Ihren Kalender",
  goToCalendar: (name) => `gehen in den Kalender von ${name}`,
  withOverlaps: (goes, overlaps) =>
    plural("de", overlaps, {
      one: `${goes}, # überschneidet sich`,
      other: `${goes}, # überschneiden sich`,
    }),
  chooseAfter: (day) => `Wählen Sie ein Datum nach dem ${day}`,
  chooseStandIn: "Wählen Sie eine Vertretung",
  saved: {
    me: (days) => `Sie sind abwesend: ${days}`,
    other: (name, days) => `${name} ist abwesend: ${days}`,
  },
  back: {
    me: "Sie sind zurück",
    other: (name) => `${name} ist zurück`,
  },
  deleted: "Abwesenheit gelöscht",
  notSaved: "Die Abwesenheit konnte nicht gespeichert werden. Versuchen Sie es erneut.",
  words: {
    nobody: (days) => `Abwesend ${days}, keine Vertretung`,
    you: (days) => `Abwesend ${days}, Vertretung: Sie`,
    other: (days, name) => `Abwesend ${days}, Vertretung: ${name}`,
  },
  days: (from, until) => `${from} – ${until}`,
};
