import type { merging as english } from "../en/merging.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const merging: Words<typeof english> = {
  crumb: "Samenvoegen",
  titles: { customers: "Klanten samenvoegen", companies: "Bedrijven samenvoegen" },
  counted: {
    customers: (customers) =>
      plural("nl", customers, { one: "# klant samenvoegen", other: "# klanten samenvoegen" }),
    companies: (companies) =>
      plural("nl", companies, {
        one: "# bedrijf samenvoegen",
        other: "# bedrijven samenvoegen",
      }),
  },
  chooseFor: (name) =>
    `Kies per veld wat blijft.<phone> Alles gaat naar <name>${name}</name>.</phone>`,
  button: { customers: "Klanten samenvoegen", companies: "Bedrijven samenvoegen" },
  busy: "Wordt samengevoegd",
  keptFor: (days) =>
    plural("nl", days, {
      one: "Je kunt dit # dag lang ongedaan maken. De andere waarden blijven in de geschiedenis.",
      other:
        "Je kunt dit # dagen lang ongedaan maken. De andere waarden blijven in de geschiedenis.",
    }),
  done: "Samengevoegd",
  failed: "Samenvoegen is mislukt",
  loadFailed: "Wat je wilt samenvoegen, kon niet worden geladen",
  loading: "Wat je wilt samenvoegen, wordt geladen",
  listFailed: {
    customers: "De klanten konden niet worden geladen.",
    companies: "De bedrijven konden niet worden geladen.",
  },
  nothing: "Niets om samen te voegen",
  gone: {
    customers: "Deze klanten zijn al samengevoegd of verwijderd.",
    companies: "Deze bedrijven zijn al samengevoegd of verwijderd.",
  },
  back: "Naar duplicaten",
  records: "Wat wordt samengevoegd",
  sideways: (records) =>
    plural("nl", records, {
      one: "Scrol opzij om alles te zien.",
      other: "Scrol opzij om alle # records te zien.",
    }),
  added: (day, name) =>
    `Toegevoegd: ${day}. <all>Alles behouden<hidden> van ${name}</hidden></all>`,
  imported: (day, name) =>
    `Geïmporteerd: ${day}. <all>Alles behouden<hidden> van ${name}</hidden></all>`,
  result: "Resultaat",
  isKept: (name) => `<name>${name}</name> blijft`,
  alsoMoved: "Gaat mee",
  same: "Hetzelfde",
  sameAs: (name) => `Hetzelfde als ${name}`,
  tooLong: "Te lang om alles te behouden. Kies wat blijft.",
  later: (day) => `${day}<note>, de laatste van de twee</note>`,
  latest: (day) => `${day}<note>, de laatste</note>`,
  sumOfBoth: "De som van beide",
  sumOfAll: (records) => plural("nl", records, { one: "De som van #", other: "De som van alle #" }),
  takeSum: (sum) => `De som gebruiken: ${sum}`,
  without: {
    name: "Geen naam",
    company: "Geen bedrijf",
    email: "Geen e-mail",
    phone: "Geen telefoon",
    status: "Geen status",
    value: "Niets",
    lastContact: "Niet ingevuld",
    snoozedUntil: "Niet uitgesteld",
    responsible: "Niemand verantwoordelijk",
    industry: "Geen branche",
    website: "Geen website",
    address: "Geen adres",
    notes: "Leeg",
    description: "Leeg",
    tags: "Geen labels",
  },
  belongings: {
    customers: (customers) => plural("nl", customers, { one: "# klant", other: "# klanten" }),
    appointments: (appointments) =>
      plural("nl", appointments, { one: "# afspraak", other: "# afspraken" }),
    tasks: (tasks) => plural("nl", tasks, { one: "# taak", other: "# taken" }),
    note: (notes) => plural("nl", notes, { one: "# notitie", other: "# notities" }),
    call: (calls) => plural("nl", calls, { one: "# gesprek", other: "# gesprekken" }),
    email: (emails) => plural("nl", emails, { one: "# e-mail", other: "# e-mails" }),
    meeting: (meetings) => plural("nl", meetings, { one: "# ontmoeting", other: "# ontmoetingen" }),
    none: {
      customers: "Geen klanten",
      appointments: "Geen afspraken",
    },
  },
};
