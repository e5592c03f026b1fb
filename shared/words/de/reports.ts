import type { reports as english } from "../en/reports.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const reports: Words<typeof english> = {
  title: "Berichte",
  print: "Drucken",
  period: {
    label: "Zeitraum",
    month: "Dieser Monat",
    "90d": "Letzte 90 Tage",
    year: "Dieses Jahr",
    custom: "Eigener …",
  },
  compared: {
    year: (days, year) => `${days}, verglichen mit denselben Tagen ${year}`,
    month: (days, month) => `${days}, verglichen mit denselben Tagen im ${month}`,
    days: (days, before) => `${days}, verglichen mit: ${before}`,
  },
  sums: {
    value: "Gesamtwert",
    closed: "Abschlüsse",
    held: "Stattgefundene Termine",
    upToDate: "Aktuell",
    failed: "Nicht geladen. <retry>Erneut versuchen</retry>",
    before: (figure) => `zuvor ${figure}`,
    of: (share, all) => `${share} von ${all}`,
    nobody: "Niemand zur Wiedervorlage",
    same: "wie zuvor",
    up: (share) => `${share} mehr`,
    down: (share) => `${share} weniger`,
  },
  sections: {
    pipeline: "Pipeline",
    value: {
      day: "Wert pro Tag",
      week: "Wert pro Woche",
      month: "Wert pro Monat",
    },
    growth: "Neu und abgeschlossen",
    appointments: "Termine",
    shares: "Wo der Wert liegt",
    contact: "In Kontakt bleiben",
  },
  begins: {
    pipeline:
      "Ab Ihrem ersten Kunden sehen Sie hier, wie Kunden von einem Status zum nächsten kommen und wie lange sie bleiben.",
    value:
      "Ab Ihrem ersten Kunden sehen Sie hier, was Ihre Kunden wert sind, nach Status und im Zeitverlauf.",
    growth:
      "Ab Ihrem ersten Kunden sehen Sie hier, wie viele Kunden dazukommen und wie viele Abschlüsse es gibt.",
    appointments:
      "Sobald Ihr erster Termin vorbei ist, sehen Sie hier, welche stattgefunden haben und zu welchen Uhrzeiten.",
    shares:
      "Ab Ihrem ersten Kunden sehen Sie hier, in welchen Branchen, Schlagwörtern und Firmen der Wert liegt.",
    contact:
      "Ab Ihrem ersten Kunden sehen Sie hier, wie viele innerhalb der Wiedervorlagefrist ihres Status kontaktiert werden.",
  },
  firstEntry: (day) => `Der erste Eintrag ist vom ${day}.`,
  failed: (title) => `„${title}“ konnte nicht geladen werden.`,
  tools: {
    asChart: (title) => `Als Diagramm<more>: ${title}</more>`,
    asTable: (title) => `Als Tabelle<more>: ${title}</more>`,
    csv: (title) => `CSV<more>: ${title}</more>`,
  },
  two: (first, second) => `${first} ${second}`,
  named: (name, what) => `${name}: ${what}`,
  customers: (count) => plural("de", count, { one: "# Kunde", other: "# Kunden" }),
  companies: (count) => plural("de", count, { one: "# Firma", other: "# Firmen" }),
  others: (count) => plural("de", count, { one: "# weitere", other: "# weitere" }),
  total: "Gesamt",
  unit: {
    day: "Tag",
    week: "Woche",
    month: "Monat",
  },
  noneHeld: "Keiner hat stattgefunden.",
  nothing: "Noch nichts hat einen Wert.",
  noFollowUp: "Kein Kunde hat einen Status mit Wiedervorlagefrist.",
  value: {
    asOf: {
      day: "Werte zum Ende des Tages.",
      week: "Werte zum Ende der Woche.",
      month: "Werte zum Ende des Monats.",
    },
    are: (share) => `Abschlüsse machen ${share} des Gesamtwerts aus.`,
    stayed: (share) => `Abschlüsse blieben bei ${share} des Gesamtwerts.`,
    grew: (from, to) => `Abschlüsse stiegen von ${from} auf ${to} des Gesamtwerts.`,
    fell: (from, to) => `Abschlüsse fielen von ${from} auf ${to} des Gesamtwerts.`,
    inCustomers: (value, customers) =>
      `${value} bei ${plural("de", customers, { one: "# Kunden", other: "# Kunden" })}`,
    ofCompanies: (value, customers, companies) =>
      `${value} bei ${plural("de", customers, { one: "# Kunden", other: "# Kunden" })} von ${plural("de", companies, { one: "# Firma", other: "# Firmen" })}`,
    statusOn: (status, day) => `${status} am ${day}`,
    chart: "Wert nach Status im Zeitverlauf",
  },
  growth: {
    sums: (added, closed) =>
      `${plural("de", added, { one: "# neuer Kunde", other: "# neue Kunden" })}, ${plural("de", closed, { one: "# Abschluss", other: "# Abschlüsse" })}.`,
    best: {
      day: (name, closed) =>
        `Bester Tag: ${name}, ${plural("de", closed, { one: "# Abschluss", other: "# Abschlüsse" })}.`,
      week: (name, closed) =>
        `Beste Woche: ${name}, ${plural("de", closed, { one: "# Abschluss", other: "# Abschlüsse" })}.`,
      month: (name, closed) =>
        `Bester Monat: ${name}, ${plural("de", closed, { one: "# Abschluss", other: "# Abschlüsse" })}.`,
    },
    chart: "Neue Kunden und Abschlüsse im Zeitverlauf",
    added: "Neue Kunden",
    closed: "Abschlüsse",
  },
  appointments: {
    noNoShows: "Alle sind erschienen.",
    noShows: (share) => `${share} nicht erschienen.`,
    most: [
      (share) => `${share} nicht erschienen, die meisten sonntags.`,
      (share) => `${share} nicht erschienen, die meisten montags.`,
      (share) => `${share} nicht erschienen, die meisten dienstags.`,
      (share) => `${share} nicht erschienen, die meisten mittwochs.`,
      (share) => `${share} nicht erschienen, die meisten donnerstags.`,
      (share) => `${share} nicht erschienen, die meisten freitags.`,
      (share) => `${share} nicht erschienen, die meisten samstags.`,
    ],
    all: [
      (share) => `${share} nicht erschienen, alle sonntags.`,
      (share) => `${share} nicht erschienen, alle montags.`,
      (share) => `${share} nicht erschienen, alle dienstags.`,
      (share) => `${share} nicht erschienen, alle mittwochs.`,
      (share) => `${share} nicht erschienen, alle donnerstags.`,
      (share) => `${share} nicht erschienen, alle freitags.`,
      (share) => `${share} nicht erschienen, alle samstags.`,
    ],
    open: (count) =>
      `${plural("de", count, { one: "# vergangener Termin hat noch kein Ergebnis.", other: "# vergangene Termine haben noch kein Ergebnis." })} <ask>Wie lief es?</ask>`,
    per: {
      day: "Pro Tag",
      week: "Pro Woche",
      month: "Pro Monat",
    },
    perWeeks: (weeks) => plural("de", weeks, { one: "Pro # Woche", other: "Pro # Wochen" }),
    chart: {
      day: "Termine pro Tag",
      week: "Termine pro Woche",
      month: "Termine pro Monat",
    },
    chartOfWeeks: (weeks) =>
      plural("de", weeks, { one: "Termine pro # Woche", other: "Termine pro # Wochen" }),
    outcomes: {
      held: "Stattgefunden",
      noShow: "Nicht erschienen",
      canceled: "Abgesagt",
      open: "Ohne Ergebnis",
    },
    shareOf: (count, all, share) =>
      `${count} von ${plural("de", all, { one: "# Termin", other: "# Terminen" })}, ${share}`,
    busiest: "Stoßzeiten",
    noneTimed: "Kein Termin mit Uhrzeit hat stattgefunden.",
    at: (day, hour) => `${day} um ${hour}`,
    held: (count) => plural("de", count, { one: "# stattgefunden", other: "# stattgefunden" }),
    became: "Was aus Terminen wurde",
    byHour: "Stattgefundene Termine nach Uhrzeit",
    heldAt: "Beginn",
  },
  shares: {
    noIndustry: "Keine Firma mit Wert hat eine Branche.",
    holds: (name, share) => `Auf ${name} entfallen ${share}.`,
    hold: (names, share) => `Auf ${names} entfallen ${share}.`,
    byIndustry: "Nach Branche",
    byTag: "Nach Schlagwort",
    several: "Ein Kunde kann mehrere haben",
    all: "Gesamter Wert",
    ofAll: (share) => `${share} des gesamten Werts`,
    topTen: "Die zehn größten Firmen",
    top: "Die größten Firmen",
    ten: "Die zehn größten",
    none: "Ohne Branche",
    untagged: "Ohne Schlagwort",
    valueByIndustry: "Wert nach Branche",
    valueByTag: "Wert nach Schlagwort",
    topByValue: "Die größten Firmen nach Wert",
  },
  heads: {
    industry: "Branche",
    tag: "Schlagwort",
    company: "Firma",
    companies: "Firmen",
    customers: "Kunden",
    value: "Wert",
    share: "Anteil",
    attention: "Braucht Aufmerksamkeit",
    before: "Zuvor",
  },
  contact: {
    answer: "Kunden, die innerhalb der Wiedervorlagefrist ihres Status kontaktiert wurden.",
    chart: "Aktuelle Kunden im Zeitverlauf",
    upToDate: (kept, customers) =>
      `${kept} von ${plural("de", customers, { one: "# Kunden", other: "# Kunden" })} aktuell`,
    last90: "Letzte 90 Tage",
    before90: "Die 90 Tage zuvor",
    longer: {
      day: "Für eine Linie sind Daten aus zwei Tagen nötig. Wählen Sie einen längeren Zeitraum.",
      week: "Für eine Linie sind Daten aus zwei Wochen nötig. Wählen Sie einen längeren Zeitraum.",
      month:
        "Für eine Linie sind Daten aus zwei Monaten nötig. Wählen Sie einen längeren Zeitraum.",
    },
    tomorrow: "Für eine Linie sind Daten aus zwei Tagen nötig. Schauen Sie morgen wieder herein.",
    nextWeek:
      "Für eine Linie sind Daten aus zwei Wochen nötig. Schauen Sie nächste Woche wieder herein.",
    inMonth: (month) =>
      `Für eine Linie sind Daten aus zwei Monaten nötig. Schauen Sie im ${month} wieder herein.`,
  },
};
