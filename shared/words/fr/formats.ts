import type { formats as english } from "../en/formats.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const formats: Words<typeof english> = {
  language: "Langue",
  languageHint: "S’applique à votre compte sur tous les appareils.",
  ofBrowser: "Comme dans le navigateur",
  dates: "Dates et heures",
  datesHint: "Vous pouvez saisir les dates dans n’importe quel ordre.",
  date: "Date",
  inTables: (date) => `Dans les tableaux : ${date}`,
  clock: "Format de l’heure",
  clocks: {
    "12": "12 heures",
    "24": "24 heures",
  },
  firstDay: "Premier jour de la semaine",
  zone: "Fuseau horaire",
  zoneHint:
    "Pour « aujourd’hui », les rappels, les e-mails et les agendas abonnés, où que vous soyez.",
  money: "Montants et nombres",
  moneyHint: "Les montants ne sont pas convertis.",
  currency: "Devise",
  noCurrency: "Aucune devise de ce nom",
  numbers: "Nombres",
  sample: "Aperçu",
  sampleHint: "Change à mesure que vous choisissez.",
  sampleAppointments: "Rendez-vous",
  sampleTitles: ["Visite d’expertise de coque", "Livraison"],
  customers: (customers) => plural("fr", customers, { one: "# client", other: "# clients" }),
};
