import type { merging as english } from "../en/merging.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const merging: Words<typeof english> = {
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
    `Choisissez ce que vous gardez, champ par champ.<phone> Tout va à <name>${name}</name>.</phone>`,
  button: { customers: "Fusionner les clients", companies: "Fusionner les entreprises" },
  busy: "Fusion en cours",
  keptFor: (days) =>
    plural("fr", days, {
      one: "Vous pouvez annuler la fusion pendant # jour. Les autres valeurs restent dans l’historique.",
      other:
        "Vous pouvez annuler la fusion pendant # jours. Les autres valeurs restent dans l’historique.",
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
  added: (day, name) => `Ajout : ${day}. <all>Tout garder<hidden>, ${name}</hidden></all>`,
  imported: (day, name) => `Importation : ${day}. <all>Tout garder<hidden>, ${name}</hidden></all>`,
  result: "Résultat",
  isKept: (name) => `<name>${name}</name> est la fiche conservée`,
  alsoMoved: "Également déplacés",
  same: "Identique",
  sameAs: (name) => `Identique à ${name}`,
  tooLong: "Trop long pour tout garder. Choisissez ce qui reste.",
  later: (day) => `${day}<note>, le plus récent des deux</note>`,
  latest: (day) => `${day}<note>, le plus récent</note>`,
  sumOfBoth: "La somme des deux",
  sumOfAll: (records) => plural("fr", records, { one: "La somme de #", other: "La somme des #" }),
  takeSum: (sum) => `Prendre la somme : ${sum}`,
  without: {
    name: "Pas de nom",
    company: "Pas d’entreprise",
    email: "Pas d’e-mail",
    phone: "Pas de téléphone",
    status: "Pas de statut",
    value: "Rien",
    lastContact: "Non renseigné",
    snoozedUntil: "Pas de pause",
    responsible: "Pas de responsable",
    industry: "Pas de secteur",
    website: "Pas de site web",
    address: "Pas d’adresse",
    notes: "Vide",
    description: "Vide",
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
