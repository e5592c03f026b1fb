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
    name: "Nom semblable",
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
        one: "# groupe marqué comme n’étant pas des doublons. <link>Afficher<hidden> ce qui n’est pas un doublon</hidden></link>",
        other:
          "# groupes marqués comme n’étant pas des doublons. <link>Afficher<hidden> ce qui n’est pas un doublon</hidden></link>",
      }),
    hide: (groups) =>
      plural("fr", groups, {
        one: "# groupe marqué comme n’étant pas des doublons. <link>Masquer<hidden> ce qui n’est pas un doublon</hidden></link>",
        other:
          "# groupes marqués comme n’étant pas des doublons. <link>Masquer<hidden> ce qui n’est pas un doublon</hidden></link>",
      }),
    customers: "Aucun client n’est marqué comme n’étant pas un doublon",
    companies: "Aucune entreprise n’est marquée comme n’étant pas un doublon",
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
  moreFailed: "Échec du chargement. Réessayer",
  keys: { move: "Se déplacer", merge: "Fusionner", not: "Pas des doublons" },
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
  list: (first, second) => `${first}, ${second}`,
  acts: {
    merge: (names) => `Fusionner…<hidden> ${names}</hidden>`,
    mergeAll: (records, names) => `Fusionner les ${records}…<hidden> ${names}</hidden>`,
    mergeThese: (records, names) => `Fusionner ces ${records}…<hidden> ${names}</hidden>`,
    not: (names) => `Pas des doublons<hidden> : ${names}</hidden>`,
    again: (names) => `Marquer comme doublons<hidden> : ${names}</hidden>`,
  },
  marked: "Marqués comme n’étant pas des doublons",
  undo: "Annuler",
  markFailed: "Le marquage n’a pas pu être enregistré",
  restored: "De nouveau marqués comme doublons possibles",
  restoreFailed: "Le marquage comme doublons a échoué. Réessayez.",
  merging: {
    crumb: "Fusionner",
    titles: { customers: "Fusionner des clients", companies: "Fusionner des entreprises" },
    counted: {
      customers: (customers) =>
        plural("fr", customers, { one: "Fusionner # client", other: "Fusionner # clients" }),
      companies: (companies) =>
        plural("fr", companies, {
          one: "Fusionner # entreprise",
          other: "Fusionner # entreprises",
        }),
    },
    chooseFor: (name) =>
      `Choisissez ce qui reste, champ par champ.<phone> Tout va à <name>${name}</name>.</phone>`,
    button: { customers: "Fusionner les clients", companies: "Fusionner les entreprises" },
    busy: "Fusion en cours",
    keptFor: (days) =>
      plural("fr", days, {
        one: "Vous pouvez annuler pendant # jour. Les autres valeurs restent dans l’historique.",
        other: "Vous pouvez annuler pendant # jours. Les autres valeurs restent dans l’historique.",
      }),
    done: "Fusion effectuée",
    failed: "La fusion a échoué",
    loadFailed: "Les fiches à fusionner n’ont pas pu être chargées",
    loading: "Chargement des fiches à fusionner",
    listFailed: {
      customers: "Les clients n’ont pas pu être chargés.",
      companies: "Les entreprises n’ont pas pu être chargées.",
    },
    nothing: "Rien à fusionner",
    gone: {
      customers: "Ces clients ont déjà été fusionnés ou supprimés.",
      companies: "Ces entreprises ont déjà été fusionnées ou supprimées.",
    },
    back: "Aller aux doublons",
    records: "Fiches à fusionner",
    sideways: (records) =>
      plural("fr", records, {
        one: "Faites défiler latéralement pour voir toute la fiche.",
        other: "Faites défiler latéralement pour voir les # fiches.",
      }),
    added: (day, name) => `Ajout : ${day}. <all>Tout garder<hidden> de ${name}</hidden></all>`,
    imported: (day, name) =>
      `Importation : ${day}. <all>Tout garder<hidden> de ${name}</hidden></all>`,
    result: "Résultat",
    isKept: (name) => `<name>${name}</name> est la fiche conservée`,
    alsoMoved: "Suit aussi",
    same: "Identique",
    sameAs: (name) => `Identique à ${name}`,
    tooLong: "Trop long pour tout garder. Choisissez ce qui reste.",
    later: (day) => `${day}<note>, le plus récent des deux</note>`,
    latest: (day) => `${day}<note>, le plus récent</note>`,
    sumOfBoth: "La somme des deux",
    sumOfAll: (records) => plural("fr", records, { one: "La somme de #", other: "La somme des #" }),
    takeSum: (sum) => `Prendre la somme : ${sum}`,
  },
  fields: {
    name: "Nom",
    company: "Entreprise",
    email: "E-mail",
    phone: "Téléphone",
    status: "Statut",
    value: "Valeur",
    lastContact: "Dernier contact",
    snoozedUntil: "Reporté jusqu’au",
    responsible: "Responsable",
    industry: "Secteur",
    website: "Site web",
    address: "Adresse",
    notes: "À propos",
    tags: "Étiquettes",
  },
  without: {
    name: "Pas de nom",
    company: "Pas d’entreprise",
    email: "Pas d’e-mail",
    phone: "Pas de téléphone",
    status: "Pas de statut",
    value: "Rien",
    lastContact: "Non renseigné",
    snoozedUntil: "Pas de report",
    responsible: "Pas de responsable",
    industry: "Pas de secteur",
    website: "Pas de site web",
    address: "Pas d’adresse",
    notes: "Vide",
    tags: "Aucune étiquette",
  },
  belongings: {
    customers: (customers) => plural("fr", customers, { one: "# client", other: "# clients" }),
    appointments: (appointments) =>
      plural("fr", appointments, { one: "# rendez-vous", other: "# rendez-vous" }),
    tasks: (tasks) => plural("fr", tasks, { one: "# tâche", other: "# tâches" }),
    note: (notes) => plural("fr", notes, { one: "# note", other: "# notes" }),
    call: (calls) => plural("fr", calls, { one: "# appel", other: "# appels" }),
    email: (emails) => plural("fr", emails, { one: "# e-mail", other: "# e-mails" }),
    meeting: (meetings) => plural("fr", meetings, { one: "# réunion", other: "# réunions" }),
    none: {
      customers: "Aucun client",
      appointments: "Aucun rendez-vous",
    },
  },
};
