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
      one: "# mögliche Dublette. Nichts wird zusammengeführt, bevor Sie es sagen.",
      other: "# mögliche Dubletten. Nichts wird zusammengeführt, bevor Sie es sagen.",
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
        one: "# als keine Dublette markiert. <link><hidden>Als keine Dubletten markierte </hidden>Zeigen</link>",
        other:
          "# als keine Dubletten markiert. <link><hidden>Als keine Dubletten markierte </hidden>Zeigen</link>",
      }),
    hide: (groups) =>
      plural("de", groups, {
        one: "# als keine Dublette markiert. <link><hidden>Als keine Dubletten markierte </hidden>Verbergen</link>",
        other:
          "# als keine Dubletten markiert. <link><hidden>Als keine Dubletten markierte </hidden>Verbergen</link>",
      }),
    customers: "Keine Kunden sind als keine Dubletten markiert",
    companies: "Keine Firmen sind als keine Dubletten markiert",
  },
  noneForReason: "Keine aus diesem Grund",
  showAll: "Sie können <all>alle Dubletten zeigen</all>.",
  empty: {
    margin: "Nichts zusammenzuführen",
    title: "Keine Dubletten",
    text: "Mögliche Dubletten erscheinen hier nach einem Import.",
  },
  listFailed: "Die Dubletten konnten nicht geladen werden.",
  loadFailed: "Die Dubletten konnten nicht geladen werden",
  loading: "Dubletten werden geladen",
  showMore: "Mehr zeigen",
  moreFailed: "Das Laden ist fehlgeschlagen. Erneut versuchen",
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
  list: (first, second) => `${first}, ${second}`,
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
  merging: {
    crumb: "Zusammenführen",
    titles: { customers: "Kunden zusammenführen", companies: "Firmen zusammenführen" },
    counted: {
      customers: (customers) =>
        plural("de", customers, {
          one: "# Kunden zusammenführen",
          other: "# Kunden zusammenführen",
        }),
      companies: (companies) =>
        plural("de", companies, {
          one: "# Firma zusammenführen",
          other: "# Firmen zusammenführen",
        }),
    },
    chooseFor: (name) =>
      `Wählen Sie Feld für Feld, was bleibt.<phone> Alles kommt zu <name>${name}</name>.</phone>`,
    button: { customers: "Kunden zusammenführen", companies: "Firmen zusammenführen" },
    busy: "Wird zusammengeführt",
    keptFor: (days) =>
      plural("de", days, {
        one: "Sie können das # Tag lang rückgängig machen. Die anderen Werte bleiben im Verlauf.",
        other:
          "Sie können das # Tage lang rückgängig machen. Die anderen Werte bleiben im Verlauf.",
      }),
    done: "Zusammengeführt",
    failed: "Das Zusammenführen ist fehlgeschlagen",
    loadFailed: "Die Datensätze zum Zusammenführen konnten nicht geladen werden",
    loading: "Die Datensätze zum Zusammenführen werden geladen",
    listFailed: {
      customers: "Die Kunden konnten nicht geladen werden.",
      companies: "Die Firmen konnten nicht geladen werden.",
    },
    nothing: "Nichts zusammenzuführen",
    gone: {
      customers: "Diese Kunden wurden schon zusammengeführt oder gelöscht.",
      companies: "Diese Firmen wurden schon zusammengeführt oder gelöscht.",
    },
    back: "Zu den Dubletten",
    records: "Datensätze zum Zusammenführen",
    sideways: (records) =>
      plural("de", records, {
        one: "Scrollen Sie seitwärts, um den ganzen Datensatz zu sehen.",
        other: "Scrollen Sie seitwärts, um alle # Datensätze zu sehen.",
      }),
    added: (day, name) =>
      `Hinzugefügt: ${day}. <all>Alles behalten<hidden> von ${name}</hidden></all>`,
    imported: (day, name) =>
      `Importiert: ${day}. <all>Alles behalten<hidden> von ${name}</hidden></all>`,
    result: "Ergebnis",
    isKept: (name) => `<name>${name}</name> bleibt`,
    alsoMoved: "Geht mit",
    same: "Das Gleiche",
    sameAs: (name) => `Das Gleiche wie bei ${name}`,
    tooLong: "Zu lang, um alles zu behalten. Wählen Sie, was bleibt.",
    later: (day) => `${day}<note>, der spätere</note>`,
    latest: (day) => `${day}<note>, der späteste</note>`,
    sumOfBoth: "Die Summe beider",
    sumOfAll: (records) =>
      plural("de", records, { one: "Die Summe von #", other: "Die Summe aller #" }),
    takeSum: (sum) => `Die Summe nehmen: ${sum}`,
  },
  fields: {
    name: "Name",
    company: "Firma",
    email: "E-Mail",
    phone: "Telefon",
    status: "Status",
    value: "Wert",
    lastContact: "Letzter Kontakt",
    snoozedUntil: "Zurückgestellt bis",
    responsible: "Zuständig",
    industry: "Branche",
    website: "Website",
    address: "Adresse",
    notes: "Über",
    tags: "Schlagwörter",
  },
  without: {
    name: "Kein Name",
    company: "Keine Firma",
    email: "Keine E-Mail",
    phone: "Kein Telefon",
    status: "Kein Status",
    value: "Nichts",
    lastContact: "Nicht erfasst",
    snoozedUntil: "Nicht zurückgestellt",
    responsible: "Niemand zuständig",
    industry: "Keine Branche",
    website: "Keine Website",
    address: "Keine Adresse",
    notes: "Leer",
    tags: "Keine Schlagwörter",
  },
  belongings: {
    customers: (customers) => plural("de", customers, { one: "# Kunde", other: "# Kunden" }),
    appointments: (appointments) =>
      plural("de", appointments, { one: "# Termin", other: "# Termine" }),
    tasks: (tasks) => plural("de", tasks, { one: "# Aufgabe", other: "# Aufgaben" }),
    note: (notes) => plural("de", notes, { one: "# Notiz", other: "# Notizen" }),
    call: (calls) => plural("de", calls, { one: "# Anruf", other: "# Anrufe" }),
    email: (emails) => plural("de", emails, { one: "# E-Mail", other: "# E-Mails" }),
    meeting: (meetings) => plural("de", meetings, { one: "# Treffen", other: "# Treffen" }),
    none: {
      customers: "Keine Kunden",
      appointments: "Keine Termine",
    },
  },
};
