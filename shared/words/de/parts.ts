import type { parts as english } from "../en/parts.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const parts: Words<typeof english> = {
  more: "Mehr",
  export: "Exportieren",
  print: "Drucken",
  copyLink: "Link kopieren",
  linkCopied: "Link kopiert",
  delete: {
    customers: "Kunden löschen",
    companies: "Firma löschen",
  },
  display: "Darstellung",
  compactRows: "Kompakte Zeilen",
  unknownFilter: (names) => `Dieser Link hat einen Filter, den Client Desk nicht kennt: ${names}`,
  unknownFilters: (names) => `Dieser Link hat Filter, die Client Desk nicht kennt: ${names}`,
  call: "Anrufen",
  email: "E-Mail",
  notRecorded: "Nicht erfasst",
  clearSearch: "Prüfen Sie die Schreibweise oder <all>leeren Sie die Suche</all>.",
  breadcrumb: "Navigationspfad",
  dismiss: "Schließen",
  notifications: "Benachrichtigungen",
  now: "Jetzt",
  choose: "Auswählen",
  orLater: (day) => `Wählen Sie ${day} oder später`,
  orEarlier: (day) => `Wählen Sie ${day} oder früher`,
  tryTimes: {
    "12": (date) => `Zum Beispiel „morgen 15 uhr“ oder „${date} 10:00“`,
    "24": (date) => `Zum Beispiel „morgen 15:00“ oder „${date} 10:00“`,
  },
  tryDay: (date) => `Zum Beispiel „freitag“ oder „${date}“`,
  tryPastDay: (date) => `Zum Beispiel „gestern“ oder „${date}“`,
  pickers: {
    moreHits: (count) =>
      plural("de", count, {
        one: "# weiterer Treffer. Tippen Sie weiter, um die Liste einzugrenzen.",
        other: "# weitere Treffer. Tippen Sie weiter, um die Liste einzugrenzen.",
      }),
    companies: {
      choose: "Firma wählen",
      none: "Noch keine Firmen",
      noMatch: (typed) => `Keine Firma passt zu „${typed}“`,
    },
    customers: {
      choose: "Kunden wählen",
      none: "Noch keine Kunden",
      noMatch: (typed) => `Kein Kunde passt zu „${typed}“`,
    },
  },
  undo: "Rückgängig machen",
  working: {
    begun: "Läuft noch",
    soFar: (done) =>
      plural("de", done, {
        one: "Läuft noch: bisher # Datensatz",
        other: "Läuft noch: bisher # Datensätze",
      }),
    of: (done, total) =>
      `Läuft noch: ${done} von ${plural("de", total, { one: "# Datensatz", other: "# Datensätzen" })}`,
  },
  failedRequest: (status) => `Anfrage fehlgeschlagen (${status})`,
  others: (names) => `weitere: ${names}`,
};
