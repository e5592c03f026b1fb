import type { duplicates as english } from "../en/duplicates.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const duplicates: Words<typeof english> = {
  title: "Doublons",
  kinds: { customers: "Clients", companies: "Entreprises" },
  lists: {
    customers: "Clients, doublons possibles",
    companies: "Entreprises, doublons possibles",
  },
  which: "Doublons parmi",
  none: "Aucun doublon possible.",
  count: (groups) =>
    plural("fr", groups, {
      one: "# doublon possible. Rien n’est fusionné sans votre accord.",
      other: "# doublons possibles. Rien n’est fusionné sans votre accord.",
    }),
  reason: "Raison",
  anyReason: "Toutes les raisons",
  reasons: {
    email: "Même e-mail",
    phone: "Même téléphone",
    website: "Même site web",
    name: "Nom similaire",
  },
  details: {
    capitalization: "Seules les majuscules diffèrent",
    sameName: "Et le même nom",
    sameLastName: "Et le même nom de famille",
    differentNames: "Noms différents",
    sameCompany: "Dans la même entreprise",
    differentCompanies: "Entreprises différentes",
  },
  oldest: (shown, total) => `Les ${shown} plus anciens sur ${total}`,
  dismissed: {
    show: (groups) =>
      plural("fr", groups, {
        one: "# groupe marqué « Pas des doublons ». <link>Afficher<hidden> les groupes marqués « Pas des doublons »</hidden></link>",
        other:
          "# groupes marqués « Pas des doublons ». <link>Afficher<hidden> les groupes marqués « Pas des doublons »</hidden></link>",
      }),
    hide: (groups) =>
      plural("fr", groups, {
        one: "# groupe marqué « Pas des doublons ». <link>Masquer<hidden> les groupes marqués « Pas des doublons »</hidden></link>",
        other:
          "# groupes marqués « Pas des doublons ». <link>Masquer<hidden> les groupes marqués « Pas des doublons »</hidden></link>",
      }),
    customers: "Aucun client marqué « Pas des doublons »",
    companies: "Aucune entreprise marquée « Pas des doublons »",
  },
  noneForReason: "Aucun pour cette raison",
  showAll: "Vous pouvez <all>afficher tous les doublons</all>.",
  empty: {
    margin: "Rien à fusionner",
    title: "Aucun doublon",
    text: "Les doublons possibles apparaissent ici après une importation.",
  },
  listFailed: "Les doublons n’ont pas pu être chargés.",
  loadFailed: "Les doublons n’ont pas pu être chargés",
  loading: "Chargement des doublons",
  showMore: "Afficher plus",
  moreFailed: "Le chargement a échoué. Réessayer",
  keys: { move: "Naviguer", merge: "Fusionner", not: "Pas des doublons" },
  record: {
    noEmail: "Pas d’e-mail",
    noPhone: "Pas de téléphone",
    noWebsite: "Pas de site web",
    customers: (customers) => plural("fr", customers, { one: "# client", other: "# clients" }),
    noCustomers: "Aucun client",
    appointments: (appointments) =>
      plural("fr", appointments, { one: "# rendez-vous", other: "# rendez-vous" }),
    noAppointments: "Aucun rendez-vous",
  },
  acts: {
    merge: (names) => `Fusionner…<hidden> ${names}</hidden>`,
    mergeAll: (records, names) => `Fusionner les ${records}…<hidden> ${names}</hidden>`,
    mergeThese: (records, names) => `Fusionner ces ${records}…<hidden> ${names}</hidden>`,
    not: (names) => `Pas des doublons<hidden> : ${names}</hidden>`,
    again: (names) => `Marquer comme doublons<hidden> : ${names}</hidden>`,
  },
  marked: "Marqués « Pas des doublons »",
  undo: "Annuler",
  markFailed: "Le marquage n’a pas pu être enregistré",
  restored: "De nouveau marqués comme doublons possibles",
  restoreFailed: "Le marquage comme doublons a échoué. Réessayez.",
};
