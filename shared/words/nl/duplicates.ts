import type { duplicates as english } from "../en/duplicates.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const duplicates: Words<typeof english> = {
  title: "Dubbelen",
  kinds: { customers: "Klanten", companies: "Bedrijven" },
  lists: {
    customers: "Klanten, mogelijk dubbel",
    companies: "Bedrijven, mogelijk dubbel",
  },
  which: "Dubbelen waarvan",
  none: "Geen mogelijke dubbelen.",
  count: (groups) =>
    plural("nl", groups, {
      one: "# mogelijke dubbele. Er wordt niets samengevoegd tot jij het zegt.",
      other: "# mogelijke dubbelen. Er wordt niets samengevoegd tot jij het zegt.",
    }),
  reason: "Reden",
  anyReason: "Alle redenen",
  reasons: {
    email: "Zelfde e-mail",
    phone: "Zelfde telefoon",
    website: "Zelfde website",
    name: "Naam lijkt erop",
  },
  details: {
    capitalization: "Alleen de hoofdletters verschillen",
    sameName: "En dezelfde naam",
    sameLastName: "En dezelfde achternaam",
    differentNames: "Verschillende namen",
    sameCompany: "Bij hetzelfde bedrijf",
    differentCompanies: "Verschillende bedrijven",
  },
  oldest: (shown, total) => `De oudste ${shown} van ${total}`,
  dismissed: {
    show: (groups) =>
      plural("nl", groups, {
        one: "# gemarkeerd als niet dubbel. <link><hidden>Wat als niet dubbel is gemarkeerd </hidden>Tonen</link>",
        other:
          "# gemarkeerd als niet dubbel. <link><hidden>Wat als niet dubbel is gemarkeerd </hidden>Tonen</link>",
      }),
    hide: (groups) =>
      plural("nl", groups, {
        one: "# gemarkeerd als niet dubbel. <link><hidden>Wat als niet dubbel is gemarkeerd </hidden>Verbergen</link>",
        other:
          "# gemarkeerd als niet dubbel. <link><hidden>Wat als niet dubbel is gemarkeerd </hidden>Verbergen</link>",
      }),
    customers: "Geen klanten zijn gemarkeerd als niet dubbel",
    companies: "Geen bedrijven zijn gemarkeerd als niet dubbel",
  },
  noneForReason: "Geen om deze reden",
  showAll: "Je kunt <all>alle dubbelen tonen</all>.",
  empty: {
    margin: "Niets samen te voegen",
    title: "Geen dubbelen",
    text: "Mogelijke dubbelen verschijnen hier na een import.",
  },
  listFailed: "De dubbelen konden niet worden geladen.",
  loadFailed: "De dubbelen konden niet worden geladen",
  loading: "Dubbelen laden",
  showMore: "Meer tonen",
  moreFailed: "Laden is mislukt. Opnieuw proberen",
  keys: { move: "Navigeren", merge: "Samenvoegen", not: "Niet dubbel" },
  record: {
    noEmail: "Geen e-mail",
    noPhone: "Geen telefoon",
    noWebsite: "Geen website",
    customers: (customers) => plural("nl", customers, { one: "# klant", other: "# klanten" }),
    noCustomers: "Geen klanten",
    appointments: (appointments) =>
      plural("nl", appointments, { one: "# afspraak", other: "# afspraken" }),
    noAppointments: "Geen afspraken",
  },
  list: (first, second) => `${first}, ${second}`,
  acts: {
    merge: (names) => `<hidden>${names} </hidden>Samenvoegen…`,
    mergeAll: (records, names) => `<hidden>${names}: </hidden>Alle ${records} samenvoegen…`,
    mergeThese: (records, names) => `<hidden>${names}: </hidden>Deze ${records} samenvoegen…`,
    not: (names) => `Niet dubbel<hidden>: ${names}</hidden>`,
    again: (names) => `Markeren als dubbel<hidden>: ${names}</hidden>`,
  },
  marked: "Gemarkeerd als niet dubbel",
  undo: "Ongedaan maken",
  markFailed: "Markeren als niet dubbel is mislukt",
  restored: "Weer gemarkeerd als mogelijk dubbel",
  restoreFailed: "Markeren als dubbel is mislukt. Probeer het opnieuw.",
  merging: {
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
    loading: "Laden wat je wilt samenvoegen",
    listFailed: {
      customers: "De klanten konden niet worden geladen.",
      companies: "De bedrijven konden niet worden geladen.",
    },
    nothing: "Niets samen te voegen",
    gone: {
      customers: "Deze klanten zijn al samengevoegd of verwijderd.",
      companies: "Deze bedrijven zijn al samengevoegd of verwijderd.",
    },
    back: "Naar de dubbelen",
    records: "Wat wordt samengevoegd",
    sideways: (records) =>
      plural("nl", records, {
        one: "Scrol opzij om alles te zien.",
        other: "Scrol opzij om alle # te zien.",
      }),
    added: (day, name) =>
      `Toegevoegd: ${day}. <all>Alles houden<hidden> van ${name}</hidden></all>`,
    imported: (day, name) =>
      `Geïmporteerd: ${day}. <all>Alles houden<hidden> van ${name}</hidden></all>`,
    result: "Resultaat",
    isKept: (name) => `<name>${name}</name> blijft`,
    alsoMoved: "Gaat mee",
    same: "Hetzelfde",
    sameAs: (name) => `Hetzelfde als ${name}`,
    tooLong: "Te lang om alles te houden. Kies wat blijft.",
    later: (day) => `${day}<note>, de laatste van de twee</note>`,
    latest: (day) => `${day}<note>, de laatste</note>`,
    sumOfBoth: "De som van beide",
    sumOfAll: (records) =>
      plural("nl", records, { one: "De som van #", other: "De som van alle #" }),
    takeSum: (sum) => `De som gebruiken: ${sum}`,
  },
  fields: {
    name: "Naam",
    company: "Bedrijf",
    email: "E-mail",
    phone: "Telefoon",
    status: "Status",
    value: "Waarde",
    lastContact: "Laatste contact",
    snoozedUntil: "Uitgesteld tot",
    responsible: "Verantwoordelijk",
    industry: "Branche",
    website: "Website",
    address: "Adres",
    notes: "Over",
    tags: "Labels",
  },
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
    meeting: (meetings) =>
      plural("nl", meetings, { one: "# bijeenkomst", other: "# bijeenkomsten" }),
    none: {
      customers: "Geen klanten",
      appointments: "Geen afspraken",
    },
  },
};
