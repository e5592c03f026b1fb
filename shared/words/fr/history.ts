import type { history as english } from "../en/history.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const history: Words<typeof english> = {
  title: "Historique",
  search: "Rechercher dans l’historique",
  searchHint: "Chercher un nom ou un mot",
  done: "Ce qui a été fait",
  acts: {
    all: "Tout",
    added: "Ajouts",
    changed: "Modifications",
    deleted: "Corbeille",
    imported: "Importations",
  },
  which: "Quelles fiches",
  kinds: {
    all: "Toutes les fiches",
    companies: "Entreprises",
    customers: "Clients",
    appointments: "Rendez-vous",
  },
  failed: "L’historique n’a pas pu être chargé.",
  noMatch: (typed) => `Aucune modification ne correspond à « ${typed} »`,
  noneSuch: "Aucune modification de ce type",
  clear: "Vous pouvez <all>afficher toutes les modifications</all>.",
  none: "Rien ici pour l’instant",
  noneHint: "Ce que vous ajoutez, modifiez ou supprimez apparaît ici.",
  loading: "Chargement des modifications",
  dayLabel: (day, date) => `${day}, ${date}`,
  dayCount: (date, changes) =>
    `${date}. ${plural("fr", changes, { one: "# modification", other: "# modifications" })}`,
  moreFailed: "Le chargement a échoué. Réessayer",
  earlier: "Afficher les modifications plus anciennes",
  show: "Afficher",
  hide: "Masquer",
  thisDevice: "Cet appareil",
  now: "maintenant",
  ways: {
    undo: "Annuler",
    redo: "Rétablir",
    restore: "Restaurer",
    undoAct: (act) => `Annuler (${act})`,
    redoAct: (act) => `Rétablir (${act})`,
    restoreAct: (act) => `Restaurer (${act})`,
    undoRest: (act) => `Annuler le reste (${act})`,
    restoreRest: (act) => `Restaurer le reste (${act})`,
  },
  details: {
    failed: "Ces fiches n’ont pas pu être chargées.",
    loading: "Chargement",
    before: "Avant :",
    now: "Maintenant :",
    more: (records) =>
      plural("fr", records, {
        one: "Afficher # fiche de plus",
        other: "Afficher # fiches de plus",
      }),
  },
  ofRecord: {
    failed: "Les modifications n’ont pas pu être chargées.",
    none: "Rien n’a encore été modifié.",
  },
  trash: {
    kept: (days) => plural("fr", days, { one: "Conservé # jour.", other: "Conservé # jours." }),
    empty: "Vider la corbeille",
    question: (records) =>
      plural("fr", records, {
        one: "Supprimer définitivement cette fiche ?",
        other: "Supprimer définitivement ces # fiches ?",
      }),
    keepIt: "Garder",
    keepThem: "Garder",
    confirm: "Supprimer définitivement",
    warning: "Cette action est irréversible.",
  },
};
