import type { parts as english } from "../en/parts.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const parts: Words<typeof english> = {
  more: "Plus",
  export: "Exporter",
  print: "Imprimer",
  copyLink: "Copier le lien",
  linkCopied: "Lien copié",
  delete: {
    customers: "Supprimer le client",
    companies: "Supprimer l’entreprise",
  },
  display: "Affichage",
  compactRows: "Lignes compactes",
  unknownFilter: (names) => `Ce lien contient un filtre que Client Desk ne connaît pas : ${names}`,
  unknownFilters: (names) =>
    `Ce lien contient des filtres que Client Desk ne connaît pas : ${names}`,
  call: "Appeler",
  email: "E-mail",
  notRecorded: "Non renseigné",
  clearSearch: "Vérifiez l’orthographe ou <all>effacez la recherche</all>.",
  breadcrumb: "Fil d’Ariane",
  dismiss: "Fermer",
  notifications: "Notifications",
  now: "Maintenant",
  choose: "Choisir",
  orLater: (day) => `Choisissez le ${day} ou une date ultérieure`,
  orEarlier: (day) => `Choisissez le ${day} ou une date antérieure`,
  tryTimes: {
    "12": (date) => `Par exemple « demain 15h » ou « ${date} 10:00 »`,
    "24": (date) => `Par exemple « demain 15h » ou « ${date} 10:00 »`,
  },
  tryDay: (date) => `Par exemple « vendredi » ou « ${date} »`,
  tryPastDay: (date) => `Par exemple « hier » ou « ${date} »`,
  pickers: {
    moreHits: (count) =>
      plural("fr", count, {
        one: "# de plus. Continuez à écrire pour réduire la liste.",
        other: "# de plus. Continuez à écrire pour réduire la liste.",
      }),
    companies: {
      choose: "Choisir une entreprise",
      none: "Aucune entreprise pour l’instant",
      noMatch: (typed) => `Aucune entreprise ne correspond à « ${typed} »`,
    },
    customers: {
      choose: "Choisir un client",
      none: "Aucun client pour l’instant",
      noMatch: (typed) => `Aucun client ne correspond à « ${typed} »`,
    },
  },
  undo: "Annuler",
  working: {
    begun: "En cours",
    soFar: (done) =>
      plural("fr", done, {
        one: "En cours : # fiche jusqu’ici",
        other: "En cours : # fiches jusqu’ici",
      }),
    of: (done, total) =>
      `En cours : ${done} sur ${plural("fr", total, { one: "# fiche", other: "# fiches" })}`,
  },
  failedRequest: (status) => `La requête a échoué (${status})`,
  others: (names) => `autres : ${names}`,
};
