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
    added: "Ajouté",
    changed: "Modifié",
    deleted: "Corbeille",
    imported: "Importé",
  },
  which: "Quels enregistrements",
  kinds: {
    all: "Tous les enregistrements",
    companies: "Entreprises",
    customers: "Clients",
    appointments: "Rendez-vous",
  },
  failed: "L’historique n’a pas pu être chargé.",
  noMatch: (typed) => `Aucune modification ne correspond à « ${typed} »`,
  noneSuch: "Aucune modification de ce genre",
  clear: "Vous pouvez <all>afficher toutes les modifications</all>.",
  none: "Encore rien ici",
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
    undoAct: (act) => `Annuler : ${act}`,
    redoAct: (act) => `Rétablir : ${act}`,
    restoreAct: (act) => `Restaurer : ${act}`,
    undoRest: (act) => `Annuler le reste : ${act}`,
    restoreRest: (act) => `Restaurer le reste : ${act}`,
  },
  details: {
    failed: "Ces enregistrements n’ont pas pu être chargés.",
    loading: "Chargement",
    before: "Avant :",
    now: "Maintenant :",
    more: (records) =>
      plural("fr", records, {
        one: "Afficher # enregistrement de plus",
        other: "Afficher # enregistrements de plus",
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
        one: "Supprimer définitivement cet enregistrement ?",
        other: "Supprimer définitivement ces # enregistrements ?",
      }),
    keepIt: "Conserver",
    keepThem: "Conserver",
    confirm: "Supprimer définitivement",
    warning: "Cela ne peut pas être annulé.",
  },
};
