import type { formats as english } from "../en/formats.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const formats: Words<typeof english> = {
  language: "Sprache",
  languageHint: "Gilt für Ihr Konto auf allen Geräten.",
  ofBrowser: "Wie im Browser",
  dates: "Datum und Uhrzeit",
  datesHint: "Sie können Tag, Monat und Jahr in beliebiger Reihenfolge eingeben.",
  date: "Datum",
  inTables: (date) => `In Tabellen: ${date}`,
  clock: "Zeitformat",
  clocks: {
    "12": "12 Stunden",
    "24": "24 Stunden",
  },
  firstDay: "Erster Tag der Woche",
  zone: "Zeitzone",
  zoneHint: "Für „Heute“, Erinnerungen, E-Mails und abonnierte Kalender, egal wo Sie sind.",
  money: "Geld und Zahlen",
  moneyHint: "Beträge werden nicht umgerechnet.",
  currency: "Währung",
  noCurrency: "Keine solche Währung",
  numbers: "Zahlen",
  sample: "So sieht es aus",
  sampleHint: "Ändert sich, während Sie wählen.",
  sampleAppointments: "Termine",
  sampleTitles: ["Besichtigung des Rumpfs", "Übergabe"],
  customers: (customers) => plural("de", customers, { one: "# Kunde", other: "# Kunden" }),
};
