import type { duplicates as english } from "../en/duplicates.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const duplicates: Words<typeof english> = {
  title: "Dubletten",
  kinds: { customers: "Kunden", companies: "Firmen" },
  lists: {
    customers: "Kunden, mögliche Dubletten",
    companies: "Firmen, mögliche Dubletten",
  },
  which: "Dubletten wovon",
  none: "Keine möglichen Dubletten.",
  count: (groups) =>
    plural("de", groups, {
      one: "# mögliche Dublette. Ohne Ihre Zustimmung wird nichts zusammengeführt.",
      other: "# mögliche Dubletten. Ohne Ihre Zustimmung wird nichts zusammengeführt.",
    }),
  reason: "Grund",
  anyReason: "Jeder Grund",
  reasons: {
    email: "Gleiche E-Mail",
    phone: "Gleiches Telefon",
    website: "Gleiche Website",
    name: "Ähnlicher Name",
  },
  details: {
    capitalization: "Nur Groß- und Kleinschreibung verschieden",
    sameName: "Und der gleiche Name",
    sameLastName: "Und der gleiche Nachname",
    differentNames: "Verschiedene Namen",
    sameCompany: "In derselben Firma",
    differentCompanies: "Verschiedene Firmen",
  },
  oldest: (shown, total) => `Die ältesten ${shown} von ${total}`,
  dismissed: {
    show: (groups) =>
      plural("de", groups, {
        one: "# als keine Dublette markiert. <link><hidden>Als keine Dubletten markierte </hidden>Anzeigen</link>",
        other:
          "# als keine Dubletten markiert. <link><hidden>Als keine Dubletten markierte </hidden>Anzeigen</link>",
      }),
    hide: (groups) =>
      plural("de", groups, {
        one: "# als keine Dublette markiert. <link><hidden>Als keine Dubletten markierte </hidden>Ausblenden</link>",
        other:
          "# als keine Dubletten markiert. <link><hidden>Als keine Dubletten markierte </hidden>Ausblenden</link>",
      }),
    customers: "Keine Kunden sind als „Keine Dubletten“ markiert",
    companies: "Keine Firmen sind als „Keine Dubletten“ markiert",
  },
  noneForReason: "Keine aus diesem Grund",
  showAll: "Sie können <all>alle Dubletten anzeigen</all>.",
  empty: {
    margin: "Nichts zusammenzuführen",
    title: "Keine Dubletten",
    text: "Mögliche Dubletten erscheinen hier nach einem Import.",
  },
  listFailed: "Die Dubletten konnten nicht geladen werden.",
  loadFailed: "Die Dubletten konnten nicht geladen werden",
  loading: "Dubletten werden geladen",
  showMore: "Mehr anzeigen",
  moreFailed: "Laden fehlgeschlagen. Erneut versuchen",
  keys: { move: "Navigieren", merge: "Zusammenführen", not: "Keine Dubletten" },
  record: {
    noEmail: "Keine E-Mail",
    noPhone: "Kein Telefon",
    noWebsite: "Keine Website",
    customers: (customers) => plural("de", customers, { one: "# Kunde", other: "# Kunden" }),
    noCustomers: "Keine Kunden",
    appointments: (appointments) =>
      plural("de", appointments, { one: "# Termin", other: "# Termine" }),
    noAppointments: "Keine Termine",
  },
  acts: {
    merge: (names) => `<hidden>${names} </hidden>Zusammenführen …`,
    mergeAll: (records, names) => `<hidden>${names}: </hidden>Alle ${records} zusammenführen …`,
    mergeThese: (records, names) => `<hidden>${names}: </hidden>Diese ${records} zusammenführen …`,
    not: (names) => `Keine Dubletten<hidden>: ${names}</hidden>`,
    again: (names) => `Als Dubletten markieren<hidden>: ${names}</hidden>`,
  },
  marked: "Als keine Dubletten markiert",
  undo: "Rückgängig machen",
  markFailed: "Das konnte nicht als keine Dubletten markiert werden",
  restored: "Wieder als mögliche Dubletten markiert",
  restoreFailed: "Das konnte nicht als Dubletten markiert werden. Versuchen Sie es erneut.",
};
