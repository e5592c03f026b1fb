import type { formats as english } from "../en/formats.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const formats: Words<typeof english> = {
  language: "Taal",
  languageHint: "Geldt voor je account op elk apparaat.",
  ofBrowser: "Zoals in de browser",
  dates: "Datums en tijden",
  datesHint: "Je kunt datums in elke volgorde typen.",
  date: "Datum",
  inTables: (date) => `In tabellen: ${date}`,
  clock: "Klok",
  clocks: {
    "12": "12 uur",
    "24": "24 uur",
  },
  firstDay: "Eerste dag van de week",
  zone: "Tijdzone",
  zoneHint: "Voor vandaag, herinneringen, e-mails en agenda-abonnementen, waar je ook bent.",
  money: "Geld en getallen",
  moneyHint: "Bedragen worden niet omgerekend.",
  currency: "Valuta",
  noCurrency: "Geen valuta met die naam",
  numbers: "Getallen",
  sample: "Zo ziet het eruit",
  sampleHint: "Verandert terwijl je kiest.",
  sampleAppointments: "Afspraken",
  sampleTitles: ["Rondgang rompkeuring", "Overdracht"],
  customers: (customers) => plural("nl", customers, { one: "# klant", other: "# klanten" }),
};
