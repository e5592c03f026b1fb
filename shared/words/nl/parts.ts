import type { parts as english } from "../en/parts.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const parts: Words<typeof english> = {
  more: "Meer",
  export: "Exporteren",
  print: "Afdrukken",
  copyLink: "Link kopiëren",
  linkCopied: "Link gekopieerd",
  delete: {
    customers: "Klant verwijderen",
    companies: "Bedrijf verwijderen",
  },
  display: "Weergaveopties",
  compactRows: "Compacte rijen",
  unknownFilter: (names) => `Deze link heeft een filter dat Client Desk niet kent: ${names}`,
  unknownFilters: (names) => `Deze link heeft filters die Client Desk niet kent: ${names}`,
  call: "Bellen",
  email: "Mailen",
  notRecorded: "Niet ingevuld",
  clearSearch: "Controleer de spelling of <all>wis de zoekopdracht</all>.",
  breadcrumb: "Kruimelpad",
  dismiss: "Sluiten",
  notifications: "Meldingen",
  now: "Nu",
  choose: "Kiezen",
  orLater: (day) => `Kies ${day} of later`,
  orEarlier: (day) => `Kies ${day} of eerder`,
  tryTimes: {
    "12": (date) => `Bijvoorbeeld “morgen 3pm” of “${date} 10:00”`,
    "24": (date) => `Bijvoorbeeld “morgen 15:00” of “${date} 10:00”`,
  },
  tryDay: (date) => `Bijvoorbeeld “vrijdag” of “${date}”`,
  tryPastDay: (date) => `Bijvoorbeeld “gisteren” of “${date}”`,
  pickers: {
    moreHits: (count) =>
      plural("nl", count, {
        one: "Nog #. Typ verder om de lijst te verkleinen.",
        other: "Nog #. Typ verder om de lijst te verkleinen.",
      }),
    companies: {
      choose: "Kies een bedrijf",
      none: "Nog geen bedrijven",
      noMatch: (typed) => `Geen bedrijven gevonden voor “${typed}”`,
    },
    customers: {
      choose: "Kies een klant",
      none: "Nog geen klanten",
      noMatch: (typed) => `Geen klanten gevonden voor “${typed}”`,
    },
  },
  undo: "Ongedaan maken",
  working: {
    begun: "Nog bezig",
    soFar: (done) =>
      plural("nl", done, {
        one: "Nog bezig: tot nu toe # record",
        other: "Nog bezig: tot nu toe # records",
      }),
    of: (done, total) =>
      `Nog bezig: ${done} van ${plural("nl", total, { one: "# record", other: "# records" })}`,
  },
  failedRequest: (status) => `Verzoek mislukt (${status})`,
  others: (names) => `meer: ${names}`,
};
