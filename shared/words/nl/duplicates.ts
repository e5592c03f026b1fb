import type { duplicates as english } from "../en/duplicates.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const duplicates: Words<typeof english> = {
  title: "Duplicaten",
  kinds: { customers: "Klanten", companies: "Bedrijven" },
  lists: {
    customers: "Klanten, mogelijke duplicaten",
    companies: "Bedrijven, mogelijke duplicaten",
  },
  which: "Duplicaten waarvan",
  none: "Geen mogelijke duplicaten.",
  count: (groups) =>
    plural("nl", groups, {
      one: "# mogelijk duplicaat. Er wordt niets samengevoegd tot jij het bevestigt.",
      other: "# mogelijke duplicaten. Er wordt niets samengevoegd tot jij het bevestigt.",
    }),
  reason: "Reden",
  anyReason: "Alle redenen",
  reasons: {
    email: "Zelfde e-mailadres",
    phone: "Zelfde telefoonnummer",
    website: "Zelfde website",
    name: "Vergelijkbare naam",
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
    customers: "Geen klanten gemarkeerd als niet dubbel",
    companies: "Geen bedrijven gemarkeerd als niet dubbel",
  },
  noneForReason: "Geen om deze reden",
  showAll: "Je kunt <all>alle duplicaten tonen</all>.",
  empty: {
    margin: "Niets om samen te voegen",
    title: "Geen duplicaten",
    text: "Mogelijke duplicaten verschijnen hier na een import.",
  },
  listFailed: "De duplicaten konden niet worden geladen.",
  loadFailed: "De duplicaten konden niet worden geladen",
  loading: "Duplicaten laden",
  showMore: "Meer tonen",
  moreFailed: "Laden mislukt. Opnieuw proberen",
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
  acts: {
    merge: (names) => `<hidden>${names}: </hidden>Samenvoegen…`,
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
};
