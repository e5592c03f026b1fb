import type { faults as english } from "../en/faults.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const faults: Words<typeof english> = {
  longer: (most) =>
    plural("de", most, { one: "Länger als # Zeichen", other: "Länger als # Zeichen" }),
  shorten: "Kürzen",
  status: "Keiner der fünf Status",
  outcome: "Weder stattgefunden noch nicht erschienen noch abgesagt",
  yours: (why) => `${why}. Neue Datensätze gehören Ihnen`,
  useOthers: "Die anderen verwenden",
  tooMany: "Zu viele Personen",
  duration: "Keine Dauer",
  longerHours: "Länger als 12 Stunden",
  useHours: "12 Stunden verwenden",
  minutes: "Keine Zahl von Minuten",
  reminder: "Keine Erinnerung",
  tagLonger: (most) =>
    plural("de", most, {
      one: "Ein Schlagwort mit mehr als # Zeichen",
      other: "Ein Schlagwort mit mehr als # Zeichen",
    }),
  takeFirst: (most) =>
    plural("de", most, { one: "Das erste verwenden", other: "Die ersten # verwenden" }),
  tagsMore: (most) =>
    plural("de", most, { one: "Mehr als # Schlagwort", other: "Mehr als # Schlagwörter" }),
  website: "Keine Website",
  more: (amount) => `Mehr als ${amount}`,
  belowZero: "Unter null",
  amount: "Kein Betrag",
  use: (value) => `${value} verwenden`,
  email: "Keine E-Mail-Adresse",
  notOnlyEmail: "Nicht nur eine E-Mail-Adresse",
  twoAts: "Zwei @-Zeichen",
  useOne: "Eins verwenden",
  space: "Enthält ein Leerzeichen",
  removeSpace: "Leerzeichen entfernen",
  comma: "Enthält ein Komma",
  useDot: "Punkt verwenden",
  twoDots: "Zwei Punkte",
  noAt: "Kein @-Zeichen",
  phone: "Keine Telefonnummer",
  cutDigits: (text) => `Die Tabelle hat Ziffern abgeschnitten (${text})`,
  moreThanNumber: "Nicht nur eine Nummer",
  afterToday: "Nach heute",
  noSuchDay: "Diesen Tag gibt es nicht",
  date: "Kein Datum",
  no: {
    name: "Kein Name. Diese Zeile wird übersprungen",
    title: "Kein Titel. Diese Zeile wird übersprungen",
    date: "Kein Datum. Diese Zeile wird übersprungen",
    customer: "Kein Kunde. Diese Zeile wird übersprungen",
  },
  repeatBefore: (year) => `Wiederkehrende Termine können nicht vor ${year} beginnen`,
  repeatOutcome: "Wiederkehrende Termine haben kein Ergebnis",
  allTags: (most) =>
    plural("de", most, {
      one: "Ein Konto hat höchstens # Schlagwort",
      other: "Ein Konto hat höchstens # Schlagwörter",
    }),
  takeSome: (some, all) => `${some} von ${all} verwenden`,
  withAdded: (most) =>
    plural("de", most, {
      one: "Mit dem Ergänzten länger als # Zeichen",
      other: "Mit dem Ergänzten länger als # Zeichen",
    }),
  severalNamed: "Mehrere Personen heißen so",
  hasLeft: (name) => `${name} ist ausgeschieden`,
  onlyReads: (name) => `${name} liest hier nur`,
};
